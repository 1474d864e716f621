/** A section of a long text: the id of its heading and what it is called. */
export type Section = { id: string; title: string };

/** Where a section's heading stands: pixels from the top of the window. */
export type Place = { id: string; top: number };

/** The section one is reading: the last whose heading has passed the line, or the first while none has. */
export function sectionInView(places: readonly Place[], line: number): string | undefined {
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id;
}

/** The reading line, as a share of the window's height from its top. */
export const readingShare = 0.3;

/**
 * Where the reading line is, in pixels from the top of the window. Near the end of the page it sinks to the bottom of the
 * window, so that short last sections, which can never come to the top, have their turn too.
 * @param remaining pixels that can still be scrolled down
 */
export function readingLine(windowHeight: number, remaining: number): number {
  const usual = windowHeight * readingShare;
  return usual + Math.max(0, windowHeight - usual - remaining);
}
