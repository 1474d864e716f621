/** The part of fontkit that certificates use; it ships without types. */
declare module 'fontkit' {
  export type Command = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };
  export type Path = { commands: Command[] };
  export type Glyph = {
    path: Path;
    advanceWidth: number;
    _getMetrics(): { leftBearing: number };
  };
  export type Subset = {
    font: { getGlyph(id: number): Glyph };
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(id: number): number;
  };
  export type Font = {
    postscriptName: string;
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getVariation(axes: Record<string, number>): Font;
    createSubset(): Subset;
    layout(text: string, features?: string[] | Record<string, boolean>, ...more: unknown[]): unknown;
  };
  export function create(file: Uint8Array): Font;
}
