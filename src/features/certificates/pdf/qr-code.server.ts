import { green, ink } from './ornament.server.ts';
import type { Sheet } from './writing.server.ts';

type Place = { x: number; y: number; size: number };

/** Draws a QR code as vectors on a white background: a figure in the document, with alternative text. */
export async function drawQrCode(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  text: string,
  place: Place,
): Promise<void> {
  const { default: QrCode } = await import('qrcode');
  const { modules } = QrCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 8;
  const cell = (place.size - 2 * quiet) / modules.size;
  const bbox: [number, number, number, number] = [
    place.x,
    place.y,
    place.x + place.size,
    place.y + place.size,
  ];
  const draw = () => {
    sheet
      .roundedRect(place.x, place.y, place.size, place.size, 6)
      .lineWidth(1)
      .fillAndStroke('#ffffff', green);
    for (let row = 0; row < modules.size; row += 1) {
      for (const [from, length] of darkRuns((column) => modules.get(row, column) === 1, modules.size)) {
        sheet.rect(place.x + quiet + from * cell, place.y + quiet + row * cell, length * cell, cell + 0.05);
      }
    }
    sheet.fill(ink);
  };
  const alt = `QR code linking to ${text}`;
  const described = { alt, bbox };
  parent.add(sheet.struct('Figure', described, draw));
}

/** The runs of dark cells in a row, as start and length. */
function darkRuns(isDark: (column: number) => boolean, size: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === column) last[1] += 1;
    else runs.push([column, 1]);
  }
  return runs;
}
