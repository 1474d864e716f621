import { expect, test } from 'vitest';
import { recipientsLine } from './recipients-line.ts';

test('says how many learners an announcement reaches, and how many of them by email', () => {
  const line = (recipients: number, emailed: number) => recipientsLine({ recipients, emailed }, false);
  expect(line(0, 0)).toBe('It reaches no one at the moment.');
  expect(line(1, 1)).toBe('It reaches 1 learner, by email.');
  expect(line(12, 12)).toBe('It reaches 12 learners, all by email.');
  expect(line(12, 11)).toBe('It reaches 12 learners, 11 by email; 1 has unsubscribed.');
  expect(line(12, 10)).toBe('It reaches 12 learners, 10 by email; 2 have unsubscribed.');
  expect(line(1, 0)).toBe('It reaches 1 learner, 0 by email; 1 has unsubscribed.');
});

test('says of a scheduled announcement whom it would reach now', () => {
  expect(recipientsLine({ recipients: 3, emailed: 3 }, true)).toBe(
    'If it went out now, it would reach 3 learners, all by email.',
  );
  expect(recipientsLine({ recipients: 0, emailed: 0 }, true)).toBe(
    'If it went out now, it would reach no one.',
  );
});
