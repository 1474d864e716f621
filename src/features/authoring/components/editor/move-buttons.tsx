import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { IconButton } from '../../../../ui/icon-button.tsx';

/** Moves a part one place up or down; at the end of the line the button says so by being off. */
export function MoveButtons(props: {
  thing: string;
  canUp: boolean;
  canDown: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  const { thing, canUp, canDown, onMove } = props;
  return (
    <>
      <IconButton
        label={`Move ${thing} up`}
        title="Move up"
        size="sm"
        disabled={!canUp}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${thing} down`}
        title="Move down"
        size="sm"
        disabled={!canDown}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </>
  );
}
