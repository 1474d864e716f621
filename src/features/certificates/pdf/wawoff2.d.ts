declare module 'wawoff2' {
  /** Converts a WOFF2 file to TrueType. @throws Error if the file is not WOFF2 */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
