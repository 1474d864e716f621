/** A section of a long text: its heading's id and title. */
export type Section = { id: string; title: string };

/** The position of a section's heading: pixels from the top of the window. */
export type Place = { id: string; top: number };

/** The section being read: the last whose heading has passed the line, or the first if none has. */
export function sectionInView(places: readonly Place[], line: number): string | undefined {
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id;
}

/** The reading line, as a share of the window's height from its top. */
export const readingShare = 0.3;

/**
 * The position of the reading line, in pixels from the top of the window. Near the end of the page it moves to the
 * bottom of the window, so that short last sections, which can never reach the top, get their turn.
 * @param remaining pixels that can still be scrolled down
 */
export function readingLine(windowHeight: number, remaining: number): number {
  const usual = windowHeight * readingShare;
  return usual + Math.max(0, windowHeight - usual - remaining);
}
