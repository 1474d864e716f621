/** The playback speeds; the server accepts up to two and a half times real time. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const slowest = speeds[0];
const fastest = speeds[speeds.length - 1] ?? 1;

export const faster = (speed: number): number => speeds.find((one) => one > speed) ?? fastest;
export const slower = (speed: number): number => speeds.findLast((one) => one < speed) ?? slowest;

/** The next higher speed; after the fastest, the slowest. */
export const nextSpeed = (speed: number): number => (speed >= fastest ? slowest : faster(speed));
