export type Box = { top: number; bottom: number; left: number; right: number };

const step = 8;
const edge = 16;

/**
 * Where a stack of toasts covers nothing: as high up as possible.
 * @param stack its height, and its left and right edges, in pixels
 * @param obstacles what must stay visible
 * @returns pixels from the top of the window, or undefined if there is no such position
 */
export function freeTop(
  stack: { height: number; left: number; right: number },
  obstacles: readonly Box[],
  windowHeight: number,
): number | undefined {
  for (let top = edge; top + stack.height + edge <= windowHeight; top += step) {
    const box = { top, bottom: top + stack.height, left: stack.left, right: stack.right };
    if (!obstacles.some((obstacle) => overlap(box, obstacle))) return top;
  }
  return undefined;
}

const overlap = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
