import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextCard, type PracticeCard } from './spacing.ts';

const start = new Date('2026-11-25T08:00:00Z');
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

test('a question that is remembered comes up again after 1, 3, 7 and 21 days, and then every 21', () => {
  let [card, now]: [PracticeCard | null, Date] = [null, start];
  for (const days of [1, 3, 7, 21, 21]) {
    card = nextCard(card, true, now);
    expect(card.dueAt).toEqual(daysAfter(now, days));
    now = card.dueAt;
  }
});

test('after a wrong answer, the question is due in ten minutes and starts over', () => {
  const wrong = nextCard({ stage: 3, isCorrect: true, dueAt: start }, false, start);
  const soon = new Date(start.getTime() + 600_000);
  expect(wrong).toEqual({ stage: 0, isCorrect: false, dueAt: soon });
  expect(nextCard(wrong, true, soon).dueAt).toEqual(daysAfter(soon, 1));
});

test('a correct answer before the question is due again changes nothing', () => {
  const card = { stage: 2, isCorrect: true, dueAt: daysAfter(start, 3) };
  expect(nextCard(card, true, start)).toEqual(card);
});

test('whatever is answered, a card is never due before the answer, and at most 21 days later', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 40 }))), (answers) => {
      let [card, now]: [PracticeCard | null, Date] = [null, start];
      for (const [isCorrect, days] of answers) {
        now = daysAfter(now, days);
        card = nextCard(card, isCorrect, now);
        expect(card.isCorrect).toBe(isCorrect);
        expect(card.dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(card.dueAt.getTime()).toBeLessThanOrEqual(daysAfter(now, 21).getTime());
      }
    }),
  );
});
