/** Where a section's heading stands: pixels from the top of the window. */
export type Place = { id: string; top: number };

/** The section one is reading: the last whose heading has passed the line, or the first while none has. */
export function sectionInView(places: readonly Place[], line: number): string | undefined {
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id;
}
