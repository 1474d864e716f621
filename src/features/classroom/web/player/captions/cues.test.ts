import { describe, expect, test } from 'vitest';
import { clockTime, cueAt, cuesOf, findIn } from './cues.ts';

const file = `\uFEFFWEBVTT - a lecture

NOTE made by hand
00:00:00.000 is no time line

STYLE
::cue { color: white }

first
00:01.400 --> 00:05.303 align:start
<v Ngozi>A known error record helps only if
it is <i>found</i> in time.

00:00:05.623 --> 01:00:10.344
Cost &amp; benefit, a &lt; b.

00:00:20.000 --> 00:00:19.000
never shown
`;

describe('the captions of a file', () => {
  test('are its texts with their times, without notes, styles and markup, however lines end', () => {
    const expected = [
      { start: 1.4, end: 5.303, text: 'A known error record helps only if it is found in time.' },
      { start: 5.623, end: 3610.344, text: 'Cost & benefit, a < b.' },
    ];
    expect(cuesOf(file)).toEqual(expected);
    expect(cuesOf(file.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  test('are none where there are none', () => {
    expect(cuesOf('')).toEqual([]);
    expect(cuesOf('<!doctype html><p>Not found')).toEqual([]);
  });

  test('say which one is being said', () => {
    const cues = cuesOf(file);
    expect([0, 1.4, 5.5, 6, 9999].map((time) => cueAt(cues, time))).toEqual([-1, 0, 0, 1, 1]);
  });
});

test('a search finds every place, whatever the case, and keeps the text whole', () => {
  expect(findIn('Risk is a risk.', 'RISK')).toEqual([
    { text: 'Risk', found: true },
    { text: ' is a ', found: false },
    { text: 'risk', found: true },
    { text: '.', found: false },
  ]);
  expect(findIn('Risk', 'cost')).toBeNull();
  expect(findIn('Risk', '  ')).toEqual([{ text: 'Risk', found: false }]);
});

test('times read as on a clock', () => {
  expect([0, 7.9, 750, 3723].map(clockTime)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
});
