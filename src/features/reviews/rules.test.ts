import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf, lecturesToGo, tidy } from './rules.ts';

describe('a course may be reviewed', () => {
  test.each([
    [0, 5, 1],
    [1, 5, 0],
    [1, 6, 1],
    [2, 6, 0],
    [2, 10, 0],
    [1, 10, 1],
    [0, 1, 1],
    [1, 1, 0],
    [0, 0, 1],
  ])('after a fifth of it: with %i of %i lectures completed, %i are missing', (done, total, missing) => {
    expect(lecturesToGo({ done, total, completed: false })).toBe(missing);
  });

  test('exactly when a fifth is done, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (done, total) => {
        fc.pre(done <= total);
        expect(lecturesToGo({ done, total, completed: false }) === 0).toBe(done * 5 >= total);
      }),
    );
  });

  test('always once it has been completed, whatever was added later', () => {
    expect(lecturesToGo({ done: 1, total: 100, completed: true })).toBe(0);
  });
});

test('a text keeps its paragraphs, without surrounding white space or extra blank lines', () => {
  expect(tidy('  One \r\n\r\n\r\n\r\ntwo 👩🏽‍🚀\t\n')).toBe('One\n\ntwo 👩🏽‍🚀');
  const anyText = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '👍', '\u0301') });
  fc.assert(fc.property(anyText, (text) => tidy(tidy(text)) === tidy(text)));
});

test('a long run of spaces is handled quickly', () => {
  // A regular expression such as / +$/m would search for the end of the line from every space, and exceed the timeout.
  expect(tidy(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002);
});

test.each([
  '',
  'Clear.',
  '<b>Bold</b> & "quoted"',
  '很好 👍',
  'مفيد جدا',
  'x'.repeat(2000),
  '👍'.repeat(2000),
])('the text “%.20s” may be published', (text) => {
  expect(faultOf(text)).toBeNull();
});

test.each([
  ['x'.repeat(2001), 'characters'],
  ['buy at https://spam.example', 'remove the links'],
  ['see WWW.spam.example', 'remove the links'],
  ['bell \u0007', 'control characters'],
  ['turned \u202e around', 'control characters'],
  ['\u200b\u200b', 'read'],
])('the text “%.30s” may not be published', (text, why) => {
  expect(faultOf(text)).toContain(why);
});
