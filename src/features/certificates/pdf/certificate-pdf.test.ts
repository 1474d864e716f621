import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, test } from 'vitest';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import { inVisualOrder } from './bidi.ts';
import { certificateImage } from './certificate-image.server.ts';
import { drawCertificate } from './certificate-pdf.server.ts';
import { loadFaces } from './fonts.server.ts';
import { printableName } from './writing.server.ts';

const facts = {
  learnerName: 'Ada Lovelace',
  courseTitle: 'Quantitative schedule risk',
  instructorName: 'Ngozi Hartley',
  totalSeconds: 9000,
  date: new Date('2026-05-03T12:00:00Z'),
  validUntil: null,
  number: 'MP-7K3Q-94TD',
  checkUrl: 'https://milepost.example/certificates/MP-7K3Q-94TD',
};
const kilobytes = (pdf: Buffer) => pdf.length / 1000;
async function textOf(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    return (await library.loadDocument(pdf)).getPage(0).getText();
  } finally {
    library.destroy();
  }
}
const embeddedFonts = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/\/FontName \/\w{6}\+[\w-]+/g));

describe('the certificate as a PDF', () => {
  test('is one tagged A4 page marked as PDF/UA, with a language and a described QR code', async () => {
    const text = (await drawCertificate(facts)).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/Lang \(en-GB\)/);
    expect(text).toMatch(/pdfuaid:part/);
    expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(text).toContain('/S /Figure');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test.each([
    'Ada Lovelace',
    'Zoë Łukasiewicz-Đặng',
    'Дмитрий Преображенский',
    'Αλέξανδρος Παπαδόπουλος',
    '王小明',
    'さくら 田中',
    'محمد علي',
    'דוד בן גוריון',
    'عَفِيف قَارِئۖ',
    'प्रिया शर्मा',
    '👩🏽‍🚀',
    'A'.repeat(100),
    'Pieter van den Berg-Hartmann '.repeat(3),
  ])('is drawn for %s, small and with embedded fonts', async (learnerName) => {
    const pdf = await drawCertificate({
      ...facts,
      learnerName,
      courseTitle: 'Requirements, naïvely '.repeat(5),
    });
    expect(kilobytes(pdf)).toBeLessThan(60);
    expect(embeddedFonts(pdf).size).toBeGreaterThan(3);
  });

  test('a bundle’s certificate calls its author the author, not the instructor', async () => {
    const course = await textOf(await drawCertificate(facts));
    expect(course).toContain('has completed the course');
    expect(course).toContain('Instructor');
    const bundle = await textOf(await drawCertificate({ ...facts, isBundle: true }));
    expect(bundle).toContain('has completed every course in');
    expect(bundle).toContain('Author of the bundle');
    expect(bundle).not.toContain('Instructor');
  });

  test('sets each letter in a font that has it', async () => {
    const fonts = async (learnerName: string) =>
      [...embeddedFonts(await drawCertificate({ ...facts, learnerName }))].join();
    expect(await fonts('Ada')).not.toContain('cyrillic');
    expect(await fonts('Дмитрий')).toContain('overpass-cyrillic-700');
    expect(await fonts('Ada')).not.toContain('noto');
    expect(await fonts('王小明')).toContain('noto-sans-sc-');
    expect(await fonts('محمد علي')).toContain('noto-sans-arabic-');
  });
});

test.each([
  [['Ada ', 'דוד'], 'Ada |דוד'],
  [['דוד ', 'Ada'], 'דוד| Ada'],
  [['בן', '-', 'גוריון'], 'גוריון|-|בן'],
  [['A ', 'בן', '-', 'גוריון ', 'B'], 'A |גוריון|-|בן| B'],
  [['בן', '.'], 'בן|.'],
])('the runs %j are ordered from left to right as %s', (texts, visual) => {
  const runs = inVisualOrder(texts.map((text) => ({ text })));
  expect(runs.map(({ text }) => text).join('|')).toBe(visual);
});

test.each([
  ['Zoë Łukasiewicz-Đặng', 'Zoë Łukasiewicz-Đặng'],
  ['Дмитрий Преображенский', 'Дмитрий Преображенский'],
  ['Ada (Countess) Lovelace', 'Ada (Countess) Lovelace'],
  ['王小明 (Wang Xiaoming)', '王小明 (Wang Xiaoming)'],
  ['Mohammed Ali (محمد علي)', 'Mohammed Ali محمد علي'],
  ['ธนพล (Thanapon)', 'Thanapon'],
  ['Ada 👩🏽‍🚀 Lovelace 🎓', 'Ada Lovelace'],
  ['ธนพล', null],
  ['👩🏽‍🚀', null],
  ['Ada Loveธlace', null],
])('the name %s is printed as %s, and never misspelt', async (name, printed) => {
  expect(printableName((await loadFaces(name)).display, name)).toBe(printed);
});

test('the image of a certificate has the proportions of the page, and is drawn once', async () => {
  const first = certificateImage(facts);
  expect(certificateImage(facts)).toBe(first);
  const { format, width, height } = await (await loadSharp())(await first).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1401, height: 991 });
});
