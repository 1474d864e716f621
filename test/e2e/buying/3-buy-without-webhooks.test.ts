import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import type { Api } from '../support/api.ts';
import { decide, viewerState } from '../support/buying.ts';
import type { Course } from '../support/courses.ts';
import { open } from '../support/open.ts';
import { demo, newLearner, signInByApi } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/**
 * What the buyer sees while the provider's webhooks are held back must not depend on them; released at the end, they
 * change nothing. `every-provider.test.ts` has every outcome at every provider, reported by the return page alone.
 */

type Way = { method: 'stripe' | 'card'; provider: 'stripe' | 'paypal' };
/** The provider's own page, and the card form in ours. */
const hosted: Way = { method: 'stripe', provider: 'stripe' };
const inPage: Way = { method: 'card', provider: 'paypal' };
const payLater = '4000 0000 0000 0077';

type Order = { _id: string; url: string; page: string; reference: string; course: Course };

/** A new order whose provider holds its webhooks back. */
async function place(api: Api, admin: Api, way: Way, course: Course): Promise<Order> {
  type Placed = { orderId: string; url?: string; paypalOrderId?: string };
  const body = { courseId: course._id, paymentMethod: way.method };
  const { orderId, url } = await api.read<Placed>('POST', '/payment/create-order', body);
  type Seen = { order: { reference: string } };
  const { reference } = (await admin.read<Seen>('GET', `/admin/orders/${orderId}`)).order;
  await control(way, 'webhooks/hold', { subject: reference });
  const page = url ?? `${sandboxUrl}/checkoutnow?token=${reference}`;
  return { _id: orderId, url: url ?? `/checkout/${course._id}/card`, page, reference, course };
}

async function control({ provider }: Way, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandboxUrl}/${provider}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

/** Pays on the provider's page, now or later, or with a card on our page whose money arrives later. */
async function choose(page: Page, way: Way, order: Order, outcome: 'pay' | 'later'): Promise<void> {
  await page.goto(order.url);
  if (way === inPage) await page.getByLabel('Card number').fill(payLater);
  const name = way === hosted && outcome === 'later' ? 'Pay later (pending)' : /^Pay \$/;
  await page.getByRole('button', { name }).click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const atPlayer = async (page: Page, { course }: Order) => {
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await expect(page.getByText('Payment successful! Course access granted')).toBeVisible();
};

type Walk = { way: Way; walk: (page: Page, way: Way, order: Order, admin: Api) => Promise<void> };
const outcomes: Record<string, Walk> = {
  'paid, then refunded': {
    way: hosted,
    async walk(page, way, order, admin) {
      await choose(page, way, order, 'pay');
      await atPlayer(page, order);
      await admin.read('POST', `/admin/orders/${order._id}/refund`, { reason: 'Asked for by the learner.' });
      await open(page, `/courses/${order.course.slug}`);
      await expect(page.getByRole('link', { name: 'Enroll in Course' })).toBeVisible();
      await open(page, `/payment/success/${order._id}`);
      await expect(page.getByText('The payment for this order has been refunded.')).toBeVisible();
    },
  },
  'paid later, and settled': {
    way: inPage,
    async walk(page, way, order) {
      await choose(page, way, order, 'later');
      await expect(title(page, 'Payment Processing')).toBeVisible();
      await decide(order.page, 'settle');
      await page.getByRole('link', { name: 'Check again' }).click();
      await atPlayer(page, order);
    },
  },
  'paid later, and the payment fails': {
    way: hosted,
    async walk(page, way, order) {
      await choose(page, way, order, 'later');
      await expect(title(page, 'Payment Processing')).toBeVisible();
      await decide(order.page, 'fail');
      await page.getByRole('link', { name: 'Check again' }).click();
      await expect(title(page, 'Payment failed')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    },
  },
};

test('buyers see the outcome of a payment while the provider’s webhooks are held back', async ({
  page,
  context,
}) => {
  // Three purchases one after another, of five or six pages each.
  test.setTimeout(120_000);
  const [{ api }, admin] = await Promise.all([newLearner(context), signInByApi(demo.admin)]);
  type Courses = { courses: Course[] };
  const { courses } = await api.read<Courses>('GET', '/courses?minPrice=30&sort=price-asc&limit=3');
  for (const [index, [name, { way, walk }]] of Object.entries(outcomes).entries()) {
    const course = courses[index] as Course;
    await test.step(name, async () => {
      const order = await place(api, admin, way, course);
      await walk(page, way, order, admin);
      const before = await viewerState(api, course._id);
      await control(way, 'webhooks/release', { subject: order.reference });
      expect(await viewerState(api, course._id)).toEqual(before);
    });
  }
});
