import type { Playback } from '../../../../../contract/playback.ts';
import type { CachedPlayback } from './playback-cache.ts';

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.05;

/**
 * Where a lecture stands when this device holds something that the server may not have. Nobody has moved the place
 * since: this device's counts. Another device has: the server's does. What was watched is the most of both.
 * @returns `pending` when the server is to be told
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
