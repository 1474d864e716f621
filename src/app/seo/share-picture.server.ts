import type { Font } from 'fontkit';
import { loadSharp } from '../../platform/media/load-sharp.ts';
import { breakLines, type Pen, type RunsOf, writeLine } from './lettering.server.ts';

/** The fonts to draw with, and a function that splits text into runs, each in a font that has its characters. */
export type Lettering = {
  faces: { display: readonly Font[]; text: readonly Font[]; strong: readonly Font[] };
  runsOf: RunsOf;
};

export type ShareCopy = {
  title: string;
  /** Next to the first milestone, such as the instructor. */
  byline: string;
  /** On the sign above the title, such as the level. */
  sign?: string;
};

const width = 1200;
const height = 630;
/** The left edge of the photo; text stays to the left of it. */
const panelLeft = 740;
const ground = '#0d2a21';
const amber = '#fbb62d';
const green = '#5bdc9f';

/** Increase it when the design changes: URLs stay the same, and caches learn that the image has changed. */
export const drawingVersion = 1;

/**
 * Draws the sharing image of a page, 1200 × 630 pixels, as PNG.
 * @param photo the bytes of a background image, such as a course's thumbnail; without one, a route is drawn
 */
export async function drawSharePicture(
  lettering: Lettering,
  copy: ShareCopy,
  photo: Uint8Array | null,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const behind = photo ? await besidePhoto(photo) : Buffer.from(svg(routeDrawing()));
  return sharp(behind)
    .composite([{ input: Buffer.from(svg(lines(lettering, copy))) }])
    .png({ palette: true, quality: 100, effort: 4 })
    .toBuffer();
}

/** The logo mark alone, 512 pixels square. */
export async function drawLogo(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#fff"/>${mark(32, 32, 14)}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** The logo with the name on the dark ground, for emails: 444 × 120 pixels, shown at a third of that. */
export async function drawEmailLogo({ faces, runsOf }: Lettering): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const name: Pen = { face: faces.display, size: 72, runsOf };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="444" height="120"><rect width="444" height="120" fill="${ground}"/>${mark(-1, 4, 3.5)}${writeLine(name, 'Milepost', 126, 84, '#fff')}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** The photo fills the right side; its left edge fades into the background of the text. */
async function besidePhoto(photo: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  const panel = await sharp(photo)
    .resize(width - panelLeft, height, { fit: 'cover', position: 'right' })
    .toBuffer();
  const edge = `<defs><linearGradient id="edge"><stop stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>
    <rect x="${panelLeft}" width="110" height="${height}" fill="url(#edge)"/>`;
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: panel, left: panelLeft, top: 0 }, { input: Buffer.from(svg(edge)) }])
    .png()
    .toBuffer();
}

function lines({ faces, runsOf }: Lettering, { title, byline, sign }: ShareCopy): string {
  const { pen, broken } = fitted({ face: faces.display, runsOf }, title);
  const step = pen.size * 1.12;
  const first = 330 - ((broken.length - 1) * step) / 2 + pen.size * 0.36;
  const strong: Pen = { face: faces.strong, size: 27, runsOf };
  const name: Pen = { face: faces.display, size: 34, runsOf };
  const small: Pen = { ...strong, size: 23 };
  return [
    mark(60, 48, 1.9),
    writeLine(name, 'Milepost', 134, 90, '#fff'),
    sign ? writeLine(small, sign.toUpperCase(), 64, first - pen.size - 22, green) : '',
    ...broken.map((line, i) => writeLine(pen, line, 64, first + i * step, '#fff')),
    diamond(74, 561, 10, amber),
    writeLine(strong, byline, 98, 570, '#dff3ea'),
  ].join('');
}

/** The title's lines, at most three in the largest font size that fits; a longer title has four small lines. */
function fitted(pen: Omit<Pen, 'size'>, title: string): { pen: Pen; broken: string[] } {
  for (const size of [76, 66, 58]) {
    const broken = breakLines({ ...pen, size }, title, 650, 9);
    if (broken.length <= 3) return { pen: { ...pen, size }, broken };
  }
  const small = { ...pen, size: 52 };
  return { pen: small, broken: breakLines(small, title, 650, 4) };
}

/** The route over contour lines, shown when there is no photo. */
function routeDrawing(): string {
  const contours = [50, 100, 150, 205, 265, 330, 400, 475].map(
    (radius, i) =>
      `<ellipse cx="1010" cy="215" rx="${radius * 1.45}" ry="${radius}" transform="rotate(-16 1010 215)" fill="none" stroke="#2c6a52" stroke-width="${i % 4 === 3 ? 3 : 1.8}"/>`,
  );
  const stops = [
    [752, 516],
    [876, 392],
    [1010, 215],
  ] as const;
  return `<rect width="100%" height="100%" fill="${ground}"/>${contours.join('')}
    <path d="M600 650C660 560 710 560 752 516S812 404 876 392 990 300 1010 215" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
    ${stops.map(([x, y]) => `${diamond(x, y, 28, ground)}${diamond(x, y, 21, '#fff')}${diamond(x, y, 10, green)}`).join('')}
    <path d="M1010 200V108" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M1014 106h78l-20 25 20 25h-78z" fill="${amber}"/>`;
}

const mark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="4.7" y="4.7" width="22.6" height="22.6" rx="4.5" fill="#0f7350" transform="rotate(45 16 16)"/><path d="M9 20.8 12.2 13 16 19.4 19.8 13 23 20.8" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="m16 6.4 3.4 3.4-3.4 3.4-3.4-3.4Z" fill="${amber}"/></g>`;

const diamond = (x: number, y: number, half: number, fill: string) =>
  `<path d="M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z" fill="${fill}"/>`;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
