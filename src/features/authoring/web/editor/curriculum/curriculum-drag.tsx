import {
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  useDndMonitor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { cx } from '../../../../../ui/cx.ts';
import type { DropTarget, Part } from '../../../curriculum/curriculum-moves.ts';

type Mark = DropTarget['side'] | undefined;

/** Created once: new options would re-render every row. */
const sensorOptions = { activationConstraint: { distance: 4 } };

const TargetContext = createContext<DropTarget | null>(null);

/** Silences the library: the curriculum itself announces every move, whether by key, menu or pointer. */
const silent = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/**
 * Where sections and lectures can be dragged. Place it above the state they come from: whenever `DndContext` renders,
 * every row below checks its contexts for changes.
 */
export function DragArea({ children }: { children: ReactNode }) {
  const sensors = useSensors(useSensor(PointerSensor, sensorOptions));
  return (
    <DndContext sensors={sensors} collisionDetection={nearestRow} accessibility={silent}>
      {children}
    </DndContext>
  );
}

/** Lets sections and lectures be dragged by mouse, pen and touch. Nothing moves before the drop. */
export function CurriculumDrag(props: {
  nameOf: (part: Part) => string;
  onDrop: (part: Part, target: DropTarget) => void;
  children: ReactNode;
}) {
  const { nameOf, onDrop, children } = props;
  const [dragged, setDragged] = useState<Part | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  useEscapeForDrag(dragged !== null);
  useDndMonitor({
    onDragStart: ({ active }) => setDragged(partOf(active.data.current)),
    onDragMove: follow,
    onDragOver: follow,
    onDragCancel: end,
    onDragEnd: ({ active, collisions }) => {
      const part = partOf(active.data.current);
      const over = targetIn(collisions);
      end();
      if (part && over) onDrop(part, over);
    },
  });

  function follow({ collisions }: Pick<DragMoveEvent, 'collisions'>) {
    const next = targetIn(collisions);
    setTarget((before) => (before?.key === next?.key && before?.side === next?.side ? before : next));
  }
  function end() {
    setDragged(null);
    setTarget(null);
  }
  return (
    <>
      <TargetContext value={target}>{children}</TargetContext>
      <DragOverlay dropAnimation={null}>
        {dragged && <div className="drag-ghost">{nameOf(dragged)}</div>}
      </DragOverlay>
    </>
  );
}

/** Escape cancels a drag and does nothing else: the dialog stays open. */
function useEscapeForDrag(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    const keepOpen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', keepOpen, true);
    return () => document.removeEventListener('keydown', keepOpen, true);
  }, [isDragging]);
}

type DragRow = {
  part: Part;
  /** The class of the row's element. */
  className: string;
  /** Whether it is being moved with the arrow keys. */
  isLifted: boolean;
  disabled?: boolean;
};

/** What a row and its handle need to be dragged, and to show a drop marker. */
export function useDragRow({ part, className, isLifted, disabled }: DragRow) {
  const { setNodeRef: setDrag, listeners, isDragging } = useDraggable({ id: part.key, data: part, disabled });
  const { setNodeRef: setDrop } = useDroppable({ id: part.key, data: part });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      setDrag(node);
      setDrop(node);
    },
    [setDrag, setDrop],
  );
  const onPointerDown = listeners?.onPointerDown as ((event: unknown) => void) | undefined;
  const row = {
    ref,
    className: cx(className, isDragging && 'opacity-50'),
    'data-drop': useMark(part.key),
    'data-lifted': isLifted || undefined,
  };
  return { row, handle: { part, isLifted, onPointerDown } };
}

/** Makes the end of a section's lectures a drop target; in a folded section, the summary. */
export function useDropEnd(section: string, { isFolded }: { isFolded?: boolean } = {}) {
  const { setNodeRef } = useDroppable({
    id: `${isFolded === undefined ? 'end' : 'summary'} of ${section}`,
    data: { kind: 'end', key: section },
    disabled: isFolded === false,
  });
  const target = useContext(TargetContext);
  return { ref: setNodeRef, mark: target?.kind === 'end' && target.key === section ? 'before' : undefined };
}

function useMark(key: string): Mark {
  const target = useContext(TargetContext);
  return target?.key === key && target.kind !== 'end' ? target.side : undefined;
}

const partOf = (data: unknown): Part | null => (data ? (data as Part) : null);

const targetIn = (collisions: Collision[] | null): DropTarget | null =>
  (collisions?.[0]?.data?.target as DropTarget | undefined) ?? null;

/**
 * The row under the pointer, or the nearest to it, and which half of it. Sections can only be dropped next to sections.
 */
const nearestRow: CollisionDetection = ({
  active,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  const part = partOf(active.data.current);
  if (!part || !pointerCoordinates) return [];
  const { y } = pointerCoordinates;
  const rows = droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    const data = container.data.current as { kind: DropTarget['kind']; key: string } | undefined;
    if (!rect || !data || (data.kind === 'section') !== (part.kind === 'section')) return [];
    const distance = Math.max(rect.top - y, y - rect.bottom, 0);
    const side = y < rect.top + rect.height / 2 ? 'before' : 'after';
    return [{ container, distance, target: { ...data, side } as DropTarget }];
  });
  return rows
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 1)
    .map(({ container, distance, target }) => ({
      id: container.id,
      data: { droppableContainer: container, value: distance, target },
    }));
};
