import { expect } from '@playwright/test';
import { payByCard, untilEnrolled } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, demo, newLearner, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const slug = 'leading-without-authority';

test('an administrator creates a coupon, and a learner uses it through a link', async ({
  browser,
  page,
  context,
}) => {
  await signInContext(context, demo.admin);
  await open(page, '/admin-dashboard/coupons/new');
  const form = page.getByRole('main');
  await form.getByLabel('Code', { exact: true }).fill('e2e-half');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('Please enter either a percentage or an amount.').first()).toBeVisible();
  await expect(form.getByLabel('Code', { exact: true })).toHaveValue('e2e-half');
  await form.getByLabel('Percentage off').fill('50');
  await form.getByLabel('For', { exact: true }).selectOption('All courses');
  await form.getByLabel('Last day').fill('2030-05-31');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page).toHaveURL('/admin-dashboard/coupons');
  const row = page.getByRole('row', { name: /E2E-HALF/ });
  await expect(row).toContainText('50% off');
  await expect(row).toContainText('Active');
  await expect(row).toContainText('until 31 May 2030');

  const buyer = await anotherBrowser(browser);
  const { api } = await newLearner(buyer.context());
  const course = await findCourse(slug);
  await open(buyer, `/courses/${slug}?coupon=e2e-half`);
  await expect(buyer.getByText('With the coupon E2E-HALF, until 31 May 2030')).toBeVisible();
  await buyer.getByRole('link', { name: 'Enroll in Course' }).first().click();
  await expect(buyer.getByText('Coupon E2E-HALF applied (valid until 31 May 2030)')).toBeVisible();
  await expect(buyer.getByRole('region', { name: 'Your order' })).toContainText(
    'Totalinstead of $129.00$64.50',
  );
  await buyer.getByRole('link', { name: 'Remove coupon' }).click();
  await expect(buyer.getByRole('button', { name: 'Pay $129.00' })).toBeVisible();
  await buyer.getByText('Have a coupon?').click();
  await buyer.getByLabel('Coupon code').fill('no-such-code');
  await buyer.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(buyer.getByText('We don’t recognise this coupon code. Please check it.')).toBeVisible();
  await buyer.getByLabel('Coupon code').fill('e2e-half');
  await buyer.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(buyer.getByRole('button', { name: 'Pay $64.50' })).toBeVisible();
  await payByCard(buyer);
  await buyer.getByRole('button', { name: 'Pay $64.50' }).click();
  await untilEnrolled(api, course._id);

  await open(page, '/admin-dashboard/coupons?search=e2e-half');
  await expect(row).toContainText('$64.50');
  await row.getByRole('button', { name: 'Switch off' }).click();
  await expect(row).toContainText('Off');
});

test('a coupon for the whole price enrols without a payment, even without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const admin = await signInByApi(demo.admin);
  await admin.read('POST', '/coupons', { code: 'E2E-FREE', scope: 'all', percent: 100 });
  const { api } = await newLearner(context);
  const page = await context.newPage();
  await page.goto(`/checkout/${slug}`);
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('E2E-FREE');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await page.getByRole('button', { name: 'Enrol for free' }).click();
  await untilEnrolled(api, (await findCourse(slug))._id);
  await context.close();
});
