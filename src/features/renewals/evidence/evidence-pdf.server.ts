import { setImmediate as nextTurn } from 'node:timers/promises';
import { inUnits } from '../../../contract/credits.ts';
import { counted, formatDate } from '../../../contract/text/time/formats.ts';
import {
  fitText,
  loadFaces,
  openSheet,
  type Sheet,
  widthOf,
  writeLine,
} from '../../certificates/index.server.ts';
import type { Report, ReportedActivity } from './shapes.ts';
import type { Study } from './study.server.ts';

export type PackedActivity = ReportedActivity & {
  folder: string;
  reflection: string;
  bio: string;
  study: Study | null;
};

type Faces = Awaited<ReturnType<typeof loadFaces>>;
type Writer = { sheet: Sheet; faces: Faces; y: number };

const page = { left: 56, values: 170, right: 539, top: 60, bottom: 780 };
const ink = '#1d2b26';
const second = '#54625c';

/** Draws everything about the activities of a certification as one PDF, A4 portrait, with embedded fonts. */
export async function drawEvidence(
  learner: string,
  { holding }: Report,
  activities: readonly PackedActivity[],
  now: Date,
): Promise<Buffer> {
  const faces = await loadFaces(
    learner,
    ...activities.flatMap((one) => [
      ...claimFields(one, holding.unit).map(([, value]) => value),
      one.reflection,
      one.bio,
    ]),
  );
  const title = `Evidence for ${holding.name}`;
  const { sheet, bytes } = await openSheet({ title, author: learner, date: now });
  const writer: Writer = { sheet, faces, y: page.top };
  write(writer, title, { size: 22, strong: true, after: 6 });
  const number = holding.number ? `, number ${holding.number}` : '';
  write(writer, `${learner}${number} · ${holding.body}`, { size: 11 });
  write(writer, `Cycle from ${formatDate(holding.startsOn)} to ${formatDate(holding.endsOn)}`, { size: 11 });
  const ids = [...new Set(activities.map(({ _id }) => _id))];
  const sum = `${holding.counted} of ${holding.total} ${holding.unit} from ${counted(ids.length, 'activity', 'activities')}`;
  const carried =
    holding.carriedIn > 0
      ? ` and ${inUnits(holding.carriedIn, holding.unit)} carried over from the previous cycle`
      : '';
  write(writer, `${sum}${carried}, compiled on ${formatDate(now.toISOString())}`, { size: 11, after: 6 });
  write(
    writer,
    'Self-reported by the learner. The watched minutes, study days and certificates come from Milepost’s records.',
    { size: 9, color: second, after: 14 },
  );
  for (const activity of activities) {
    writeActivity(writer, holding.unit, activity, ids.indexOf(activity._id) + 1);
    // Many long texts take seconds: other requests are handled in between.
    await nextTurn();
  }
  sheet.end();
  return bytes;
}

function writeActivity(writer: Writer, unit: string, activity: PackedActivity, number: number): void {
  if (writer.y > page.bottom - 120) newPage(writer);
  write(writer, `${number}. ${activity.activity}`, { size: 13, strong: true, after: 3 });
  const { study, reflection, bio, folder, files } = activity;
  const fields: [label: string, value: string][] = [
    ...claimFields(activity, unit),
    ['Study', study ? `${studyText(study)} Outline and study days: ${folder}/outline.txt` : ''],
    ['Instructor', bio],
    ['Reflection', reflection],
    ['Files', files > 0 ? `${files} in ${folder}` : ''],
  ];
  for (const [label, value] of fields) if (value) writeField(writer, label, value);
  writer.y += 14;
}

/** How a course was studied. */
export const studyText = ({ watchedMinutes, videoMinutes, practiceMinutes, days }: Study): string =>
  `Watched ${watchedMinutes} of ${counted(videoMinutes, 'minute')} of video on ${counted(days.length, 'day')}; ${counted(practiceMinutes, 'minute')} of exercises declared by the instructor.`;

/** The fields of a claim form, in the order of the form, without empty ones. */
export function claimFields(activity: ReportedActivity, unit: string): [label: string, value: string][] {
  const { credits, startsOn, endsOn } = activity;
  const fields: [string, string][] = [
    ['Provider', [activity.provider, activity.providerNumber].filter(Boolean).join(', ')],
    ['Activity', activity.activity],
    ['Description', activity.description],
    ['URL', activity.url],
    ['Start date', formatDate(startsOn)],
    ['End date', formatDate(endsOn)],
    ['Contact', activity.contact],
    ...credits.map(({ name, amount }): [string, string] => [
      name ? `${unit}, ${name}` : unit,
      String(amount),
    ]),
    ['Claim code', activity.claimCode],
    ['Counts as', activity.group.name],
    ['Reported on', activity.reportedOn ? formatDate(activity.reportedOn) : ''],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** A label with its value beside it. */
function writeField(writer: Writer, label: string, value: string): void {
  if (writer.y > page.bottom) newPage(writer);
  const style = { face: writer.faces.text, size: 10, color: second };
  const fitted = fitText(writer.sheet, label, style, [10, 9, 8], page.values - page.left - 8, 1);
  writeLine(
    writer.sheet,
    fitted.lines[0] ?? '',
    { ...style, size: fitted.size },
    page.left,
    writer.y + style.size,
  );
  write(writer, value, { size: 10, left: page.values });
}

type LineStyle = Parameters<typeof widthOf>[2];
type Style = { size: number; strong?: boolean; color?: string; after?: number; left?: number };

function write(
  writer: Writer,
  text: string,
  { size, strong = false, color = ink, after = 2, left = page.left }: Style,
): void {
  const face = strong ? writer.faces.strong : writer.faces.text;
  for (const paragraph of text.split('\n')) {
    for (const line of wrapped(writer, paragraph, { face, size, color }, page.right - left)) {
      if (writer.y > page.bottom) newPage(writer);
      writeLine(writer.sheet, line, { face, size, color }, left, writer.y + size);
      writer.y += size * 1.35;
    }
  }
  writer.y += after;
}

function newPage(writer: Writer): void {
  writer.sheet.addPage();
  writer.y = page.top;
}

/** Breaks a paragraph into lines that fit. */
function wrapped({ sheet }: Writer, text: string, style: LineStyle, most: number): string[] {
  const space = widthOf(sheet, ' ', style);
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const pieces = piecesOf(sheet, word, style, most);
    for (const [index, piece] of pieces.entries()) {
      const gap = line && index === 0 ? space : 0;
      if (line && (index > 0 || width + gap + piece.width > most)) {
        lines.push(line);
        line = '';
        width = 0;
      }
      line += (line && index === 0 ? ' ' : '') + piece.text;
      width += piece.width + (line === piece.text ? 0 : gap);
    }
  }
  return line ? [...lines, line] : lines;
}

/** Splits a word that is wider than a line, such as a long URL or text in a script without spaces. */
function piecesOf(sheet: Sheet, word: string, style: LineStyle, most: number) {
  const whole = widthOf(sheet, word, style);
  if (whole <= most) return [{ text: word, width: whole }];
  const pieces: { text: string; width: number }[] = [];
  const widths = new Map<string, number>();
  for (const letter of word) {
    const width = widths.get(letter) ?? widthOf(sheet, letter, style);
    widths.set(letter, width);
    const last = pieces.at(-1);
    if (last && last.width + width <= most) {
      last.text += letter;
      last.width += width;
    } else pieces.push({ text: letter, width });
  }
  return pieces;
}
