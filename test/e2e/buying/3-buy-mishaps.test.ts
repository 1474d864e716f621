import { expect, test as fresh } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { courseBody, publishCourse, type WrittenCourse } from '../support/authoring.ts';
import { decide, pay, placeOrder, viewerState } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { open } from '../support/open.ts';
import { faultsIn } from '../support/pages/html.ts';
import { demo, newLearner, signInByApi } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

type Priced = { _id: string; slug: string; raise: (price: number) => Promise<void> };

/** A published course for 49 dollars whose author can change the price. */
async function pricedCourse(title: string): Promise<Priced> {
  const author = await signInByApi(demo.instructor);
  const body = { ...(await courseBody(author, title, { Start: 1 })), price: 49 };
  const course = await publishCourse(body, author);
  const raise = async (price: number) => {
    const { version } = (await author.read<{ course: WrittenCourse }>('GET', `/courses/${course._id}`))
      .course;
    await author.read('PUT', `/courses/${course._id}`, { ...body, price, version });
  };
  return { ...course, raise };
}

test('a changed price is shown with the old one, whatever the payment method, and accepted with one press', async ({
  page,
  context,
}) => {
  const course = await pricedCourse('Prices that move');
  await newLearner(context);
  const ways = {
    Card: /\/c\/pay\/cs_/,
    PayPal: /\/checkoutnow\?token=/,
    Paystack: /\/c\/\w+$/,
    'Bank transfer': null,
  };
  let price = 49;
  const notice = page.getByRole('alert');
  for (const [way, leadsTo] of Object.entries(ways) as [keyof typeof ways, RegExp | null][])
    await test.step(way, async () => {
      await open(page, `/checkout/${course.slug}`);
      const before = price;
      price += 10;
      await course.raise(price);
      await pay(page, way);
      await expect(notice).toContainText('The price has changed');
      await expect(notice).toContainText(`$${before}.00`);
      await expect(notice).toContainText(`$${price}.00`);
      await expect(page.getByRole('region', { name: 'Your order' })).toContainText(`$${price}.00`);
      await page.getByRole('button', { name: `Accept and pay $${price}.00` }).click();
      if (leadsTo) {
        await expect(page).toHaveURL(leadsTo);
        await expect(page.getByRole('region', { name: 'Order' })).toContainText(`$${price}.00`);
      } else await expect(page.getByRole('dialog', { name: 'Bank transfer' })).toContainText(`$${price}.00`);
    });

  await test.step('card details entered in the page stay', async () => {
    await page.goto(`/checkout/${course._id}/card`);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await course.raise(99);
    await page.getByRole('button', { name: 'Pay $89.00' }).click();
    await expect(notice).toContainText('The price has changed');
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$99.00');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Accept and pay $99.00' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  });
});

test('card details in the page: a price that has changed since the checkout is shown with the old one', async ({
  page,
  context,
}) => {
  const course = await pricedCourse('Prices that move on the way to a card');
  await newLearner(context);
  await course.raise(59);
  await page.goto(`/checkout/${course._id}/card?amount=49`);
  const notice = page.getByRole('alert').filter({ hasText: 'The price has changed' });
  await expect(notice).toContainText('$49.00');
  await expect(notice).toContainText('$59.00');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Accept and pay $59.00' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
});

test('a coupon that ends while the checkout is open: the reason and both prices are shown, and one press accepts the new one', async ({
  page,
  context,
}) => {
  const course = await pricedCourse('A coupon that ends');
  await newLearner(context);
  const admin = await signInByApi(demo.admin);
  const inCheckout = await makeCoupon(admin, course._id);
  const inCardPage = await makeCoupon(admin, course._id);

  await open(page, `/checkout/${course.slug}?coupon=${inCheckout.code}`);
  await expect(page.getByRole('button', { name: 'Pay $39.20' })).toBeVisible();
  await inCheckout.end();
  await pay(page, 'Card');
  const notice = page.getByRole('alert').filter({ hasText: 'The price has changed' });
  await expect(notice).toContainText(/coupon.*\$39\.20.*\$49\.00/);
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('Total$49.00');
  await expect(summary).not.toContainText('applied');
  await page.getByRole('button', { name: 'Accept and pay $49.00' }).click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_/);

  await page.goto(`/checkout/${course._id}/card?coupon=${inCardPage.code}`);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await inCardPage.end();
  await page.getByRole('button', { name: 'Pay $39.20' }).click();
  await expect(notice).toContainText(/coupon.*\$39\.20.*\$49\.00/);
  await page.getByRole('button', { name: 'Accept and pay $49.00' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
});

/** A coupon of 20% for one course, and a way to switch it off. */
async function makeCoupon(admin: Api, courseId: string) {
  const body = { scope: 'course', courseId, percent: 20 };
  const { code } = (await admin.read<{ coupon: { code: string } }>('POST', '/coupons', body)).coupon;
  const { coupons } = await admin.read<{ coupons: { _id: string }[] }>('GET', `/coupons?search=${code}`);
  const end = () => admin.read('PATCH', `/coupons/${coupons[0]?._id}`, { isActive: false });
  return { code, end };
}

test('an empty card form shows a sentence beside each field, no error code, and focuses the first', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  await newLearner(context);
  await page.goto(`/checkout/${course._id}/card`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  const form = page.getByRole('region', { name: 'Card details' });
  const field = (caption: string) => form.locator('.field').filter({ hasText: caption });
  await expect(field('Card number')).toContainText('Enter a valid card number.');
  await expect(field('Expiry date')).toContainText('Enter the expiry date as MM / YY.');
  await expect(field('Security code')).toContainText('Enter the security code: 3 or 4 digits.');
  await expect(form.getByRole('alert')).toContainText('Enter a valid card number.');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.locator('body')).not.toContainText(/INVALID|_/);

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('13 / 99');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(field('Card number')).not.toContainText('Enter a valid');
  await expect(field('Expiry date')).toContainText('Enter the expiry date as MM / YY.');

  await test.step('an unknown PayPal error code becomes a general sentence', async () => {
    await page.getByLabel('Expiry date').fill('12 / 30');
    await page.getByLabel('Security code').fill('123');
    await page.route('**/sdk/orders/*/card', (route) =>
      route.fulfill({ status: 422, json: { message: 'SOME_NEW_CODE' } }),
    );
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(form.getByRole('alert')).toHaveText('Payment error. Please try another method.');
  });
});

