import { expect, test as fresh } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { buyByApi, pay } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { open } from '../support/open.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('a bundle and a gift are paid for by bank transfer in a dialog over the checkout', async ({
  page,
  context,
}) => {
  const { api } = await newLearner(context);
  const course = await findCourse('leading-without-authority');
  const { gift } = await api.read<{ gift: { _id: string } }>('POST', '/gifts', {
    courseId: course._id,
    recipientName: 'Marta Lindqvist',
    recipientEmail: 'marta@people.example',
    deliverOn: new Date().toISOString().slice(0, 10),
    message: '',
  });
  for (const [address, outcome] of [
    ['/checkout/bundle/from-risk-to-benefits', 'Your enrollment will be processed within 24 hours'],
    [`/checkout/gift/${gift._id}`, 'we’ll send your gift, or wait for the day you chose'],
  ] as const) {
    await open(page, address);
    await pay(page, 'Bank transfer');
    const dialog = page.getByRole('dialog', { name: 'Bank transfer' });
    await expect(dialog).toContainText(outcome);
    await expect(page).toHaveURL(address);
    const file = dialog.getByLabel('Payment receipt');
    const noFile = dialog.getByText('Please upload your payment receipt first');
    await expect(noFile).toBeVisible();
    await file.setInputFiles({ name: 'r.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') });
    await expect(dialog.getByText('Please upload the receipt as an image')).toBeVisible();
    await expect(noFile, 'one message at a time').toBeHidden();
    await file.setInputFiles({
      name: 'r.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await dialog.getByRole('button', { name: 'Submit receipt' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/payment\/pending\?orderId=/);
  }
});

const slug = 'from-risk-to-benefits';
const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
const cheaper = 'now costs $207.48 instead of $268.00.';

/** Buys the first course of the bundle, which then costs less. */
async function buyFirstCourse(api: Api): Promise<void> {
  const { bundle } = await api.read<{ bundle: { courses: { _id: string }[] } }>('GET', `/bundles/${slug}`);
  await buyByApi(api, await findCourse(bundle.courses[0]?._id ?? ''));
}

/** Orders the bundle by bank transfer, then buys its first course. */
async function orderThenBuyFirstCourse(api: Api): Promise<string> {
  const { orderId } = await api.read<{ orderId: string }>('POST', `/payment/bundles/${slug}/create-order`, {
    paymentMethod: 'bank',
  });
  await buyFirstCourse(api);
  return orderId;
}

test('a receipt for a bundle that now costs less is kept, and goes to an order at the new price', async ({
  page,
  context,
}) => {
  const { api } = await newLearner(context);
  await open(page, `/checkout/bundle/${slug}`);
  await pay(page, 'Bank transfer');
  const dialog = page.getByRole('dialog', { name: 'Bank transfer' });
  await expect(dialog).toContainText('$268.00');
  await buyFirstCourse(api);
  await dialog.getByLabel('Payment receipt').setInputFiles(receipt);
  await dialog.getByRole('button', { name: 'Submit receipt' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Your receipt has not been sent yet');
  await expect(alert).toContainText(cheaper);
  await expect(dialog.getByRole('button', { name: 'Submit receipt for $268.00' })).toBeEnabled();
  await alert.getByRole('button', { name: 'Pay $207.48 instead' }).click();
  await expect(alert).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: '1. Transfer the money' })).toBeFocused();
  await expect(dialog).toContainText('$207.48');
  await expect(dialog).not.toContainText('$268.00');
  await expect(dialog).toContainText('receipt.pdf');
  await dialog.getByRole('button', { name: 'Submit receipt' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/payment\/pending\?orderId=/);
  await expect(page.getByRole('main')).toContainText('$207.48');
});

test('the page of a transfer that now costs less says so, and accepts a receipt for the old price', async ({
  page,
  context,
}) => {
  const { api } = await newLearner(context);
  const orderId = await orderThenBuyFirstCourse(api);
  await open(page, `/payment/bank/${orderId}`);
  await expect(page.getByRole('main')).toContainText(cheaper);
  await page.getByLabel('Payment receipt').setInputFiles(receipt);
  await page.getByRole('button', { name: 'Submit receipt for $268.00' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(`/payment/pending?orderId=${orderId}`);
});

fresh.describe('without scripts', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('a transfer that now costs less can be continued at either price', async ({ page, context }) => {
    const { api } = await newLearner(context);
    const orderId = await orderThenBuyFirstCourse(api);
    await page.goto(`/payment/bank/${orderId}`);
    await page.getByRole('button', { name: 'Pay $207.48 instead' }).click();
    await expect(page).not.toHaveURL(`/payment/bank/${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bank transfer' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$207.48');
    await page.goto(`/payment/bank/${orderId}`);
    await page.getByLabel('Payment receipt').setInputFiles(receipt);
    await page.getByRole('button', { name: 'Submit receipt for $268.00' }).click();
    await expect(page).toHaveURL(`/payment/pending?orderId=${orderId}`);
  });

  fresh(
    'a receipt for a transfer that now costs less is not sent until the buyer has been told',
    async ({ page, context }) => {
      const { api } = await newLearner(context);
      await page.goto(`/checkout/bundle/${slug}`);
      await pay(page, 'Bank transfer');
      await expect(page).toHaveURL(/\/payment\/bank\//);
      await buyFirstCourse(api);
      await page.getByLabel('Payment receipt').setInputFiles(receipt);
      await page.getByRole('button', { name: 'Submit receipt' }).click();
      await expect(page.getByText('Your receipt has not been sent yet')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay $207.48 instead' })).toBeVisible();
    },
  );
});
