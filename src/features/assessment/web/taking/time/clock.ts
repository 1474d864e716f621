/**
 * A moment by both clocks of a device, in milliseconds. People and networks set the wall clock; the monotonic clock
 * only moves forward, but stops on some devices while they sleep.
 */
export type Moment = { wall: number; steady: number };

/** When a time limit ends and what time it was, by the server's clock, when its response arrived at this device. */
export type Limit = { dueAt: string; now: string; received: Moment };

/** How far the two clocks may drift apart while nobody sets them and the device is awake. */
const driftMs = 2_000;

export const thisMoment = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/** When the response that this document came with began to arrive: its scripts may have started much later. */
export function documentReceived(): Moment {
  const { wall, steady } = thisMoment();
  const [document] = performance.getEntriesByType('navigation');
  const responded = document instanceof PerformanceNavigationTiming ? document.responseStart : steady;
  const ago = Math.max(0, steady - responded);
  return { wall: wall - ago, steady: steady - ago };
}

/**
 * Measures how much of a time limit is left.
 * @returns whole `seconds`; `isOver` once that is certain; `isUnsure` after a sleep or a changed clock, when only the
 * server knows the time
 */
export function timeLeft({ dueAt, now, received }: Limit, moment: Moment) {
  const steady = moment.steady - received.steady;
  const wall = moment.wall - received.wall;
  const allowed = Date.parse(dueAt) - Date.parse(now);
  const seconds = wholeSeconds(allowed - Math.max(steady, wall));
  const isUnsure = Math.abs(wall - steady) > driftMs;
  // At least as much time has passed as the monotonic clock has counted.
  return { seconds, isUnsure, isOver: wholeSeconds(allowed - steady) === 0 || (seconds === 0 && !isUnsure) };
}

export const wholeSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));
