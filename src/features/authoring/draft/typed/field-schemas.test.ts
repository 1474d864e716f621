import { expect, test } from 'vitest';
import { dollars, lines, oneLine, percent } from './field-schemas.ts';

const price = dollars('Please enter a price.');

test.each([
  ['1.005', 'Please use at most two decimals.'],
  [1.005, 'Please use at most two decimals.'],
  ['-1', 'Please enter an amount between 0 and 100,000.'],
  ['100000.01', 'Please enter an amount between 0 and 100,000.'],
  ['ten', 'Please enter a price.'],
  ['', 'Please enter a price.'],
  ['1e3', 'Please enter a price.'],
  [null, 'Please enter a price.'],
])('an amount of %j is refused with its own sentence', (typed, sentence) => {
  expect(sentencesOf(price, typed)).toEqual([sentence]);
});

test.each(['0', '0.5', ' 49.90 ', '100000', 49.9])('an amount of %j is accepted', (typed) => {
  expect(price.parse(typed)).toBe(Number(typed));
});

test.each([0, 101, 50.5, Number.NaN, null, '50'])('a completion of %j is refused in plain words', (typed) => {
  expect(sentencesOf(percent, typed)[0]).toBe(
    'Please enter a whole number from 1 to 100 for the completion required.',
  );
});

test('the error for an overlong value names its field', () => {
  expect(sentencesOf(oneLine(5, 'the title', 'Please enter a title.'), 'longer')).toEqual([
    'Please use at most 5 characters for the title.',
  ]);
  expect(
    sentencesOf(lines({ maxLines: 50, maxLength: 300, about: 'the requirements' }), 'x\n'.repeat(51)),
  ).toEqual(['Please use at most 50 lines for the requirements.']);
});

test.each([
  ['a thousand and one entries', Array(1001).fill(1), 'Please use at most 50 lines for the skills.'],
  [
    'more than 100,000 characters',
    'x\n'.repeat(50_001),
    'Please use at most 100,000 characters for the skills.',
  ],
])('a list of %s is refused before each is checked', (_what, sent, sentence) => {
  expect(sentencesOf(lines({ maxLines: 50, maxLength: 300, about: 'the skills' }), sent)).toEqual([sentence]);
});

const sentencesOf = (
  field: { safeParse: (typed: unknown) => { error?: { issues: { message: string }[] } } },
  typed: unknown,
) => field.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];
