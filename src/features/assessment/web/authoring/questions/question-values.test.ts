import { expect, test } from 'vitest';
import { questionValues, startValues } from './question-values.ts';

function secondOf(typed: string): unknown {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'text', lectureId: 'l', second: typed }))
    form.set(name, value);
  for (const name of ['stem', 'accepted', 'explanation', 'domain', 'topic', 'difficulty', 'points', 'value'])
    form.set(name, '');
  return questionValues(form).second;
}

test.each([
  ['1:30', 90],
  ['1:00:05', 3605],
  [' 90 ', 90],
  ['', 0],
  ['1e2', '1e2'],
  ['0x10', '0x10'],
  ['1m 30s', '1m 30s'],
])('the time “%s” in a lecture is sent as %j', (typed, second) => {
  expect(secondOf(typed)).toBe(second);
});

test.each([
  [0.000001, 0.0000001],
  [-1_000_000_000_000, 0],
  [1.1, 0.000_000_000_25],
])('a question with the number %d ± %d is saved unchanged', (value, tolerance) => {
  const question = { options: [], accepted: [], lecture: null, value, tolerance };
  const form = new FormData();
  form.set('kind', 'number');
  for (const [name, shown] of Object.entries(startValues(question as never))) form.set(name, shown);
  expect(questionValues(form)).toMatchObject({ value, tolerance });
});
