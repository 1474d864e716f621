import { expect, test } from 'vitest';
import { cpuTime } from '../../../test/harness/cpu-time.ts';
import { beginning, withoutMarkup } from './markdown-rules.ts';

test.each([
  ['Which is **not** a _risk_ response?', 'Which is not a risk response?'],
  ['What is 2 * 3, and 2*3*4 of risk_register_id?', 'What is 2 * 3, and 2*3*4 of risk_register_id?'],
  ['## Look\n\n1. one\n2. `two`\n\n> said\n- ~~three~~', 'Look one two said three'],
  [
    'See ![the chart](/media/public/0190-ab) and [the guide](https://pm.example/a_(b)).',
    'See the chart and the guide.',
  ],
  ['| CPI | SPI |\n| --: | --- |\n| 0.8 | P(A\\|B) |\n\nP(A|B)?', 'CPI SPI 0.8 P(A|B) P(A|B)?'],
  ['Not \\*bold\\*, ***both***, and __init__', 'Not *bold*, both, and init'],
  ['![](/media/public/0190-ab)', ''],
])('the Markdown %j becomes %j as plain text', (source, words) => expect(withoutMarkup(source)).toBe(words));

test.each(['*', '_', '`', '|', '[', '\\', '![](', '| -', '*a '])(
  'the markup of a quarter of a megabyte of “%s” is removed in less than a second of CPU time',
  (part) => {
    expect(cpuTime(() => withoutMarkup(part.repeat(2 ** 18 / part.length)))).toBeLessThan(1000);
  },
);

test('shortening a text never splits a character', () => {
  expect(beginning('ab🎉cd', 3)).toBe('ab🎉');
});
