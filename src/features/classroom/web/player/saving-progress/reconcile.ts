import type { Playback } from '../../../../../contract/media/playback.ts';
import type { CachedPlayback } from './playback-cache.ts';

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.05;

/**
 * Merges this device's unsaved state with the server's. If the server's position has not changed since, this device's
 * position is used; if another device has moved it, the server's is. The watched part is the larger of both.
 * @returns `pending` when the server needs an update
 */
export function reconcile(server: Playback, copy: CachedPlayback | null): Playback & { pending: boolean } {
  if (!copy || copy.saved) return { position: server.position, percent: server.percent, pending: false };
  const untouched =
    near(server.position, copy.base) || (copy.asked !== null && near(server.position, copy.asked));
  return {
    position: untouched ? copy.position : server.position,
    percent: Math.max(server.percent, copy.percent),
    pending: (untouched && !near(copy.position, server.position)) || copy.percent > server.percent,
  };
}
