import { expect, test } from 'vitest';
import { questionValues } from '../../features/assessment/web/authoring/questions/question-values.ts';
import { quizValues } from '../../features/assessment/web/authoring/quizzes/quiz-values.ts';
import { couponValues } from '../../features/coupons/web/coupon-values.ts';
import { sessionIn } from '../../features/live-sessions/web/form/session-values.ts';
import { bodyFrom, fieldNames } from '../../features/renewals/web/activities/activity-values.ts';
import { draftFrom } from '../../features/renewals/web/schemes/scheme-values.ts';
import { typedNumber } from '../../lib/form/reading/form-fields.ts';

/** A form with this text in one field; its other fields are empty. */
function formWith(name: string, typed: string): FormData {
  const form = new FormData();
  const rest = `introduction minutes breaks breakMinutes maxAttempts coolDownHours passPercent certificatePercent
    explanation topic difficulty points lectureId second description capacity step perYear perActivity perDay
    carryOverMonths carryOverMaximum minimumActivities sourceUrl checkedOn`;
  for (const field of rest.trim().split(/\s+/)) form.set(field, '');
  form.set('kind', 'number');
  form.set('source', 'fixed');
  form.set('feedback', 'never');
  form.set(name, typed);
  return form;
}

const part = { _id: 'pmp', scheme: { areas: [], groups: [{ key: 'education', hasAreas: false }] } };
const activityValues = (form: FormData) => bodyFrom(form, [part as never]).allocations[0];

test.each<[string, (form: FormData) => object | undefined, string, field?: string]>([
  ['quiz', quizValues, 'minutes'],
  ['quiz', quizValues, 'maxAttempts'],
  ['quiz', quizValues, 'passPercent'],
  ['quiz', quizValues, 'certificatePercent'],
  ['question', questionValues, 'value'],
  ['live session', sessionIn, 'capacity'],
  ['coupon', couponValues, 'maxUses'],
  ['renewal scheme', draftFrom, 'perYear'],
  ['renewal scheme', draftFrom, 'carryOverMaximum'],
  ['activity', activityValues, 'hours', fieldNames.hours('pmp', 0)],
])(
  'sends text that is not a number as typed, so that no limit is lost: %s (%#)',
  (_what, values, key, field = key) => {
    const sent = (typed: string) =>
      (JSON.parse(JSON.stringify(values(formWith(field, typed)) ?? {})) as Record<string, unknown>)[key];
    expect(['70 %', '1,000', '1e2', '0x10', '7,5', ' 70 '].map(sent)).toEqual([
      '70 %',
      '1,000',
      '1e2',
      '0x10',
      7.5,
      70,
    ]);
  },
);

test('an empty number field stays empty', () => {
  expect(typedNumber(formWith('minutes', ' '), 'minutes')).toBeUndefined();
});
