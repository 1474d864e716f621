import type { Row } from './acceptance/scenario.ts';

/** The findings as a Markdown table, which a terminal can show as well. */
export function report(rows: Row[]): string {
  const lines = rows.map(({ required, measured, passed }) => [
    required,
    measured,
    passed ? 'pass' : '**no**',
  ]);
  const all = [['required', 'measured', ''], ...lines];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0), 3));
  const text = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [text(all[0] ?? []), rule, ...lines.map(text)].join('\n');
}
