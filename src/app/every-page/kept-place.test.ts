import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../contract/api/client.ts';
import type { Role } from '../../contract/constants.ts';
import * as adminCourses from '../../features/admin/web/courses/courses.tsx';
import * as people from '../../features/admin/web/people/all-users.tsx';
import * as sentAnnouncements from '../../features/announcements/web/sent-announcements.tsx';
import * as adminQuizzes from '../../features/assessment/web/admin/quizzes.tsx';
import * as quiz from '../../features/assessment/web/authoring/quizzes/quiz.tsx';
import * as bundles from '../../features/bundles/web/bundles.tsx';
import * as coupons from '../../features/coupons/web/coupons.tsx';
import * as corrections from '../../features/earnings/web/ledger/corrections.tsx';
import * as ownShares from '../../features/earnings/web/terms/own-shares.tsx';
import * as shareTerms from '../../features/earnings/web/terms/share-terms.tsx';
import * as attend from '../../features/live-sessions/web/attend.tsx';
import * as payoutRun from '../../features/payouts/web/run.tsx';
import * as ownCourses from '../../features/studio/web/courses.tsx';
import * as system from '../../features/system/web/system.tsx';
import { scopeContext } from '../../lib/page/scope.ts';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const params = { courseId: id, quizId: id, runId: id };

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { action: (args: any) => Promise<unknown> };
const pages: [string, Page, Role, string, Record<string, string>][] = [
  ['users', people, 'admin', '/admin-dashboard/all-users', { intent: 'delete', userId: id }],
  [
    'all courses',
    adminCourses,
    'admin',
    '/admin-dashboard/admin-courses',
    { intent: 'delete', courseId: id },
  ],
  ['parked jobs', system, 'admin', '/admin-dashboard/system', { intent: 'discard', id }],
  ['coupons', coupons, 'admin', '/admin-dashboard/coupons', { intent: 'switch-off', id }],
  [
    'bundles',
    bundles,
    'admin',
    '/admin-dashboard/bundles',
    { intent: 'draft', id, status: 'published', version: '1' },
  ],
  [
    'corrections',
    corrections,
    'admin',
    '/admin-dashboard/ledger/corrections',
    { intent: 'approve', correction: id },
  ],
  ['versions of the terms', shareTerms, 'admin', '/admin-dashboard/share-terms', { version: id }],
  ['individual shares', ownShares, 'admin', '/admin-dashboard/share-terms/instructors', { shares: id }],
  [
    'payouts in a run',
    payoutRun,
    'admin',
    `/admin-dashboard/payouts/${id}`,
    { intent: 'settle', payout: id, outcome: 'paid', reason: '' },
  ],
  [
    'attempts at the quizzes of a course',
    adminQuizzes,
    'admin',
    `/admin-dashboard/courses/${id}/quizzes`,
    { intent: 'void', attemptId: id, reason: 'Interrupted' },
  ],
  [
    'attempts at an instructor’s quiz',
    quiz,
    'instructor',
    `/instructor-dashboard/courses/${id}/quizzes/${id}`,
    { intent: 'void', attemptId: id, reason: 'Interrupted' },
  ],
  [
    'own courses',
    ownCourses,
    'instructor',
    '/instructor-dashboard/courses',
    { intent: 'delete', courseId: id },
  ],
  [
    'live sessions',
    attend,
    'user',
    `/dashboard/courses/${id}/live-sessions`,
    { intent: 'register', sessionId: id },
  ],
  ['announcements', sentAnnouncements, 'user', `/dashboard/courses/${id}/announcements`, { emails: 'off' }],
];

/** Where a page leads after its action. */
async function placeAfter(page: Page, role: Role, address: string, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  const api = createClient('http://localhost:3000', {
    fetch: async () => Response.json({ success: true, message: 'Done.' }),
  });
  context.set(scopeContext, { api, viewer: { _id: '1', role, isVerified: true, isActive: true } } as never);
  const request = new Request(`http://localhost:3000${address}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return (
    (await page.action({ request, url: new URL(request.url), params, context })) as Response
  ).headers.get('location');
}

test.each(pages)('a change in the list of %s keeps its page, search and filters', async (...row) => {
  const [_what, page, role, path, fields] = row;
  const address = `${path}?search=risk&state=open&page=2`;
  expect(await placeAfter(page, role, address, fields)).toBe(address);
});

test('deleting a course on its own page leads to the list', async () => {
  const address = `/instructor-dashboard/courses/${id}?tab=students`;
  const fields = { intent: 'delete', courseId: id };
  expect(await placeAfter(ownCourses, 'instructor', address, fields)).toBe('/instructor-dashboard/courses');
});
