import { expect } from '@playwright/test';
import { decide, placeOrder } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { hydrated } from '../support/open.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('a second payment in another tab is refunded, and the buyer is told that they own the course', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const { api } = await newLearner(context);
  const second = await placeOrder(api, course._id, 'paystack');
  const first = await placeOrder(api, course._id);
  await decide(first.url, 'pay');
  await api.read('POST', '/payment/verify-payment', { orderId: first.orderId, paymentMethod: 'stripe' });

  await page.goto(second.url);
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You already own this course' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('You already own this course; we’re refunding your second payment');
  await expect(main).not.toContainText(/failed|Try again/i);
  await hydrated(page);
  await page.getByRole('link', { name: 'Open the course' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
});

test('a course bought in another tab is not paid for again on the card page, which leads to the course', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const { api } = await newLearner(context);
  await page.goto(`/checkout/${course._id}/card`);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12 / 30');
  await page.getByLabel('Security code').fill('123');
  const { orderId, url } = await placeOrder(api, course._id);
  await decide(url, 'pay');
  await api.read('POST', '/payment/verify-payment', { orderId, paymentMethod: 'stripe' });
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await expect(page.getByText('You already own this course.')).toBeVisible();
});
