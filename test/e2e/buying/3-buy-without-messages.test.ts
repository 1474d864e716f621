import { expect, type Page, test } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import type { Api } from '../support/api.ts';
import { type Course, decide, viewerState } from '../support/buying.ts';
import { alive, open } from '../support/open.ts';
import { demo, newLearner, signInByApi } from '../support/people.ts';

/**
 * Each outcome while the provider's webhooks are held back: what the buyer sees must not depend on them. Released at the
 * end, they change nothing.
 */

type Way = {
  method: 'stripe' | 'card';
  provider: 'stripe' | 'paypal';
  decline: string;
  declined: RegExp;
};
/** A provider's own page and the card form in ours; `every-provider.test.ts` has all providers. */
const ways: Way[] = [
  { method: 'stripe', provider: 'stripe', decline: 'Decline the card', declined: /declined/ },
  { method: 'card', provider: 'paypal', decline: '4000 0000 0000 0002', declined: /Your card was declined/ },
];
const cards = { pay: '4242 4242 4242 4242', later: '4000 0000 0000 0077' };
const buttons = { pay: /^Pay \$/, later: 'Pay later (pending)' };

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

/** Chooses the payment's outcome: on the provider's page, or with the card entered in ours. */
async function choose(
  page: Page,
  way: Way,
  order: Order,
  outcome: 'pay' | 'later' | 'decline',
): Promise<void> {
  await page.goto(order.url);
  if (way.method !== 'card') {
    const name = outcome === 'decline' ? way.decline : buttons[outcome];
    return page.getByRole('button', { name }).click();
  }
  await page.getByLabel('Card number').fill(outcome === 'decline' ? way.decline : cards[outcome]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const atPlayer = async (page: Page, { course }: Order) => {
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await expect(page.getByText('Payment successful! Course access granted')).toBeVisible();
};

const outcomes: Record<string, (page: Page, way: Way, order: Order, admin: Api) => Promise<void>> = {
  async 'paid, then refunded'(page, way, order, admin) {
    await choose(page, way, order, 'pay');
    await atPlayer(page, order);
    await admin.read('POST', `/admin/orders/${order._id}/refund`, { reason: 'Asked for by the learner.' });
    await open(page, `/courses/${order.course.slug}`);
    await expect(page.getByRole('link', { name: 'Enroll in Course' })).toBeVisible();
    await open(page, `/payment/success/${order._id}`);
    await expect(page.getByText('The payment for this order has been refunded.')).toBeVisible();
  },
  async 'declined, then cancelled'(page, way, order) {
    await choose(page, way, order, 'decline');
    await expect(page.getByRole('alert')).toContainText(way.declined);
    if (way.method === 'card') return;
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(title(page, 'Payment cancelled')).toBeVisible();
    await alive(page);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
  async 'paid later, and settled'(page, way, order) {
    await choose(page, way, order, 'later');
    await expect(title(page, 'Payment Processing')).toBeVisible();
    await decide(order.page, 'settle');
    await page.getByRole('link', { name: 'Check again' }).click();
    await atPlayer(page, order);
  },
  async 'paid later, and the money never comes'(page, way, order) {
    await choose(page, way, order, 'later');
    await expect(title(page, 'Payment Processing')).toBeVisible();
    await decide(order.page, 'fail');
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(title(page, 'Payment failed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};

for (const way of ways) {
  test(`${way.method}: every outcome reaches its buyer while the webhooks of ${way.provider} are held back`, async ({
    page,
    context,
  }) => {
    // Four purchases one after another, of five or six pages each.
    test.setTimeout(120_000);
    const [{ api }, admin] = await Promise.all([newLearner(context), signInByApi(demo.admin)]);
    type Courses = { courses: Course[] };
    const { courses } = await api.read<Courses>('GET', '/courses?minPrice=30&sort=price-asc&limit=4');
    for (const [index, [name, walk]] of Object.entries(outcomes).entries()) {
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
}
