import { expect, test as fresh } from '@playwright/test';
import { pay, placeOrder, viewerState } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { emailTo } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const success = 'Payment successful! Course access granted';
const ways = [
  { way: 'PayPal', page: /\/checkoutnow\?token=/ },
  { way: 'Paystack', page: /\/c\/\w+$/ },
] as const;

// Delayed payments are tested in `every-provider.test.ts`, and what the buyer sees in `3-buy-without-webhooks.test.ts`.
for (const { way, page: hosted } of ways) {
  test(`${way}: two clicks to its page, declined and cancelled there, tried again, paid, and straight to the player`, async ({
    page,
    context,
  }) => {
    const course = await findCourse('leading-without-authority');
    const { api, email } = await newLearner(context);
    const reachItsPage = async () => {
      await expect(page).toHaveURL(hosted);
      await expect(page.getByRole('region', { name: 'Order' })).toContainText('$129.00');
    };
    await open(page, `/courses/${course.slug}`);
    await page.getByRole('link', { name: 'Enroll in Course' }).click();
    await pay(page, way);
    await reachItsPage();

    await page.getByRole('button', { name: 'Decline the payment' }).click();
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/all-courses');
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      `/checkout/${course._id}?method=${way.toLowerCase()}`,
    );
    expect(await viewerState(api, course._id)).toMatchObject({ enrolled: false, paymentPending: false });

    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: way, exact: true })).toBeChecked();
    await pay(page, way);
    await reachItsPage();
    await page.getByRole('button', { name: 'Pay $129.00' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
    await expect(page.getByText(success)).toBeVisible();
    await emailTo(email, 'Your receipt for');
  });
}

test('card details entered in the page: one card declined, the next one paid', async ({ page, context }) => {
  const course = await findCourse('leading-without-authority');
  const { email } = await newLearner(context);
  await page.goto(`/checkout/${course._id}/card`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
  expect(policy).toMatch(/frame-src http:\/\/127\.0\.0\.1/);
  const payButton = page.getByRole('button', { name: 'Pay $129.00' });
  await expect(payButton).toBeVisible();
  expect((await payButton.boundingBox())?.height).toBe(48);
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await payButton.click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await payButton.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await emailTo(email, 'Your receipt for');
});

test('when PayPal’s script cannot be loaded the card page explains it and offers another try', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  await newLearner(context);
  await page.route('**/sdk/js?*', (route) => route.abort());
  await page.goto(`/checkout/${course._id}/card`);
  await expect(page.getByRole('alert')).toContainText('Failed to load PayPal. Please try again.');
  await page.unroute('**/sdk/js?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Pay $129.00' })).toBeVisible();
});

fresh(
  'when PayPal does not accept cards, the card page explains it, and checks again at most twice',
  async ({ page, context }) => {
    const course = await findCourse('leading-without-authority');
    await newLearner(context);
    await page.route('**/sdk/js?*', (route) =>
      route.continue({ url: `${route.request().url()}&buyer-country=ZZ` }),
    );
    await page.clock.install();
    await page.goto(`/checkout/${course._id}/card`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Credit card payment not available');
    await page.clock.pauseAt(Date.now() + 60_000);
    const retry = alert.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(retry).toBeEnabled();
    await retry.click();
    await page.clock.runFor(1000);
    await expect(retry).toBeHidden();
    await expect(alert).toContainText('Credit card payment not available');
    await expect(page.getByRole('link', { name: 'Choose another way to pay' })).toBeVisible();
  },
);

test('an error during a card payment is explained, and the payment can be tried again', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  await newLearner(context);
  const respondWith = async (path: string, status: number, json: object) => {
    await page.unrouteAll();
    await page.route(`**/api/payment/paypal/${path}`, (route) => route.fulfill({ status, json }));
  };
  await page.goto(`/checkout/${course._id}/card`);
  const payButton = page.getByRole('button', { name: 'Pay $129.00' });
  const alert = page.getByRole('alert');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await respondWith('create-order', 200, { success: true, message: 'Continue.' });
  await payButton.click();
  await expect(alert).toContainText('Missing PayPal order ID in response');
  await respondWith('create-order', 502, {
    success: false,
    code: 'x',
    message: 'Failed to create payment order.',
  });
  await payButton.click();
  await expect(alert).toHaveText('Failed to create payment order.');
  await page.unrouteAll();
  await page.evaluate(() => {
    const { fetch } = window;
    // Makes PayPal's script fail without a message.
    window.fetch = (input, init) =>
      String(input).includes('/sdk/orders/') ? Promise.reject({}) : fetch(input, init);
  });
  await payButton.click();
  await expect(alert).toHaveText('Payment error. Please try another method.');
  await page.reload();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await respondWith('capture-payment', 409, { success: false, code: 'x', message: 'No.', reason: 'unpaid' });
  await payButton.click();
  await expect(alert).toHaveText('Payment failed. Please try again.');
});

test('a buyer gets the course even if a proxy answers the request to capture the card payment', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  await newLearner(context);
  await page.goto(`/checkout/${course._id}/card`);
  await page.route('**/api/payment/paypal/capture-payment', (route) =>
    route.fulfill({ status: 403, json: { error: 'blocked' } }),
  );
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page.getByText('Payment successful! Course access granted')).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/courses/${course._id}`);
});

test('losing the connection while pressing Pay keeps the page, and Pay works again', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  await newLearner(context);
  // Before the router knows the actions of the page's forms, it reports the lost connection itself.
  const known = page.waitForResponse(/\/__manifest\?/);
  await open(page, `/checkout/${course._id}`);
  await (await known).finished();
  await context.setOffline(true);
  await pay(page, 'Paystack');
  await expect(page.getByRole('alert')).toContainText('Failed to initiate payment');
  await context.setOffline(false);
  await expect(page.getByRole('radio', { name: 'Paystack', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page).toHaveURL(/\/c\/\w+$/);
});

test('opening an order’s cancel page does not cancel it', async ({ context }) => {
  const course = await findCourse('leading-without-authority');
  const { api } = await newLearner(context);
  const { orderId } = await placeOrder(api, course._id, 'paystack');
  expect((await context.request.get(`/payment/cancel?orderId=${orderId}`)).status()).toBe(200);
  const { order } = await api.read<{ order: { paymentInfo: { paymentStatus: string } } }>(
    'GET',
    `/payment/orders/${orderId}`,
  );
  expect(order.paymentInfo.paymentStatus).toBe('pending');
});
