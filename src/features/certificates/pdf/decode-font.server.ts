let last: Promise<unknown> = Promise.resolve();

/**
 * A WOFF2 font as TrueType. Fonts are decoded one after the other: the decoder returns a view of its own memory, which its
 * next call overwrites.
 */
export function decodeFont(compressed: Buffer): Promise<Buffer> {
  const decoded = last.then(async () => {
    const { decompress } = await import('wawoff2');
    return Buffer.from(await decompress(compressed));
  });
  last = decoded.catch(() => {});
  return decoded;
}
