import { expect, test } from 'vitest';
import * as announcement from '../../features/announcements/web/announcement.tsx';
import * as attempt from '../../features/assessment/web/attempt.tsx';
import * as question from '../../features/assessment/web/authoring/questions/question.tsx';
import * as quiz from '../../features/assessment/web/quiz.tsx';
import * as liveSession from '../../features/live-sessions/web/session.tsx';
import * as payoutDetails from '../../features/payouts/web/payout-details.tsx';
import * as payouts from '../../features/payouts/web/payouts.tsx';
import * as courseCredits from '../../features/renewals/web/course-credits/course-credits.tsx';
import * as renewals from '../../features/renewals/web/renewals.tsx';

/** Pages that show what others, or other tabs, may change before their forms are submitted. */
const pages = {
  'an announcement': announcement,
  'an attempt': attempt,
  'a question': question,
  'a quiz': quiz,
  'a live session': liveSession,
  'payout details': payoutDetails,
  'an instructor’s payouts': payouts,
  'the credits of a course': courseCredits,
  renewals,
};

test.each(Object.entries(pages))('after a conflict, the page of %s loads its data again', (_what, page) => {
  expect(page.shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
  expect(page.shouldRevalidate({ actionStatus: 400, defaultShouldRevalidate: false })).toBe(false);
});

test('the page of a question that was removed in the meantime keeps its form', () => {
  expect(question.shouldRevalidate({ actionStatus: 404, defaultShouldRevalidate: false })).toBe(false);
});
