/** The documented part of fontkit that we use; it ships without types. */
declare module 'fontkit' {
  export type Glyph = { codePoints: number[]; advanceWidth: number; path: { toSVG(): string } };
  export type GlyphRun = {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    characterSet: number[];
    variationAxes: Record<string, unknown>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string, features?: string[] | Record<string, boolean>): GlyphRun;
  };
  export function create(file: Uint8Array): Font;
}
