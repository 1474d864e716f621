import type { Slide } from '../../types.ts';
import { THEME } from '../drawing/theme.ts';
import { AREA, box, fold, HEIGHT, textAt, WIDTH } from './frame.ts';

type Timeline = Extract<Slide, { kind: 'timeline' }>;
type Bars = Extract<Slide, { kind: 'bars' }>;

const LABELS = 290;
const HEAD = 48;

/** The first `shown` bars of a plan over equal periods. */
export function timeline({ periods, bars }: Timeline, shown: number): string {
  const left = AREA.left + LABELS;
  const width = (AREA.right - left) / periods.length;
  const step = Math.min(72, (HEIGHT - HEAD) / bars.length);
  const heads = periods.map(
    (
      period,
      i,
    ) => `${textAt([period], left + (i + 0.5) * width, AREA.top, { size: 22, fill: THEME.secondInk, anchor: 'middle' })}
      <rect x="${left + i * width}" y="${AREA.top + HEAD - 8}" width="2" height="${step * bars.length + 8}" fill="${THEME.hairline}"/>`,
  );
  const drawn = bars.slice(0, shown).map((bar, i) => {
    const y = AREA.top + HEAD + i * step;
    const [from, to] = [left + bar.from * width, left + bar.to * width];
    const fill = bar.late ? THEME.amber : THEME.green;
    const inside = { size: 22, weight: 600, fill: bar.late ? THEME.ink : '#fff' };
    return `${textAt(fold(bar.label, LABELS - 20, 24), AREA.left, y + (step - 44) / 2 + 4, { size: 24 })}
      ${box(from + 2, y + (step - 44) / 2, to - from - 4, 44, fill)}
      ${bar.note ? textAt(fold(bar.note, to - from - 20, 22), from + 16, y + (step - 44) / 2 + 6, inside) : ''}`;
  });
  return heads.join('') + drawn.join('');
}

/** The first `shown` bars of a chart with a base line at zero. */
export function bars({ bars }: Bars, shown: number): string {
  const values = bars.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = HEIGHT - 76 - (low < 0 ? 36 : 0);
  const scale = room / (high - low);
  const zero = AREA.top + 36 + high * scale;
  const width = WIDTH / bars.length;
  const labels = AREA.bottom - 32;
  const drawn = bars.slice(0, shown).map((bar, i) => {
    const middle = AREA.left + (i + 0.5) * width;
    const height = Math.max(Math.abs(bar.value) * scale, 2);
    const y = bar.value < 0 ? zero : zero - height;
    return `<rect x="${middle - width * 0.32}" y="${y}" width="${width * 0.64}" height="${height}" rx="6" fill="${bar.marked ? THEME.amber : THEME.green}"/>
      ${textAt([bar.text], middle, bar.value < 0 ? y + height + 2 : y - 34, { size: 24, weight: 600, anchor: 'middle' })}
      ${textAt([bar.label], middle, labels, { size: 22, fill: THEME.secondInk, anchor: 'middle' })}`;
  });
  return `${drawn.join('')}<rect x="${AREA.left}" y="${zero - 1}" width="${WIDTH}" height="3" fill="${THEME.ink}"/>`;
}
