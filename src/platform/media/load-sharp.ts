/**
 * The library that draws pictures, loaded when the first is drawn. It remembers no picture: hardly one is drawn twice, and its memory would
 * stay with an idle process.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
