import { expect, test } from 'vitest';
import { cueAt, findIn } from './cues.ts';

test('at any time, the cue is the current one or, between two, the previous one', () => {
  const cues = [
    { start: 1.4, end: 5.303, text: 'one' },
    { start: 5.623, end: 3610.344, text: 'two' },
  ];
  expect([0, 1.4, 5.5, 6, 9999].map((time) => cueAt(cues, time))).toEqual([-1, 0, 0, 1, 1]);
});

test('a search finds every occurrence, whatever the case, and preserves the text', () => {
  expect(findIn('Risk is a risk.', 'RISK')).toEqual([
    { text: 'Risk', isMatch: true },
    { text: ' is a ', isMatch: false },
    { text: 'risk', isMatch: true },
    { text: '.', isMatch: false },
  ]);
  expect(findIn('Risk', 'cost')).toBeNull();
  expect(findIn('Risk', '  ')).toEqual([{ text: 'Risk', isMatch: false }]);
});
