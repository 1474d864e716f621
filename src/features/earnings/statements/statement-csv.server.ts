import { type CsvColumn, csvDownload } from '../../../platform/http/responses/csv.ts';
import type { Statement, StatementLine } from '../contract.ts';
import { lineNames } from './line-names.ts';

type Row = Partial<StatementLine> & { what: string; amount: number };

const columns: CsvColumn<Row>[] = [
  ['Date', ({ at }) => at ?? ''],
  ['Description', ({ what }) => what],
  ['Order', ({ order }) => order ?? ''],
  ['Course', ({ course }) => course ?? ''],
  ['Learner', ({ learner }) => learner ?? ''],
  ['Price paid (USD)', ({ gross }) => gross ?? null],
  ['Tax (USD)', ({ tax }) => tax ?? null],
  ['Provider fee (USD)', ({ fee }) => fee ?? null],
  ['Your share (%)', ({ share }) => share ?? null],
  ['Amount (USD)', ({ amount }) => amount],
];

/** A month's statement as CSV. The amount in the last row is the sum of all others. */
export function statementCsv(statement: Statement): Promise<Response> {
  const { month, opening, closing, lines } = statement;
  const rows: Row[] = [
    { what: 'Carried forward', amount: opening },
    ...lines.map((line) => ({ ...line, what: line.memo || lineNames[line.kind] })),
    { what: 'Balance', amount: closing },
  ];
  return csvDownload(`statement-${month}`, columns, oneBatch(rows));
}

async function* oneBatch(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
