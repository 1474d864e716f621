import type { Sheet } from './writing.server.ts';

type SheetFacts = { title: string; author?: string; subject?: string; date: Date };

/**
 * A landscape A4 sheet whose parts must be tagged (PDF/UA), and its bytes once it has ended. The library is loaded
 * with the first sheet.
 */
export const openTaggedSheet = (facts: SheetFacts) =>
  open(facts, {
    layout: 'landscape',
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-2a', // The types do not include PDF/UA yet.
    tagged: true,
  });

/** An untagged portrait A4 sheet, and its bytes once it has ended. */
export const openSheet = (facts: SheetFacts) => open(facts, {});

async function open(
  { title, author = 'Milepost', subject, date }: SheetFacts,
  options: PDFKit.PDFDocumentOptions,
): Promise<{ sheet: Sheet; bytes: Promise<Buffer> }> {
  const { default: Document } = await import('pdfkit');
  const sheet = new Document({
    size: 'A4',
    margin: 0,
    displayTitle: true,
    lang: 'en-GB',
    font: '',
    info: {
      Title: title,
      Author: author,
      ...(subject && { Subject: subject }),
      CreationDate: date,
      ModDate: date,
    },
    ...options,
  });
  return { sheet, bytes: collect(sheet) };
}

function collect(sheet: Sheet): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part));
    sheet.on('end', () => resolve(Buffer.concat(parts)));
    sheet.on('error', reject);
  });
}