fresh(
  'while the payment cannot be checked, nothing is reported as failed, and the page retries automatically',
  async ({ page, context }) => {
    const course = await findCourse('leading-without-authority');
    const { api } = await newLearner(context);
    const { orderId } = await placeOrder(api, course._id);
    await page.clock.install();
    let silent = true;
    await page.route('**/payment/*.data*', async (route) => {
      await (silent ? route.abort('connectionfailed') : route.continue());
    });
    await page.goto(`/payment/${orderId}?method=stripe`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re still checking your payment');
    await expect(page.getByRole('main')).not.toContainText(/failed/i);
    silent = false;
    await decide((await placeOrder(api, course._id)).url, 'pay');
    await page.clock.runFor(16_000);
    await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  },
);

fresh(
  'the page of a pending payment stays while the product cannot be reached, and follows the payment afterwards',
  async ({ page, context }) => {
    const course = await findCourse('leading-without-authority');
    const { api } = await newLearner(context);
    const { url, orderId } = await placeOrder(api, course._id, 'paystack');
    await decide(url, 'later');
    await api.read('POST', '/payment/verify-payment', { orderId, paymentMethod: 'paystack' });
    await page.clock.install();
    await open(page, `/payment/pending?orderId=${orderId}`);
    const heading = page.getByRole('heading', { level: 1, name: 'Payment Processing' });
    await expect(heading).toBeVisible();
    const asked = page.waitForRequest(/\/payment\/(orders|pending)/);
    await page.route(/\.data|\/api\//, (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await page.clock.runFor(11_000);
    await asked;
    await page.clock.runFor(1_000);
    await expect(heading).toBeVisible();
    await page.unroute(/\.data|\/api\//);
    await decide(url, 'settle');
    await page.clock.runFor(11_000);
    await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  },
);

test('the page of pending payments without a pending payment leads to the orders', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const { api } = await newLearner(context);
  await page.goto('/payment/pending');
  await expect(page).toHaveURL('/dashboard/orders');
  await page.goto('/payment/pending?orderId=00000000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/dashboard/orders');
  const body = { courseId: course._id, paymentMethod: 'bank' };
  const { orderId } = await api.read<{ orderId: string }>('POST', '/payment/create-order', body);
  await page.goto(`/payment/pending?orderId=${orderId}`);
  await expect(page).toHaveURL(`/payment/bank/${orderId}`);
  expect(await viewerState(api, course._id)).toMatchObject({ paymentPending: false });
});

fresh.describe('without scripts', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('a bank transfer has its own page, and a changed price is accepted', async ({ page, context }) => {
    const course = await pricedCourse('Prices that move without scripts');
    await newLearner(context);
    await page.goto(`/checkout/${course.slug}`);
    await course.raise(59);
    await pay(page, 'Bank transfer');
    await expect(page.getByRole('radio', { name: 'Bank transfer', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Accept and pay $59.00' }).click();
    await expect(page).toHaveURL(/\/payment\/bank\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Bank transfer' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$59.00');

    // Without scripts, choosing an account cannot show its details, so all are shown.
    expect((await page.getByRole('main').innerText()).match(/Account number/g)).toHaveLength(2);
    await page.getByRole('radio', { name: /GBP/ }).check();
    const receipt = page.getByLabel('Payment receipt');
    await receipt.setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no'),
    });
    await page.getByRole('button', { name: 'Submit receipt' }).click();
    await expect(page.getByRole('alert')).toContainText('Please upload the receipt as an image');
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    await receipt.setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByRole('button', { name: 'Submit receipt' }).click();
    await expect(page).toHaveURL(/\/payment\/pending\?orderId=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Processing');
  });

  fresh('the return from the provider continues automatically, in valid HTML', async ({ page, context }) => {
    const course = await findCourse('leading-without-authority');
    const { api } = await newLearner(context);
    const { orderId, url } = await placeOrder(api, course._id);
    const verifying = await context.request.get(`/payment/${orderId}?method=stripe`);
    expect(await faultsIn(await verifying.text())).toEqual([]);
    await decide(url, 'pay');
    await page.goto(`/payment/${orderId}?method=stripe`);
    await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  });
});
