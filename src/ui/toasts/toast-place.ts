export type Box = { top: number; bottom: number; left: number; right: number };

const step = 8;
const edge = 16;
/** Sonner's distance between toasts. */
const between = 14;
/** The height of one toast with a description, until it can be measured. */
const likelyHeight = 88;

/** The height of a stack of toasts. An overestimate could rule out a place between a dialog's buttons. */
export function heightOfStack(toasts: readonly number[]): number {
  const measured = toasts.filter((height) => height > 0);
  if (measured.length === 0) return likelyHeight;
  return measured.reduce((sum, height) => sum + height + between, 0);
}

/**
 * The highest position at which a stack of toasts covers no obstacle.
 * @param stack its height, and its left and right edges, in pixels
 * @param obstacles what must stay visible
 * @param highest the highest position to try
 * @returns pixels from the top of the window, or undefined if there is no such position
 */
export function freeTop(
  stack: { height: number; left: number; right: number },
  obstacles: readonly Box[],
  windowHeight: number,
  highest = edge,
): number | undefined {
  for (let top = highest; top + stack.height + edge <= windowHeight; top += step) {
    const box = { top, bottom: top + stack.height, left: stack.left, right: stack.right };
    if (!obstacles.some((obstacle) => overlap(box, obstacle))) return top;
  }
  return undefined;
}

/**
 * The tallest part of the window in which a stack of toasts covers no obstacle: for a stack that fits nowhere and has to
 * scroll.
 */
export function tallestGap(
  stack: { left: number; right: number },
  obstacles: readonly Box[],
  windowHeight: number,
): { top: number; height: number } {
  const beside = obstacles.filter(({ left, right }) => left < stack.right && stack.left < right);
  const ends = [edge, ...beside.map(({ bottom }) => bottom + step)].filter((top) => top >= edge);
  const gaps = ends.map((top) => {
    const below = beside.filter((obstacle) => obstacle.bottom > top).map((obstacle) => obstacle.top);
    return { top, height: Math.min(windowHeight, ...below) - step - top };
  });
  return gaps.reduce((best, gap) => (gap.height > best.height ? gap : best));
}

const overlap = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
