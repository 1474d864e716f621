import type { StopState } from './diamond.tsx';

/** A stop at the end of a stretch of this length, in any unit. */
export type RailStop = { length: number; isDone: boolean };

export type PlacedStop = { at: number; state: StopState };

/** More stops would touch on a narrow rail, such as a phone's. `rail.css` then hides all but the current one. */
export const mostWhenNarrow = 20;
/** More stops would touch on any rail. */
const drawnAtMost = 60;

/** The stops to draw: all of them or, if they are too many to stay apart, only the current one. */
export function drawnStops(stops: readonly RailStop[]): PlacedStop[] {
  const placed = placeStops(stops);
  return placed.length <= drawnAtMost ? placed : placed.filter(({ state }) => state === 'current');
}

/**
 * The position of each stop on the rail, 0–100, and its state: `done`, `current` for the first that is not done, or
 * `ahead`.
 */
export function placeStops(stops: readonly RailStop[]): PlacedStop[] {
  const total = stops.reduce((sum, { length }) => sum + length, 0);
  const current = stops.findIndex(({ isDone }) => !isDone);
  let travelled = 0;
  return stops.map(({ length, isDone }, index) => {
    travelled += length;
    return {
      at: (travelled / total) * 100,
      state: isDone ? 'done' : index === current ? 'current' : 'ahead',
    };
  });
}
