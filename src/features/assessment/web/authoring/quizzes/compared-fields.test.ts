import { expect, test } from 'vitest';
import { savedInstead } from '../../../../../lib/form/conflicts/saved-instead.ts';
import { comparedFields as fieldsOfQuestion } from '../questions/compared-fields.ts';
import { comparedFields as fieldsOfQuiz } from './quiz-values.ts';

test('the same questions in another order are not a difference', () => {
  const fields = fieldsOfQuiz([]);
  expect(savedInstead(fields, { question: 'b\r\na' }, { question: 'a\nb' })).toEqual([]);
  expect(savedInstead(fields, { question: 'b\r\nc' }, { question: 'a\nb' })).toHaveLength(1);
});

test('a decimal comma in a question is not a difference', () => {
  const fields = fieldsOfQuestion('number', []);
  const saved = { value: '1.5', tolerance: '0.25', points: '2.5' };
  expect(savedInstead(fields, { value: '1,5', tolerance: '0,25', points: '2,5' }, saved)).toEqual([]);
});
