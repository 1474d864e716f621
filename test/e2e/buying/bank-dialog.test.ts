import { expect, test } from '@playwright/test';
import { buyByApi, findCourse, pay } from '../support/buying.ts';
import { open } from '../support/open.ts';
import { newLearner } from '../support/people.ts';

test('a bundle and a gift are paid by bank transfer over the checkout', async ({ page, context }) => {
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
    [`/checkout/gift/${gift._id}`, 'We’ll send your gift on the day you chose'],
  ] as const) {
    await open(page, address);
    await pay(page, 'Bank transfer');
    const dialog = page.getByRole('dialog', { name: 'Bank transfer' });
    await expect(dialog).toContainText(outcome);
    await expect(page).toHaveURL(address);
    await dialog.getByLabel('Payment receipt').setInputFiles({
      name: 'r.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await dialog.getByRole('button', { name: 'Submit receipt' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/payment\/pending\?orderId=/);
  }
});

test('a bundle ordered before one of its courses was bought goes back to its checkout, which costs less', async ({
  page,
  context,
}) => {
  const { api } = await newLearner(context);
  const slug = 'from-risk-to-benefits';
  const { bundle } = await api.read<{ bundle: { _id: string; courses: { _id: string }[] } }>(
    'GET',
    `/bundles/${slug}`,
  );
  const order = () =>
    api.read<{ orderId: string }>('POST', `/payment/bundles/${bundle._id}/create-order`, {
      paymentMethod: 'bank',
    });
  const { orderId } = await order();
  await buyByApi(api, await findCourse(bundle.courses[0]?._id ?? ''));
  await page.goto(`/payment/bank/${orderId}`);
  await expect(page).toHaveURL(`/checkout/bundle/${slug}?method=bank`);
  const { orderId: cheaper } = await order();
  await page.goto(`/payment/bank/${cheaper}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bank transfer' })).toBeVisible();
});
