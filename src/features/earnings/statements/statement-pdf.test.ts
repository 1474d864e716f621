import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import type { Statement, StatementLine } from '../contract.ts';
import { statementPdf } from './statement-pdf.server.ts';

const sale: StatementLine = {
  kind: 'sale',
  at: '2026-10-05T10:00:00Z',
  order: 'MP-2026-01200',
  course: 'Kanban for project teams',
  learner: 'D. F.',
  memo: '',
  gross: 59,
  tax: 0,
  fee: 2.01,
  share: 70,
  amount: 39.89,
};

async function textsOf(lines: StatementLine[]): Promise<string[]> {
  const statement: Statement = {
    month: '2026-10',
    instructor: 'Ngozi Hartley',
    opening: 120.5,
    closing: 160.39,
    lines,
  };
  const response = await statementPdf(statement, new Date('2026-11-02T12:00:00Z'));
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(new Uint8Array(await response.arrayBuffer()));
    return [...document.pages()].map((page) => page.getText());
  } finally {
    library.destroy();
  }
}

test('the statement names Milepost, the instructor, the sales and the balance', async () => {
  const [text] = await textsOf([sale]);
  for (const part of [
    'Milepost',
    'For Ngozi Hartley.',
    'Kanban for project teams, D. F.',
    '$39.89',
    '$160.39',
  ])
    expect(text).toContain(part);
});

test('a long statement repeats its column names on every page', async () => {
  const texts = await textsOf(Array.from({ length: 40 }, () => sale));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).toContain('Course and learner');
});

test('titles, initials and memos in other scripts are printed', async () => {
  const [text] = await textsOf([
    { ...sale, course: '风险管理入门', learner: '王.' },
    { ...sale, kind: 'correction', order: null, course: null, learner: null, memo: '更正 2026' },
  ]);
  for (const part of ['风险管理入门', '王.', '更正']) expect(text).toContain(part);
});
