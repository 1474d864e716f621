import { Menu, MenuHeading, MenuItem } from '../../../../ui/actions/menu.tsx';
import type { EditorState } from '../../draft/edited-course.ts';
import { type ChecklistItem, checklistOf } from '../../publishing/checklist.ts';
import { CheckMark } from '../check-mark.tsx';

/** The publishing checklist, updated as the author types. Each item leads to its field. */
export function ChecklistMenu({ state, onGoTo }: { state: EditorState; onGoTo: (field: string) => void }) {
  const items = checklistOf(state);
  const done = items.filter(({ isDone }) => isDone).length;
  const group = (isNeeded: boolean) =>
    items
      .filter((item) => item.isNeeded === isNeeded)
      .map((item) => <Item key={item.label} item={item} onGoTo={onGoTo} />);
  return (
    <Menu label={`Checklist: ${done} of ${items.length}`} triggerClassName="btn btn-quiet">
      <MenuHeading>Needed</MenuHeading>
      {group(true)}
      <MenuHeading>Recommended</MenuHeading>
      {group(false)}
    </Menu>
  );
}

function Item({ item, onGoTo }: { item: ChecklistItem; onGoTo: (field: string) => void }) {
  return (
    <MenuItem icon={<CheckMark item={item} />} onClick={() => onGoTo(item.field)}>
      {item.label}
    </MenuItem>
  );
}
