import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../contract/api/client.ts';
import type { Viewer } from '../../contract/viewer.ts';
import * as announcement from '../../features/announcements/web/announcement.tsx';
import * as attempt from '../../features/assessment/web/attempt.tsx';
import * as importPage from '../../features/assessment/web/authoring/questions/import.tsx';
import * as question from '../../features/assessment/web/authoring/questions/question.tsx';
import * as quiz from '../../features/assessment/web/authoring/quizzes/quiz.tsx';
import * as bundle from '../../features/bundles/web/edit-bundle.tsx';
import * as certificates from '../../features/certificates/web/admin/certificates.tsx';
import * as dashboard from '../../features/classroom/web/dashboard/dashboard.tsx';
import * as coupon from '../../features/coupons/web/new-coupon.tsx';
import * as ownShares from '../../features/earnings/web/terms/new-own-shares.tsx';
import * as gift from '../../features/gifts/web/gift.tsx';
import * as anySession from '../../features/live-sessions/web/admin/session.tsx';
import * as liveSession from '../../features/live-sessions/web/session.tsx';
import * as order from '../../features/payments/web/admin/order.tsx';
import * as payouts from '../../features/payouts/web/payouts.tsx';
import * as payoutRuns from '../../features/payouts/web/runs.tsx';
import * as activity from '../../features/renewals/web/activities/activity.tsx';
import * as scheme from '../../features/renewals/web/schemes/edit-scheme.tsx';
import * as thread from '../../features/threads/web/conversation/question.tsx';
import { scopeContext } from '../../lib/page/scope.ts';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const params = {
  id,
  key: 'pmp',
  bundleId: id,
  courseId: id,
  giftId: id,
  orderId: id,
  quizId: id,
  questionId: id,
  sessionId: id,
  threadId: id,
  attemptId: id,
};

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { action: (args: any) => Promise<unknown> };
type Form = Record<string, string>;

/** The form of a question, except for its kind. */
const wholeQuestion = {
  ...{ intent: 'save', stem: 'Why?', explanation: '', topic: '', domain: 'Risk' },
  ...{ difficulty: '3', points: '1', lectureId: '', second: '' },
};

/** Pages, each with submissions that lack a field or have an unknown value in one. */
const pages: [string, Page, Viewer['role'], Form[]][] = [
  ['a live session, as an administrator', anySession, 'admin', [{}, { intent: 'nonsense' }]],
  [
    'a live session',
    liveSession,
    'instructor',
    [
      { sessionId: id, title: 'Risk clinic' },
      { sessionId: id, title: 'Risk clinic', intent: 'nonsense' },
      { sessionId: id, intent: 'recording' },
      { sessionId: id, intent: 'save', title: 'Risk clinic', description: '' },
      { sessionId: id, intent: 'save', title: 'Risk clinic', capacity: '' },
    ],
  ],
  [
    'an announcement',
    announcement,
    'instructor',
    [
      { announcementId: id, when: 'now', audience: 'all' },
      { announcementId: id, when: 'now', audience: 'all', intent: 'nonsense' },
    ],
  ],
  [
    'a quiz',
    quiz,
    'instructor',
    [
      { title: 'Risk', source: 'fixed', feedback: 'afterwards' },
      { title: 'Risk', source: 'fixed', feedback: 'afterwards', intent: 'nonsense' },
      { title: 'Risk', source: 'fixed', intent: 'save' },
      { title: 'Risk', feedback: 'afterwards', intent: 'save' },
      { title: 'Risk', source: 'fixed', feedback: 'afterwards', intent: 'save' },
    ],
  ],
  [
    'a question',
    question,
    'instructor',
    [
      { kind: 'one' },
      { kind: 'one', intent: 'nonsense' },
      { kind: 'text', stem: 'Why?', intent: 'save' },
      { ...wholeQuestion, kind: 'nonsense' },
      wholeQuestion,
    ],
  ],
  [
    'an answer to a question',
    thread,
    'user',
    [{ intent: 'delete' }, { intent: 'hide', reason: 'Spam' }, { intent: 'nonsense', post: id }],
  ],
  [
    'a gift',
    gift,
    'user',
    [
      { intent: 'save', recipientName: 'Ada', message: '' },
      { intent: 'save', recipientName: 'Ada', deliverOn: '2027-01-01' },
    ],
  ],
  [
    'a bundle',
    bundle,
    'instructor',
    [
      { title: 'Plans', subtitle: '' },
      { title: 'Plans', description: '' },
      { title: 'Plans', subtitle: '', description: '' },
    ],
  ],
  ['an activity', activity, 'user', [{ title: 'A talk', hours: '1' }]],
  ['the rules of a certification', scheme, 'admin', [{ version: '1', name: 'PMP' }]],
  [
    'an import of questions',
    importPage,
    'instructor',
    [
      { format: 'nonsense', text: 'a', domain: 'b', step: 'add' },
      { format: 'gift', text: 'a', domain: 'b' },
    ],
  ],
  ['an attempt', attempt, 'user', [{}, { intent: 'nonsense' }]],
  ['payouts', payouts, 'instructor', [{}]],
  ['payout runs', payoutRuns, 'admin', [{}, { intent: 'nonsense' }]],
  [
    'a refund',
    order,
    'admin',
    [
      { intent: 'refund', refundedAmount: '0', reason: 'Agreed.' },
      { refundedAmount: '0', reason: 'Agreed.', amount: '5' },
    ],
  ],
  [
    'the shares of an instructor',
    ownShares,
    'admin',
    [{ email: 'ada@example.com', effectiveFrom: '2027-01-01' }],
  ],
  [
    'a coupon',
    coupon,
    'instructor',
    [
      { percent: '10', scope: 'instructor', minimum: '', startsAt: '', endsAt: '', count: '' },
      { percent: '10', scope: 'instructor', minimum: '', startsAt: '', maxUses: '', count: '' },
    ],
  ],
  ['the target date of a course', dashboard, 'user', [{ intent: 'nonsense', courseId: id, date: '' }]],
  ['certificates', certificates, 'admin', [{ id }, { id, intent: 'correct' }]],
];

describe.each(pages)('the form of %s', (_name, page, role, forms) => {
  test.each(forms.map((form) => [new URLSearchParams(form).toString(), form]))(
    'with “%s” changes nothing and is 400',
    async (_fields, form) => {
      const sent: string[] = [];
      const api = createClient('http://localhost:3000', {
        fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
          const { method, url } = new Request(input, init);
          if (method !== 'GET') sent.push(`${method} ${url}`);
          return Response.json({ success: true, message: 'Done.' });
        },
      });
      const context = new RouterContextProvider();
      const viewer = { _id: id, role, isVerified: true } as unknown as Viewer;
      context.set(scopeContext, { api, viewer } as never);
      const url = new URL('http://localhost:3000/');
      const request = new Request(url, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      const refusal = await page.action({ request, url, params, context }).catch((thrown: unknown) => thrown);
      expect(sent).toEqual([]);
      expect(refusal).toMatchObject({ init: { status: 400 } });
    },
  );
});
