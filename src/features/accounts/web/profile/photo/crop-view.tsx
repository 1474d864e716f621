import { type PointerEvent, useEffect, useRef } from 'react';
import { drawSquare, moved, type View } from './crop.ts';
import type { Chosen } from './use-photo.ts';

/** Twice the displayed size, for high-density screens. */
const pixels = 256;

/** The visible part of the chosen photo; it can be dragged. */
export function CropView({ picture, view, onViewChange }: Chosen & { onViewChange: (view: View) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, view);
  }, [picture, view]);

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!last.current) return;
    const side = currentTarget.clientWidth;
    onViewChange(moved(picture, view, { x: (x - last.current.x) / side, y: (y - last.current.y) / side }));
    last.current = { x, y };
  }
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      role="img"
      aria-label="Preview of your photo"
      className="size-32 cursor-grab touch-none rounded-full border border-hairline bg-sunken active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = undefined;
      }}
      onPointerCancel={() => {
        last.current = undefined;
      }}
    />
  );
}
