/** sRGB hex of an OKLCH colour, for renderers without `oklch()`. Lightness 0–1, hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(byte).join('')}`;
}

/** The product's light theme. */
export const THEME = {
  paper: oklch(0.985, 0.004, 165),
  surface: '#ffffff',
  ink: oklch(0.22, 0.03, 175),
  secondInk: oklch(0.43, 0.03, 175),
  green: oklch(0.45, 0.1, 160),
  deepGreen: oklch(0.38, 0.085, 160),
  tint: oklch(0.95, 0.035, 160),
  amber: oklch(0.82, 0.16, 80),
  hairline: oklch(0.89, 0.012, 165),
  border: oklch(0.62, 0.02, 165),
};

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Points of a diamond with the given half-diagonal, for `<polygon points>`. */
export function diamond(x: number, y: number, half: number): string {
  return `${x},${y - half} ${x + half},${y} ${x},${y + half} ${x - half},${y}`;
}
