import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../contract/api/client.ts';
import type { Viewer } from '../../contract/viewer.ts';
import * as announcement from '../../features/announcements/web/admin/announcement.tsx';
import * as anyQuestion from '../../features/assessment/web/admin/question.tsx';
import * as corrections from '../../features/earnings/web/ledger/corrections.tsx';
import * as ownShares from '../../features/earnings/web/terms/own-shares.tsx';
import * as shareTerms from '../../features/earnings/web/terms/share-terms.tsx';
import * as order from '../../features/payments/web/admin/order.tsx';
import * as refundRequest from '../../features/payments/web/refunds/request.tsx';
import * as payoutProfile from '../../features/payouts/web/profile.tsx';
import * as payoutRun from '../../features/payouts/web/run.tsx';
import * as payoutRuns from '../../features/payouts/web/runs.tsx';
import * as scheme from '../../features/renewals/web/schemes/edit-scheme.tsx';
import * as question from '../../features/threads/web/conversation/question.tsx';
import { readFlash } from '../page/flash.ts';
import { scopeContext } from '../page/scope.ts';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const params = {
  key: 'pmp',
  orderId: id,
  questionId: id,
  announcementId: id,
  requestId: id,
  runId: id,
  userId: id,
  courseId: id,
  threadId: id,
};
const sentence = 'A decision on this request has already been made.';

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { action: (args: any) => Promise<unknown> };
const pages: [string, Page, string, Record<string, string>][] = [
  [
    'an announcement',
    announcement,
    `/admin-dashboard/announcements/${id}`,
    { intent: 'hide', reason: 'Advertising' },
  ],
  [
    'corrections of the ledger',
    corrections,
    '/admin-dashboard/ledger/corrections',
    { intent: 'approve', correction: id },
  ],
  ['terms', shareTerms, '/admin-dashboard/share-terms', { version: id }],
  ['single instructors’ shares', ownShares, '/admin-dashboard/share-terms/instructors', { shares: id }],
  [
    'a refund request',
    refundRequest,
    `/admin-dashboard/refunds/${id}`,
    { intent: 'refuse', reason: 'Too late' },
  ],
  [
    'an instructor’s payout details',
    payoutProfile,
    `/admin-dashboard/payouts/details/${id}`,
    { intent: 'approve', version: '1', state: 'to_check' },
  ],
  ['the runs of payouts', payoutRuns, '/admin-dashboard/payouts', { intent: 'start' }],
  ['a run of payouts', payoutRun, `/admin-dashboard/payouts/${id}`, { intent: 'approve' }],
  [
    'a question',
    question,
    `/dashboard/courses/${id}/questions/${id}`,
    { intent: 'hide', post: '', reason: 'Advertising' },
  ],
];

/** The result of a page's action when the API refuses with this status. */
function act(
  page: Page,
  fields: Record<string, string>,
  status: number,
  { path = '/', code = 'some.code' } = {},
): Promise<unknown> {
  const context = new RouterContextProvider();
  const api = createClient('http://localhost:3000', {
    fetch: async () => Response.json({ success: false, code, message: sentence }, { status }),
  });
  const viewer = { _id: '1', role: 'admin', isVerified: true, isActive: true } as unknown as Viewer;
  context.set(scopeContext, { api, viewer } as never);
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return page.action({ request, url: new URL(request.url), params, context });
}

describe.each(pages)('the page of %s', (_what, page, path, fields) => {
  test.each([
    [409, 'when another administrator was first'],
    [404, 'when the record has been deleted'],
  ])('shows the current state and the reason after %i: %s', async (status) => {
    const response = (await act(page, fields, status, { path })) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([302, path]);
    expect(readFlash(response.headers.get('set-cookie'))).toEqual({ tone: 'error', message: sentence });
  });

  test('keeps the form, and what was typed, after any other refusal', async () => {
    expect(await act(page, fields, 400)).toMatchObject({ data: { failure: { values: fields } } });
  });
});

test('an answer to a question that has been closed in the meantime stays in its form', async () => {
  const fields = { intent: 'answer', post: '', newPost: id, body: 'Use the earned value instead.' };
  expect(await act(question, fields, 409)).toMatchObject({ data: { failure: { values: fields } } });
});

describe('a conflict after which the decision can still be made keeps what was typed', () => {
  const reason = 'The holder has another name.';
  const empty = ['step', 'perYear', 'perActivity', 'perDay', 'carryOverMonths', 'carryOverMaximum'];
  const rest = { minimumActivities: '0', sourceUrl: '', checkedOn: '' };
  const rules = {
    revision: '1',
    name: 'PMP',
    ...rest,
    ...Object.fromEntries(empty.map((name) => [name, ''])),
  };
  const forms: [string, Page, Record<string, string>, string][] = [
    [
      'payout details that have changed',
      payoutProfile,
      { intent: 'refuse', version: '1', state: 'to_check', reason },
      'payouts.profile_changed',
    ],
    [
      'a question that has changed',
      anyQuestion,
      { intent: 'void', revision: '1', reason },
      'assessment.changed_before_voiding',
    ],
    ['a scheme that has changed', scheme, rules, 'renewals.scheme_overtaken'],
  ];

  test.each(forms)('on the page of %s', async (_what, page, fields, code) => {
    expect(await act(page, fields, 409, { code })).toMatchObject({
      data: { failure: { message: sentence, values: fields } },
      init: { status: 409 },
    });
  });

  const rejection = { intent: 'reject', receiptWaiting: 'false', reason };
  test.each([
    ['with a receipt that has arrived', rejection, 'payment.receipt_arrived', false],
    ['that has been decided', rejection, 'payment.order_decided', true],
    ['with a receipt, and nothing typed', { intent: 'confirm' }, 'payment.receipt_arrived', true],
  ])('in the dialog of an order %s', async (_what, fields, code, isOver) => {
    expect(await act(order, fields as Record<string, string>, 409, { code })).toMatchObject({
      data: { isOver },
    });
  });
});
