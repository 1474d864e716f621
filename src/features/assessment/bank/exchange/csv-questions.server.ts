import { CsvError, parse } from 'csv-parse/sync';
import { plainNumber } from '../../../../contract/money/plain-number.ts';
import type { CsvColumn } from '../../../../platform/http/responses/csv.ts';
import { assessmentLimits, questionKinds } from '../../rules/limits.ts';
import type { BankQuestion } from '../contract.ts';
import { type Found, type FoundDraft, foundAt, NotAQuestion } from './draft.ts';

const places = Array.from({ length: assessmentLimits.maxOptions }, (_, index) => index + 1);

/** The columns of a question; the export writes what the import reads. */
export const questionColumns: CsvColumn<BankQuestion>[] = [
  ['kind', ({ kind }) => kind],
  ['stem', ({ stem }) => stem],
  ['domain', ({ domain }) => domain],
  ['topic', ({ topic }) => topic],
  ['difficulty', ({ difficulty }) => difficulty],
  ['points', ({ points }) => points],
  ['explanation', ({ explanation }) => explanation],
  ['value', ({ value }) => value],
  ['tolerance', ({ tolerance }) => tolerance],
  ['accepted', ({ accepted }) => accepted.join('\n')],
  [
    'correct',
    ({ options }) => options.flatMap(({ isCorrect }, index) => (isCorrect ? [index + 1] : [])).join(' '),
  ],
  ...places.flatMap((place): CsvColumn<BankQuestion>[] => [
    [`option ${place}`, ({ options }) => options[place - 1]?.text ?? ''],
    [`match ${place}`, ({ options }) => options[place - 1]?.match ?? ''],
    [`why ${place}`, ({ options }) => options[place - 1]?.why ?? ''],
  ]),
];

type Row = { record: Record<string, string>; info: { lines: number } };

/** Questions in a table whose first row names its columns: at least `kind` and `stem`. */
export function readCsv(source: string): Found[] {
  try {
    const rows = parse(source, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
    }) as unknown as Row[];
    let line = 2;
    return rows.map(({ record, info }) => {
      const found = foundAt(line, cell(record, 'stem'), () => question(record));
      line = info.lines + 1;
      return found;
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [
      {
        line: Number(error.lines ?? 1),
        stem: '',
        problem: 'This is not valid CSV. Check the quotation marks here.',
      },
    ];
  }
}

/** A cell without the apostrophe that stops spreadsheets from treating it as a formula. */
const cell = (record: Record<string, string>, name: string): string =>
  (record[name] ?? '').replace(/^'(?=\s*[=+\-@|%＝＋－＠])/, '').trim();

function question(record: Record<string, string>): FoundDraft {
  const at = (name: string) => cell(record, name);
  const kind = questionKinds.find((one) => one === at('kind').toLowerCase());
  if (!kind) throw new NotAQuestion(`The column “kind” must be one of ${questionKinds.join(', ')}.`);
  const correct = new Set(
    at('correct')
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number),
  );
  const number = (name: string) => (at(name) === '' ? undefined : plainNumber(at(name)));
  const options = places.flatMap((place) => {
    const text = at(`option ${place}`);
    if (text === '') return [];
    return [{ text, match: at(`match ${place}`), why: at(`why ${place}`), isCorrect: correct.has(place) }];
  });
  const numbers = {
    value: number('value'),
    tolerance: number('tolerance'),
    difficulty: number('difficulty'),
    points: number('points'),
  };
  const given = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  const wrong = Object.entries(given).find(([, value]) => !Number.isFinite(value));
  if (wrong) throw new NotAQuestion(`The column “${wrong[0]}” must be a number.`);
  return {
    kind,
    stem: at('stem'),
    ...(kind === 'number' || kind === 'text' ? {} : { options }),
    ...(kind === 'text' && {
      accepted: at('accepted')
        .split(/\r?\n/)
        .map((one) => one.trim())
        .filter(Boolean),
    }),
    explanation: at('explanation'),
    ...(at('domain') && { domain: at('domain') }),
    topic: at('topic'),
    ...given,
  };
}
