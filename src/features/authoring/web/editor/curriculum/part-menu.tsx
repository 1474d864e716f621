import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../../../../ui/actions/menu.tsx';
import type { Part } from '../../../curriculum/curriculum-moves.ts';
import { RowIcon } from './row-icon.tsx';
import type { MoveActions } from './use-moves.ts';

/** The actions for a section or a lecture; specific ones come as children. */
export function PartMenu(props: {
  part: Part;
  name: string;
  moves: MoveActions;
  canUp: boolean;
  canDown: boolean;
  onDelete: () => void;
  children?: ReactNode;
}) {
  const { part, name, moves, canUp, canDown, onDelete, children } = props;
  return (
    <Menu
      label={<RowIcon name="ellipsis" />}
      accessibleLabel={`Actions for ${name}`}
      align="end"
      chevron={false}
      late
      triggerClassName="btn btn-quiet btn-sm btn-icon"
    >
      <MenuItem icon={<ArrowUp aria-hidden="true" />} disabled={!canUp} onClick={() => moves.step(part, -1)}>
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden="true" />}
        disabled={!canDown}
        onClick={() => moves.step(part, 1)}
      >
        Move down
      </MenuItem>
      {children}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onClick={onDelete}>
        Delete {part.kind}
      </MenuItem>
    </Menu>
  );
}
