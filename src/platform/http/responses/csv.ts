import { inFull } from '../../../contract/money/plain-number.ts';

/** A column: its title and the value of a row. */
export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => string | number | boolean | null];

/**
 * Spreadsheets run text that starts with one of these characters as a formula; some also do so for their
 * full-width forms.
 */
const formula = /^\s*[=+\-@|%＝＋－＠]/;
const byteOrderMark = '\uFEFF';

/**
 * One line of CSV (RFC 4180), including its line break. Numbers stay numbers; text that looks like a formula stays
 * text.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | boolean | null): string {
  if (typeof value === 'number') return inFull(value);
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Responds with a table as a download, sent while it is read. It begins with a byte order mark, so that spreadsheets
 * recognise UTF-8. A failure before the first rows gets an ordinary error response; a later one aborts the download.
 * @param name the name of the file without its extension
 */
export async function csvDownload<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncGenerator<Row[]>,
): Promise<Response> {
  const first = await batches.next();
  const head = byteOrderMark + csvLine(columns.map(([title]) => title));
  const text = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(text.encode(head + (first.done ? '' : lines(columns, first.value))));
    },
    pull: async (controller) => {
      const next = await batches.next();
      if (next.done) controller.close();
      else controller.enqueue(text.encode(lines(columns, next.value)));
    },
    // Cancelling the download releases its source.
    cancel: async () => void (await batches.return(undefined)),
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

function lines<Row>(columns: readonly CsvColumn<Row>[], rows: Row[]): string {
  return rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
}
