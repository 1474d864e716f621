import type { Part } from '../../../curriculum/curriculum-moves.ts';
import { RowIcon } from './row-icon.tsx';
import { handleHintId, type MoveActions } from './use-moves.ts';

/** The drag handle of a part: dragged with a pointer, or picked up with Space and moved with the arrow keys. */
export function DragHandle(props: {
  part: Part;
  name: string;
  moves: MoveActions;
  isLifted: boolean;
  onPointerDown: ((event: unknown) => void) | undefined;
}) {
  const { part, name, moves, isLifted, onPointerDown } = props;
  return (
    <button
      type="button"
      data-handle
      className="drag-handle"
      aria-label={`Move ${name}`}
      aria-describedby={handleHintId}
      aria-pressed={isLifted}
      title="Drag to move"
      onPointerDown={onPointerDown}
      onKeyDown={(event) => moves.onHandleKey(part, event)}
      onBlur={moves.onHandleBlur}
    >
      <RowIcon name="grip" />
    </button>
  );
}
