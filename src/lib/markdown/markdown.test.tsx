import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { attacks, expectNothingRuns } from '../../../test/factories/markdown-attacks.ts';
import { cpuTime } from '../../../test/harness/cpu-time.ts';
import { Markdown } from './markdown.tsx';

const html = (source: string) => renderToStaticMarkup(<Markdown>{source}</Markdown>);

test.each(attacks)('nothing in “%s” can run', (source) => expectNothingRuns(html(source)));

test('shows emphasis, lists, tables, code and our own images', () => {
  const shown = html(
    '**EV** of *work*\nnext line\n\n1. one\n2. two\n\n| CPI | SPI |\n| --: | --- |\n| 0.8 | 1 |\n\n`x`\n\n![A chart](/media/public/0190-ab)',
  );
  for (const part of [
    '<strong>EV</strong>',
    '<em>work</em><br/>next line',
    '<li>two</li>',
    '<th scope="col" class="px-3 py-1.5 text-end tabular-nums">CPI</th>',
    '<code>x</code>',
    'src="/media/public/0190-ab" alt="A chart"',
  ])
    expect(shown).toContain(part);
});

test.each([
  ['# One\n## Two\n# Three', 'h3 h4 h3'],
  ['## One\n### Two\n## Three', 'h3 h4 h3'],
  ['### One\n# Two\n#### Three\n## Four', 'h3 h3 h4 h4'],
  ['> #### One\n\n###### Two', 'h3 h4'],
  ['# 1\n## 2\n### 3\n#### 4\n##### 5', 'h3 h4 h5 h6 h6'],
  ['One\n===\n\nTwo\n---', 'h3 h4'],
])('the headings of “%s” skip no level of the page’s outline', (source, levels) => {
  expect([...html(source).matchAll(/<(h\d)>/g)].map(([, tag]) => tag).join(' ')).toBe(levels);
});

test('HTML is shown as the text that was typed', () => {
  expect(html('a <b>bold</b>')).toContain('a &lt;b&gt;bold&lt;/b&gt;');
});

test.each([
  ['quotes', '>'.repeat(4000)],
  ['lists', '- '.repeat(2000)],
  ['brackets', '['.repeat(4000)],
  ['emphasis', '*a '.repeat(1300)],
  ['links', '[a]('.repeat(1000)],
  ['tables', `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}`],
])('4,000 characters of nested %s are shown within a second of CPU time', (_, source) => {
  expect(cpuTime(() => expect(html(source)).not.toBe(''))).toBeLessThan(1000);
});
