import { duration, formatDate } from '../../../contract/text/time/formats.ts';
import { type Faces, loadFaces } from './fonts.server.ts';
import { amberText, drawBackground, green, ink, secondInk } from './ornament.server.ts';
import { drawQrCode } from './qr-code.server.ts';
import { openTaggedSheet } from './sheet.server.ts';
import { fitText, printableName, type Sheet, type Style, writeLine } from './writing.server.ts';

export type CertificateFacts = {
  learnerName: string;
  courseTitle: string;
  /** `courseTitle` is the title of a bundle. */
  isBundle?: boolean;
  instructorName: string;
  /** The length of the lectures. */
  totalSeconds: number;
  date: Date;
  /** Null if it does not expire. */
  validUntil: Date | null;
  number: string;
  /** The public verification page; also in the QR code. */
  checkUrl: string;
};

const left = 66;
const textWidth = 540;
const signature = { x: left + 340, y: 466, width: 210 };
const qr = { x: 686, y: 428, size: 92 };

/**
 * Draws a certificate: one tagged page (PDF/UA), A4 landscape, with embedded fonts. The heavy dependencies are loaded
 * with the first certificate.
 */
export async function drawCertificate(facts: CertificateFacts): Promise<Buffer> {
  const faces = await loadFaces(facts.learnerName, facts.courseTitle, facts.instructorName);
  const { sheet, bytes } = await openTaggedSheet({
    title: `Certificate of completion: ${facts.courseTitle}`,
    subject: `Certificate ${facts.number}`,
    date: facts.date,
  });
  drawBackground(sheet);
  await writeFacts(sheet, faces, facts);
  sheet.end();
  return bytes;
}

/** The lines of text in reading order, each a tagged part of the document. */
async function writeFacts(sheet: Sheet, faces: Faces, facts: CertificateFacts): Promise<void> {
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  const add: Add = (tag, write) => root.add(sheet.struct(tag, {}, write));
  const line = (tag: Tag, text: string, style: Style, x: number, y: number) =>
    add(tag, () => writeLine(sheet, text, style, x, y));

  line('P', 'Milepost', { face: faces.display, size: 21, color: green }, 103, 80);
  const heading = { face: faces.strong, size: 12.5, color: amberText, spacing: 2 };
  line('H1', 'CERTIFICATE OF COMPLETION', heading, left, 140);
  const nameEnd = writeName(add, sheet, faces, facts);
  const achieved = facts.isBundle ? 'has completed every course in' : 'has completed the course';
  line('P', achieved, { face: faces.text, size: 16, color: secondInk }, left, nameEnd + 36);
  const titleEnd = writeTitle(add, sheet, faces, facts.courseTitle, nameEnd + 70);
  const extent = extentOf(facts);
  if (extent) line('P', extent, { face: faces.text, size: 13, color: secondInk }, left, titleEnd + 26);
  writeInstructor(add, sheet, faces, facts);
  const checkAt = facts.checkUrl.replace(/^https?:\/\//, '');
  writeFact(add, sheet, faces, { label: 'Date', value: formatDate(facts.date), face: faces.strong, x: left });
  writeFact(add, sheet, faces, {
    label: 'Certificate number',
    value: facts.number,
    face: faces.code,
    x: left + 170,
  });
  writeFact(add, sheet, faces, {
    label: 'Anyone can check it at',
    value: checkAt,
    face: faces.text,
    x: left + 340,
  });
  await drawQrCode(sheet, root, facts.checkUrl, qr);
  root.end();
}

type Tag = 'H1' | 'P';
type Add = (tag: Tag, write: () => void) => void;

/** Writes the learner's name or, if it cannot be printed, that it is on record. Returns its last baseline. */
function writeName(add: Add, sheet: Sheet, faces: Faces, { learnerName }: CertificateFacts): number {
  const text = printableName(faces.display, learnerName) ?? 'The learner on record';
  const style = { face: faces.display, color: ink };
  const { size, lines } = fitText(sheet, text, style, [48, 42, 36, 30, 26], textWidth, 2);
  const first = 152 + size;
  writeLines(add, sheet, lines, { ...style, size }, { x: left - 2, y: first, step: size * 1.12 });
  return first + (lines.length - 1) * size * 1.12;
}

/** Writes the title in at most three lines. Returns its last baseline. */
function writeTitle(add: Add, sheet: Sheet, faces: Faces, title: string, y: number): number {
  const style = { face: faces.title, color: green };
  const { size, lines } = fitText(sheet, title, style, [27, 24, 21, 18], 430, 3);
  const [first, step] = [y + (size - 24) / 2, size * 1.22];
  writeLines(add, sheet, lines, { ...style, size }, { x: left, y: first, step });
  return first + (lines.length - 1) * step;
}

const extentOf = ({ totalSeconds, validUntil }: CertificateFacts): string =>
  [
    totalSeconds > 0 ? `${duration(totalSeconds)} of lectures` : '',
    validUntil ? `Valid until ${formatDate(validUntil)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * The name of the instructor, or of a bundle’s author, above a line as for a signature. Left out when it cannot be
 * printed.
 */
function writeInstructor(
  add: Add,
  sheet: Sheet,
  faces: Faces,
  { instructorName, isBundle }: CertificateFacts,
): void {
  const name = printableName(faces.title, instructorName);
  if (!name) return;
  const style = { face: faces.title, color: ink };
  const { size, lines } = fitText(sheet, name, style, [16, 14, 12, 10], signature.width, 1);
  add('P', () => {
    writeLine(sheet, lines[0] ?? '', { ...style, size }, signature.x, signature.y);
    writeLine(
      sheet,
      isBundle ? 'Author of the bundle' : 'Instructor',
      { face: faces.text, size: 10.5, color: secondInk },
      signature.x,
      signature.y + 21,
    );
  });
  sheet.markContent('Artifact', { type: 'Layout' } as PDFKit.Mixins.MarkingOptions);
  sheet
    .moveTo(signature.x, signature.y + 7)
    .lineTo(signature.x + signature.width, signature.y + 7)
    .lineWidth(0.8)
    .stroke(secondInk);
  sheet.endMarkedContent();
}

/** A paragraph of wrapped lines. */
function writeLines(
  add: Add,
  sheet: Sheet,
  lines: string[],
  style: Style,
  at: { x: number; y: number; step: number },
): void {
  add('P', () => {
    for (const [index, line] of lines.entries()) writeLine(sheet, line, style, at.x, at.y + index * at.step);
  });
}

type Fact = { label: string; value: string; face: Faces['text']; x: number };

function writeFact(add: Add, sheet: Sheet, faces: Faces, { label, value, face, x }: Fact): void {
  add('P', () => {
    writeLine(sheet, label, { face: faces.text, size: 10.5, color: secondInk }, x, 518);
    writeLine(sheet, value, { face, size: 12, color: ink }, x, 535);
  });
}
