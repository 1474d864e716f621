/**
 * Loads the image library on first use. Its cache is off: images are rarely processed twice, and the memory would stay
 * with an idle process.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
