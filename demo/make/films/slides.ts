import { HEADING, TEXT } from '../drawing/fonts.ts';
import { diamond, escapeXml, THEME } from '../drawing/theme.ts';

export const SLIDE = { width: 1280, height: 720 };
export const MARGIN = 88;

export type SlideFacts = {
  courseTitle: string;
  sectionTitle: string;
  title: string;
  /** Zero-based position of this lecture in the course. */
  index: number;
  total: number;
};

/** The green sign that opens a lecture. */
export function titleSlide(facts: SlideFacts): string {
  const lines = wrap(facts.title, 20);
  const top = 330 - lines.length * 39;
  return page(`
    <rect x="${MARGIN}" y="96" width="1104" height="440" rx="28" fill="${THEME.green}"/>
    <rect x="${MARGIN + 12}" y="108" width="1080" height="416" rx="18" fill="none" stroke="#fff" stroke-width="4"/>
    <text x="${MARGIN + 64}" y="${top - 34}" ${font(TEXT, 28, 600)} fill="${THEME.amber}">${escapeXml(facts.sectionTitle)}</text>
    ${lines.map((line, i) => `<text x="${MARGIN + 64}" y="${top + 46 + i * 78}" ${font(HEADING, 66, 800)} fill="#fff">${escapeXml(line)}</text>`).join('')}
    <text x="${MARGIN + 64}" y="484" ${font(TEXT, 28, 400)} fill="#fff">${escapeXml(facts.courseTitle)}</text>
    <polygon points="${diamond(1000, 316, 150)}" fill="none" stroke="#fff" stroke-width="4"/>
    <polygon points="${diamond(1000, 316, 132)}" fill="${THEME.amber}"/>
    <text x="1000" y="358" text-anchor="middle" ${font(HEADING, 120, 800)} fill="${THEME.ink}">${facts.index + 1}</text>
    ${rail(facts)}`);
}

/** The progress rail: one diamond per lecture, passed ones filled, this one amber. */
export function rail({ index, total }: SlideFacts): string {
  const y = 628;
  const end = SLIDE.width - MARGIN;
  const at = (i: number) => MARGIN + 16 + (total > 1 ? (i * (end - MARGIN - 32)) / (total - 1) : 0);
  const stops = Array.from({ length: total }, (_, i) => {
    if (i === index) {
      return `<polygon points="${diamond(at(i), y, 20)}" fill="${THEME.amber}" stroke="${THEME.ink}" stroke-width="3"/>`;
    }
    const fill = i < index ? THEME.green : THEME.paper;
    return `<polygon points="${diamond(at(i), y, 13)}" fill="${fill}" stroke="${i < index ? THEME.green : THEME.border}" stroke-width="3"/>`;
  });
  return `
    <rect x="${at(0)}" y="${y - 3}" width="${at(total - 1) - at(0)}" height="6" fill="${THEME.hairline}"/>
    <rect x="${at(0)}" y="${y - 3}" width="${at(index) - at(0)}" height="6" fill="${THEME.green}"/>
    ${stops.join('')}
    <text x="${MARGIN}" y="688" ${font(TEXT, 24, 600)} fill="${THEME.secondInk}">Lecture ${index + 1} of ${total}</text>
    <text x="${end}" y="688" text-anchor="end" ${font(HEADING, 26, 800)} fill="${THEME.green}">Milepost</text>`;
}

export function page(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SLIDE.width}" height="${SLIDE.height}"><rect width="100%" height="100%" fill="${THEME.paper}"/>${content}</svg>`;
}

export function font(family: string, size: number, weight: number): string {
  return `font-family="${family}" font-size="${size}" font-weight="${weight}"`;
}

/** Breaks text into lines of at most `limit` characters, as even as the words allow. */
export function wrap(text: string, limit: number): string[] {
  const lineCount = Math.ceil(text.length / limit);
  const target = Math.max(text.length / lineCount, 1);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    const full = longer.length > limit || (line.length >= target - 3 && lines.length < lineCount - 1);
    if (line && full) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
