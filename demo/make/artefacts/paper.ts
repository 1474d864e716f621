import { HEADING, TEXT } from '../drawing/fonts.ts';
import { escapeXml, oklch, THEME } from '../drawing/theme.ts';

/** The tone of a picture's ground: courses of one category share a hue and differ in tone. */
export type Tone = 'deep' | 'vivid' | 'pale';

/** The colours of a picture, all of one hue except amber, which marks what matters. */
export type Ink = {
  /** Title-strength text and lines on paper. */
  dark: string;
  /** Filled shapes on paper. */
  main: string;
  /** Quieter shapes on paper. */
  soft: string;
  /** The quietest surface on paper. */
  faint: string;
  /** Secondary text on paper. */
  grey: string;
  ground: string;
  far: string;
  /** Text and lines straight on the ground. */
  onGround: string;
  amber: string;
};

/** Draws what a course is about on 1280 × 720 pixels. */
export type Artefact = (ink: Ink) => string;

const GROUNDS: Record<Tone, [lightness: number, chroma: number]> = {
  deep: [0.34, 0.075],
  vivid: [0.53, 0.11],
  pale: [0.87, 0.06],
};

export function inkOf(hue: number, tone: Tone): Ink {
  const [lightness, chroma] = GROUNDS[tone];
  return {
    dark: oklch(0.27, 0.055, hue),
    main: oklch(0.5, 0.11, hue),
    soft: oklch(0.78, 0.075, hue),
    faint: oklch(0.945, 0.022, hue),
    grey: oklch(0.5, 0.03, hue),
    ground: oklch(lightness, chroma, hue),
    far: oklch(lightness - 0.06, chroma, hue + 8),
    onGround: tone === 'pale' ? oklch(0.27, 0.055, hue) : '#ffffff',
    amber: THEME.amber,
  };
}

export type Style = { fill: string; weight?: number; anchor?: 'start' | 'middle' | 'end'; family?: 'head' };

/** Text with its baseline at `y`. Nothing below 44 pixels can be read on a phone's card. */
export function words(text: string, x: number, y: number, size: number, style: Style): string {
  const { fill, weight = 600, anchor = 'start', family } = style;
  const font = `font-family="${family ? HEADING : TEXT}" font-size="${size}" font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${font} fill="${fill}">${escapeXml(text)}</text>`;
}

export function block(x: number, y: number, width: number, height: number, fill: string, radius = 14) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A sheet of paper with a quiet shadow; it may run over the picture's edge. */
export function sheet(x: number, y: number, width: number, height: number, fill = '#ffffff', radius = 28) {
  return `<rect x="${x}" y="${y + 14}" width="${width}" height="${height}" rx="${radius}" fill="#000" opacity=".16"/>${block(x, y, width, height, fill, radius)}`;
}

/** A word on a coloured pill, centred. */
export function pill(
  x: number,
  y: number,
  width: number,
  text: string,
  fill: string,
  ink: string,
  size = 46,
) {
  const height = Math.round(size * 1.55);
  return `${block(x, y, width, height, fill, height / 2)}${words(text, x + width / 2, y + size * 1.12, size, { fill: ink, weight: 700, anchor: 'middle' })}`;
}

export function stroke(path: string, colour: string, width: number, more = '') {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function shape(path: string, fill: string, opacity = 1) {
  return `<path d="${path}Z" fill="${fill}" opacity="${opacity}"/>`;
}

export function dot(x: number, y: number, r: number, fill: string, more = '') {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

/** A person as a head and shoulders within a disc. */
export function person(x: number, y: number, r: number, fill: string, figure: string): string {
  const shoulders = `M${x - r * 0.56},${y + r * 0.66}a${r * 0.56},${r * 0.5} 0 0 1 ${r * 1.12},0`;
  return `${dot(x, y, r, fill)}${dot(x, y - r * 0.2, r * 0.34, figure)}${shape(shoulders, figure)}`;
}

export function turned(degrees: number, x: number, y: number, content: string) {
  return `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
}

export function tick(x: number, y: number, size: number, colour: string, width = 14) {
  return stroke(`M${x},${y}l${size * 0.35},${size * 0.35} ${size * 0.65},${-size * 0.75}`, colour, width);
}
