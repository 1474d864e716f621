import { formatUsd } from '../../../contract/money/money.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import {
  drawMark,
  type Face,
  type Faces,
  fitText,
  loadFaces,
  openTaggedSheet,
  type Sheet,
  widthOf,
  writeLine,
} from '../../certificates/index.server.ts';
import type { Statement, StatementLine } from '../contract.ts';
import { lineNames } from './line-names.ts';

const ink = '#12211d';
const secondInk = '#4b5d57';
const green = '#0a6442';
const hairline = '#d5dcd9';
const left = 48;
const right = 794;
const top = 150;
const bottom = 540;
const rowHeight = 20;

/** The columns of the table: where each begins, or ends if it holds numbers, in points. */
const columns = {
  date: left,
  what: 110,
  course: 214,
  order: 452,
  gross: 592,
  fee: 648,
  share: 700,
  amount: right,
} as const;

/** A month's statement as a PDF download. */
export async function statementPdf(statement: Statement, now: Date): Promise<Response> {
  const pdf = await drawStatement(statement, now);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="statement-${statement.month}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Tagged pages (PDF/UA), A4 landscape. */
async function drawStatement(statement: Statement, now: Date): Promise<Buffer> {
  const texts = [
    statement.instructor,
    ...statement.lines.flatMap(({ memo, course, learner }) => [memo, course ?? '', learner ?? '']),
  ];
  const faces = await loadFaces(...texts);
  const title = `Statement for ${formatDate(`${statement.month}-01`, 'month')}`;
  const { sheet, bytes } = await openTaggedSheet({ title, date: now });
  write(sheet, faces, statement, title, now);
  sheet.end();
  return bytes;
}

function write(sheet: Sheet, faces: Faces, statement: Statement, title: string, now: Date): void {
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  const add = (tag: 'H1' | 'P', draw: () => void): void => {
    root.add(sheet.struct(tag, {}, draw));
  };
  artifact(sheet, () => drawMark(sheet, right - 92, 52, 24));
  add('P', () => {
    const style = { face: faces.display, size: 16, color: green };
    writeLine(sheet, 'Milepost', style, right - widthOf(sheet, 'Milepost', style), 70);
  });
  add('H1', () => writeLine(sheet, title, { face: faces.display, size: 24, color: ink }, left, 74));
  add('P', () =>
    writeLine(
      sheet,
      `For ${statement.instructor}. US dollars; months in UTC. Created on ${formatDate(now)}.`,
      { face: faces.text, size: 11, color: secondInk },
      left,
      96,
    ),
  );
  let y = heading(add, sheet, faces, top);
  const next = (): void => {
    y += rowHeight;
    if (y <= bottom) return;
    sheet.addPage();
    y = heading(add, sheet, faces, 70);
  };
  const total = (label: string, amount: number): void => {
    add('P', () => {
      writeLine(sheet, label, { face: faces.strong, size: 11, color: ink }, left, y);
      writeRightAligned(sheet, formatUsd(amount), faces.strong, columns.amount, y);
    });
    next();
  };
  total('Carried forward', statement.opening);
  for (const line of statement.lines) {
    rule(sheet, y - 14, hairline);
    add('P', () => writeRow(sheet, faces, line, y));
    next();
  }
  rule(sheet, y - 14, ink);
  total('Balance', statement.closing);
  root.end();
}

/** The column names, with a line below. Returns the baseline of the first row. */
function heading(add: (tag: 'P', draw: () => void) => void, sheet: Sheet, faces: Faces, y: number): number {
  add('P', () => {
    const style = { face: faces.strong, size: 9.5, color: secondInk };
    writeLine(sheet, 'Date', style, columns.date, y);
    writeLine(sheet, 'Description', style, columns.what, y);
    writeLine(sheet, 'Course and learner', style, columns.course, y);
    writeLine(sheet, 'Order', style, columns.order, y);
    for (const [name, x] of [
      ['Price paid', columns.gross],
      ['Tax and fee', columns.fee],
      ['Share', columns.share],
      ['Amount', columns.amount],
    ] as const)
      writeLine(sheet, name, style, x - widthOf(sheet, name, style), y);
  });
  rule(sheet, y + 6, secondInk);
  return y + 24;
}

function rule(sheet: Sheet, y: number, color: string): void {
  artifact(sheet, () => sheet.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke());
}

/** Draws decoration, which screen readers skip. */
function artifact(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}

function writeRow(sheet: Sheet, faces: Faces, line: StatementLine, y: number): void {
  const style = { face: faces.text, size: 10, color: ink };
  const { at, kind, memo, course, learner, order, gross, tax, fee, share, amount } = line;
  writeLine(sheet, formatDate(at, 'short'), style, columns.date, y);
  writeFitted(sheet, memo || lineNames[kind], style, columns.what, y, columns.course - columns.what - 8);
  const about = [course, learner].filter(Boolean).join(', ');
  if (about) writeFitted(sheet, about, style, columns.course, y, columns.order - columns.course - 8);
  if (order) writeLine(sheet, order, { face: faces.code, size: 9, color: ink }, columns.order, y);
  if (gross !== null) writeRightAligned(sheet, formatUsd(gross), faces.text, columns.gross, y);
  if (tax !== null || fee !== null)
    writeRightAligned(sheet, formatUsd((tax ?? 0) + (fee ?? 0)), faces.text, columns.fee, y);
  if (share !== null) writeRightAligned(sheet, `${share}%`, faces.text, columns.share, y);
  writeRightAligned(sheet, formatUsd(amount), faces.text, columns.amount, y);
}

function writeFitted(
  sheet: Sheet,
  text: string,
  style: { face: Face; size: number; color: string },
  x: number,
  y: number,
  width: number,
): void {
  const { size, lines } = fitText(sheet, text, style, [10, 9, 8], width, 1);
  writeLine(sheet, lines[0] ?? '', { ...style, size }, x, y);
}

function writeRightAligned(sheet: Sheet, text: string, face: Face, x: number, y: number): void {
  const style = { face, size: 10, color: ink };
  writeLine(sheet, text, style, x - widthOf(sheet, text, style), y);
}
