import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextLecture, percentOf, progressThrough, type Step, unlockedLectures } from './progress.ts';

const step = (id: string, completed = false, isFreePreview = false): Step => ({
  id,
  completed,
  isFreePreview,
});
const steps = fc
  .array(fc.record({ completed: fc.boolean(), isFreePreview: fc.boolean() }), { maxLength: 30 })
  .map((list): Step[] => list.map((one, index) => ({ id: `l${index}`, ...one })));

describe('progress through a course', () => {
  test('is rounded, and below 100 until every lecture is completed', () => {
    expect(percentOf(1, 3)).toBe(33);
    expect(percentOf(2, 3)).toBe(67);
    expect(percentOf(299, 300)).toBe(99);
    expect(percentOf(300, 300)).toBe(100);
    expect(percentOf(0, 0)).toBe(0);
  });

  test('a finished course stays at 100 when a lecture is added', () => {
    expect(progressThrough([step('a', true), step('new')], true)).toEqual({
      percent: 100,
      completed: true,
      completedLectures: ['a'],
    });
  });

  test('is complete exactly when it is 100', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (list, finished) => {
        const { percent, completed } = progressThrough(list, finished);
        expect(completed).toBe(percent === 100);
      }),
    );
  });

  test('never falls when one more lecture is completed', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (list, pick) => {
        fc.pre(list.length > 0);
        const chosen = pick % list.length;
        const after = list.map((one, index) => (index === chosen ? { ...one, completed: true } : one));
        expect(progressThrough(after, false).percent).toBeGreaterThanOrEqual(
          progressThrough(list, false).percent,
        );
      }),
    );
  });
});

describe('unlocked lectures', () => {
  test('a lecture unlocks only when the previous one is complete', () => {
    expect([...unlockedLectures([step('a', true), step('b'), step('c')], false)]).toEqual(['a', 'b']);
  });

  test('the free preview is never locked, wherever it is', () => {
    expect([...unlockedLectures([step('a'), step('b'), step('p', false, true)], false)]).toEqual(['a', 'p']);
  });

  test('a lecture is locked exactly when no rule unlocks it', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const open = unlockedLectures(list, false);
        for (const [index, one] of list.entries()) {
          const earned = index === 0 || list[index - 1]?.completed === true;
          expect(open.has(one.id)).toBe(earned || one.completed || one.isFreePreview);
        }
      }),
    );
  });

  test('there is always an unlocked lecture until the course is completed', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const next = nextLecture(list, false);
        if (list.every((one) => one.completed)) {
          expect(next).toBe(list[0]?.id ?? null);
        } else {
          expect(unlockedLectures(list, false).has(next ?? '')).toBe(true);
          expect(list.find((one) => one.id === next)?.completed).toBe(false);
        }
      }),
    );
  });
});
