import type { Finding } from './bench.ts';
import type { Comparison } from './compare.ts';

/** A comparison as a line of the report. Without `required` the line is for information. */
export function ratioFinding(name: string, unit: string, compared: Comparison, required?: number): Finding {
  const { product, limit, ratio } = compared;
  const two = (value: number) => value.toFixed(2);
  return {
    name,
    product: `${rate(product)} ${unit}/CPU s`,
    limit: `${rate(limit)}`,
    measured: `${two(ratio.median)} (${two(ratio.min)}–${two(ratio.max)})`,
    required: required === undefined ? undefined : `≥ ${required}`,
    passed: required === undefined || ratio.median >= required,
    numbers: { ...compared, required },
  };
}

/** The same comparison by elapsed time: for information, because the machine's disk and other work determine it. */
export function timeFinding(name: string, { byTheClock }: Comparison): Finding {
  const [median, min, max] = [byTheClock.median, byTheClock.min, byTheClock.max].map((value) =>
    value.toFixed(2),
  );
  return {
    name,
    product: '',
    limit: '',
    measured: `${median} (${min}–${max})`,
    passed: true,
    numbers: byTheClock,
  };
}

const rate = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 1 : 0 });

const columns = ['name', 'product', 'limit', 'measured', 'required'] as const;
const titles = { name: 'work', product: 'product', limit: 'limit', measured: 'ratio', required: 'required' };

/** The findings as a table for a terminal. */
export function table(findings: Finding[]): string {
  const rows = [titles, ...findings].map((row) => columns.map((column) => row[column] ?? ''));
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  const verdicts = [
    '',
    ...findings.map(({ required, passed }) => (required ? (passed ? 'pass' : 'FAIL') : '')),
  ];
  return rows
    .map((row, index) =>
      [...row.map((cell, column) => cell.padEnd(widths[column] ?? 0)), verdicts[index]].join('  '),
    )
    .join('\n');
}
