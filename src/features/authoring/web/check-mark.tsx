import Check from 'lucide-react/icons/check';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { Diamond } from '../../../ui/progress/diamond.tsx';
import type { ChecklistItem } from '../publishing/checklist.ts';

/** The mark of a checklist item: a tick if the item is done, otherwise the milestone ahead. */
export function CheckMark({ item }: { item: ChecklistItem }) {
  return (
    <span className="grid size-5 shrink-0 place-items-center">
      {item.isDone ? (
        <Check aria-hidden="true" className="!text-green" />
      ) : (
        <Diamond state={item.isNeeded ? 'current' : 'ahead'} />
      )}
      <VisuallyHidden>{item.isDone ? 'Done: ' : 'Missing: '}</VisuallyHidden>
    </span>
  );
}
