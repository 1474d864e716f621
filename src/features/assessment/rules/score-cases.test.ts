import { describe, expect, test } from 'vitest';
import {
  type AnswerValue,
  correctIn,
  fits,
  isCorrect,
  normalised,
  optionsOf,
  percentOf,
  readNumber,
  resultOf,
  type Solution,
} from './score.ts';

const part = (id: string) => ({ id, text: id, why: '' });
const option = (id: string, isRight: boolean) => ({ ...part(id), isCorrect: isRight });
const many: Solution = { kind: 'many', options: [option('a', true), option('b', false), option('c', true)] };
const order: Solution = { kind: 'order', steps: ['a', 'b'].map(part) };
const pairs = ['a', 'b'].map((id) => ({ ...part(id), matchId: `${id}1`, match: id }));
const match: Solution = { kind: 'match', pairs };
const number: Solution = { kind: 'number', value: 2000, tolerance: 0.1 };
const text: Solution = { kind: 'text', accepted: ['SPI', ' '] };

describe('an answer is correct', () => {
  test.each<[string, Solution, AnswerValue, boolean]>([
    ['with every correct option', many, ['c', 'a'], true],
    ['not with one of them twice', many, ['a', 'c', 'c'], false],
    ['not with one missing', many, ['a'], false],
    ['not with a wrong one as well', many, ['a', 'b', 'c'], false],
    ['not without an answer', many, null, false],
    ['not without an answer to an empty order', { kind: 'order', steps: [] }, null, false],
    ['in order', order, ['a', 'b'], true],
    ['not in another order', order, ['b', 'a'], false],
    ['with all pairs', match, ['b:b1', 'a:a1'], true],
    ['not with pairs exchanged', match, ['a:b1', 'b:a1'], false],
    ['not typed when it is chosen', many, 'a', false],
    ['not chosen when it is typed', text, ['SPI'], false],
    ['whatever its case', text, 'spi', true],
    ['not when it is empty, even if that is listed', text, '  ', false],
    ['at the edge of the tolerance of a large number', number, '2000.1', true],
    ['not beyond it', number, '2000.10001', false],
  ])('%s', (_what, solution, answer, expected) => {
    expect(isCorrect(solution, answer)).toBe(expected);
  });
});

test('the correct answer and the options are found for each kind of question', () => {
  expect(correctIn(many)).toEqual(['a', 'c']);
  expect(correctIn(order)).toEqual(['a', 'b']);
  expect(correctIn(match)).toEqual(['a:a1', 'b:b1']);
  expect(correctIn(number)).toEqual([]);
  expect(optionsOf(many).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(optionsOf(order)).toHaveLength(2);
  expect(optionsOf(match)).toEqual(pairs);
  expect(optionsOf(text)).toEqual([]);
});

test('only text fits a question whose answer is typed, and only its own pairs fit one that is matched', () => {
  for (const typed of [number, text]) {
    expect(fits(typed, '12')).toBe(true);
    expect(fits(typed, [])).toBe(false);
  }
  expect(fits(many, 'a')).toBe(false);
  for (const one of [['a:a1', 'b:b1'], ['a:b1'], []]) expect(fits(match, one), String(one)).toBe(true);
  for (const one of [['a:a1', 'z:b1'], ['a:a1', 'a:b1'], ['a:a1:']])
    expect(fits(match, one), String(one)).toBe(false);
});

test.each([
  [' 12 ', 12],
  ['1.123456', 1.123456],
  ['.123456', 0.123456],
  ['5.', 5],
  ['+7', 7],
  ['999999999999', 999_999_999_999],
  ['1.1234567', null],
  ['.1234567', null],
  ['.', null],
  ['1000000000000', null],
  ['12x', null],
  ['x12', null],
])('reads “%s” as %s', (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});

test('texts are compared ignoring case, Unicode form and extra white space', () => {
  expect(normalised('  Earned\n VALUE ')).toBe('earned value');
  expect(normalised('E\u0301')).toBe(normalised('é'));
  expect(normalised('ﬁt')).toBe('fit');
});

test('a result has a subtotal for each domain', () => {
  const marks = [
    { domain: 'People', points: 2, of: 2 },
    { domain: 'People', points: 0, of: 3 },
    { domain: 'People', points: 1, of: 1 },
    { domain: 'Process', points: 4, of: 5 },
  ];
  const domains = [
    { domain: 'People', points: 3, of: 6, correct: 2, questions: 3 },
    { domain: 'Process', points: 4, of: 5, correct: 0, questions: 1 },
  ];
  expect(resultOf(marks, 63)).toEqual({ points: 7, maxPoints: 11, isPassed: true, domains });
  expect(resultOf(marks, 64)).toMatchObject({ isPassed: false });
  expect(resultOf(marks, null)).toMatchObject({ isPassed: null });
});

test('a percentage is rounded down, and is 0 for 0 of 0', () => {
  expect(percentOf(2, 3)).toBe(66);
  expect(percentOf(3, 3)).toBe(100);
  expect(percentOf(0, 0)).toBe(0);
});
