import { afterEach, expect, test, vi } from 'vitest';
import * as anyAnnouncement from '../../features/announcements/web/admin/announcement.tsx';
import * as announcement from '../../features/announcements/web/announcement.tsx';
import * as anyQuestion from '../../features/assessment/web/admin/question.tsx';
import * as dashboard from '../../features/classroom/web/dashboard/dashboard.tsx';
import * as giftClaim from '../../features/gifts/web/claim.tsx';
import * as liveSession from '../../features/live-sessions/web/session.tsx';
import * as bundleCheckout from '../../features/payments/web/bundles/checkout.tsx';
import * as courseCheckout from '../../features/payments/web/checkout/checkout.tsx';
import * as giftCheckout from '../../features/payments/web/gifts/checkout.tsx';
import * as verifyPayment from '../../features/payments/web/outcomes/verify.tsx';
import * as refundRequest from '../../features/payments/web/refunds/request.tsx';
import * as payoutDetails from '../../features/payouts/web/payout-details.tsx';
import * as payoutProfile from '../../features/payouts/web/profile.tsx';
import * as payoutRun from '../../features/payouts/web/run.tsx';
import * as activity from '../../features/renewals/web/activities/activity.tsx';
import * as courseCredits from '../../features/renewals/web/course-credits/course-credits.tsx';

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { clientAction: (args: any) => Promise<unknown> };

/** Pages with several forms: the values that were sent decide which form shows the failure. */
const pages: [string, Page, string][] = [
  ['a live session', liveSession, 'save'],
  ['an announcement', announcement, 'cancel'],
  ['an announcement, as an administrator', anyAnnouncement, 'hide'],
  ['a question, as an administrator', anyQuestion, 'void'],
  ['a refund request', refundRequest, 'refuse'],
  ['payout details', payoutDetails, 'save'],
  ['payout details, as an administrator', payoutProfile, 'approve'],
  ['a run of payouts', payoutRun, 'settle'],
  ['the files of an activity', activity, 'remove-evidence'],
  ['the credits of a course', courseCredits, 'withdraw'],
  ['a gift to claim', giftClaim, 'return'],
];

afterEach(() => vi.unstubAllGlobals());

/** Sends a form without a connection. @returns what the page shows */
function sendOffline(page: Page, fields: Record<string, string>) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  const request = new Request('http://localhost:3000/', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  return page.clientAction({ request, serverAction });
}

test.each(pages)(
  'without a connection, the form of %s that was sent shows the failure',
  async (_name, page, intent) => {
    expect(await sendOffline(page, { intent })).toMatchObject({
      data: { failure: { values: { intent } } },
    });
  },
);

test.each([
  [{ intent: 'desk', answer: 'risk' }, { deskFailure: 'We couldn’t save your answer.' }],
  [{ courseId: '1', date: '' }, { failure: 'We couldn’t save the date.' }],
])('without a connection, the dashboard shows what failed: %o', async (fields, failed) => {
  const [[name, sentence]] = Object.entries(failed) as [[string, string]];
  expect(await sendOffline(dashboard, fields as Record<string, string>)).toMatchObject({
    data: { [name]: `${sentence} Please check your connection and try again.` },
  });
});

const checkouts: [string, Page][] = [
  ['a course', courseCheckout],
  ['a bundle', bundleCheckout],
  ['a gift', giftCheckout],
];

test.each(checkouts)(
  'without a connection, the checkout of %s keeps the chosen method',
  async (_name, page) => {
    expect(await sendOffline(page, { method: 'paypal' })).toMatchObject({
      data: {
        failure: {
          message: 'Failed to initiate payment. Please check your connection and try again.',
          values: { method: 'paypal' },
        },
      },
    });
  },
);

test.each([
  ['without a connection', new TypeError('Failed to fetch')],
  [
    'with a proxy’s error page',
    { status: 502, statusText: '', internal: false, data: '<h1>Bad Gateway</h1>' },
  ],
  ['behind a network’s sign-in page', new Error('Unable to decode turbo-stream response')],
])('%s, the result of a payment is not known yet', async (_how, error) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  const args = { serverAction: () => Promise.reject(error) };
  expect(await (verifyPayment as Page).clientAction(args)).toMatchObject({ data: { isUnknown: true } });
});
