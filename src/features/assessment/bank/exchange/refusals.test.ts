import { expect, test } from 'vitest';
import { readAiken } from './aiken.ts';
import { readCsv } from './csv-questions.server.ts';
import { readGift } from './gift.ts';
import { readMoodle } from './moodle.server.ts';

const moodle = (kind: string, answers: string) =>
  readMoodle(
    `<quiz><question type="${kind}"><questiontext><text>CPI?</text></questiontext>${answers}</question></quiz>`,
  );
const answer = (fraction: number, text: string) =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`;
const partly = 'Partial credit can’t be imported: an answer is correct or not.';

/** Imported without these refusals, a question would count wrong answers as correct, or could not be answered. */
test.each([
  ['GIFT: a partly correct option', () => readGift('Which? {=A ~%50%B ~C}'), partly],
  ['GIFT: options worth less than the whole', () => readGift('Which? {~%30%A ~%30%B ~C}'), partly],
  ['GIFT: a second answer', () => readGift('One {T} and {F}'), 'A question can have only one answer.'],
  ['GIFT: no text', () => readGift('::Title:: {T}'), 'The question has no text.'],
  ['GIFT: text before the options', () => readGift('Which? {A =B}'), 'Each option starts with = or ~.'],
  [
    'GIFT: a file of options',
    () => readGift(`Which? {${'='.repeat(2000)}}`),
    'The answer has too many options.',
  ],
  ['Moodle: a choice worth half', () => moodle('multichoice', answer(50, 'A') + answer(0, 'B')), partly],
  ['Moodle: a text worth half', () => moodle('shortanswer', answer(50, 'EV') + answer(100, 'PV')), partly],
  ['Moodle: a number worth half', () => moodle('numerical', answer(50, '1')), partly],
  ['Moodle: two numbers', () => moodle('numerical', answer(100, '1') + answer(100, '2')), partly],
  ['Moodle: no correct number', () => moodle('numerical', answer(0, '1')), partly],
  [
    'Moodle: words for a number',
    () => moodle('numerical', answer(100, 'one')),
    'The answer is not a number.',
  ],
  [
    'Aiken: no text',
    () => readAiken('A. One\nB. Two\nANSWER: A'),
    'The question has no text or no options such as “A. …”.',
  ],
  [
    'Aiken: a line between the options',
    () => readAiken('Which?\nA. One\nor\nB. Two\nANSWER: A'),
    '“or” is not an option such as “A. …”.',
  ],
  [
    'CSV: an unknown kind',
    () => readCsv('kind,stem\nessay,Write'),
    'The column “kind” must be one of one, many, order, match, number, text.',
  ],
  [
    'CSV: words for a number',
    () => readCsv('kind,stem,value\nnumber,CPI?,one'),
    'The column “value” must be a number.',
  ],
  [
    'CSV: a number with an exponent',
    () => readCsv('kind,stem,points\none,CPI?,1e1'),
    'The column “points” must be a number.',
  ],
  [
    'GIFT: a number with an exponent',
    () => readGift('CPI? {#1e2}'),
    'This is not a number: write 3, 3:0.5 or 1..5 after #.',
  ],
])('%s is refused', (_, read, problem) => {
  expect(read()).toMatchObject([{ problem }]);
});
