/** Red, green and blue of sRGB, each 0–1. */
export type Rgb = readonly [number, number, number];

/** An opaque `oklch(L C H)` as sRGB, clipped to its gamut. Matrices: Björn Ottosson, "Oklab". */
export function parseOklch(css: string): Rgb {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css);
  if (!match) throw new Error(`not an oklch colour: ${css}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The WCAG 2 contrast ratio of two colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

function encode(linear: number): number {
  const held = Math.min(1, Math.max(0, linear));
  return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
}

function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
