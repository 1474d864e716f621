import { type Browser, expect, type Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { buyByApi, pay, placeTransfer, sendReceipt, viewerState } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { emailTo, pathIn } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, demo, newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const receiptPath = 'demo/media/sample-receipt.png';
const slug = 'leading-without-authority';

const administrator = (browser: Browser): Promise<Page> => anotherBrowser(browser, demo.admin);

/** Opens the only order of a buyer from the table of all orders. */
async function openOrderOf(page: Page, email: string): Promise<void> {
  await open(page, `/admin-dashboard/enrollment?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /^(Decide|Open)/ }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
}

/** Orders by bank transfer and uploads a receipt, without a browser. */
async function transferByApi(api: Api, courseId: string): Promise<string> {
  const orderId = await placeTransfer(api, courseId);
  await sendReceipt(api, orderId);
  return orderId;
}

test('a bank transfer: the buyer sends a receipt, an administrator confirms it, and the course opens', async ({
  page,
  context,
  browser,
}) => {
  const course = await findCourse(slug);
  const { email } = await newLearner(context, 'Ines Carvalho');
  await open(page, `/courses/${slug}`);
  await page.getByRole('link', { name: 'Enroll in Course' }).click();
  await pay(page, 'Bank transfer');
  const dialog = page.getByRole('dialog', { name: 'Bank transfer' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/checkout/${course._id}`);
  await expect(dialog).toContainText(/MPO-\w{4}-\w{4}/);

  await test.step('the account can be chosen and copied', async () => {
    await page.getByRole('radio', { name: /British Pound \(GBP\)/ }).check();
    const copy = page.getByRole('button', { name: 'Copy account number' });
    await context.grantPermissions([]);
    const [byHand] = await Promise.all([
      page.waitForEvent('dialog').then(async (shown) => {
        await shown.dismiss();
        return shown.defaultValue();
      }),
      copy.click(),
    ]);
    expect(byHand, 'while the browser blocks the clipboard').toBe('12345678');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('12345678');
    await expect(page.getByText('Copied')).toBeHidden();
  });

  await test.step('without a receipt nothing can be sent', async () => {
    await expect(page.getByRole('button', { name: 'Submit receipt' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Email receipt' })).toBeDisabled();
  });

  await test.step('a file that is not a receipt is refused, with the option to send it by email', async () => {
    const web = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') };
    await page.getByLabel('Payment receipt').setInputFiles(web);
    await page.getByRole('button', { name: 'Submit receipt' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.');
    await expect(alert).toContainText('Submission failed. Please manually send your receipt to: ');
    const mail = decodeURIComponent((await alert.getByRole('link').getAttribute('href')) ?? '');
    expect(mail).toContain(`subject=Payment Proof for ${course.title}`);
    expect(mail).toContain('$129.00');
    expect(mail).toContain('Sandbox Bank, London');
  });

  await test.step('submitting a receipt locks the form', async () => {
    const program = { name: 'r.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
    await page.getByLabel('Payment receipt').setInputFiles(program);
    await expect(
      dialog.getByText('Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit receipt' })).toBeDisabled();
    await page.getByLabel('Payment receipt').setInputFiles(receiptPath);
    const opened = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('click', ({ target }) => {
            if (target instanceof HTMLAnchorElement) resolve(decodeURIComponent(target.href));
          });
        }),
    );
    await page.getByRole('button', { name: 'Submit receipt' }).click();
    const mail = await opened;
    expect(mail).toMatch(new RegExp(`^mailto:.+[?]subject=Payment Proof for ${course.title}&body=`));
    for (const text of [course.title, '$129.00', 'Sandbox Bank, London']) expect(mail).toContain(text);
    const outcome = dialog.getByRole('status').filter({ hasText: 'submitted' });
    await expect(outcome).toContainText('Payment receipt submitted for verification');
    await expect(outcome).toContainText(
      'Receipt submitted successfully! Your enrollment will be processed within 24 hours after verification.',
    );
    await expect(page.locator('[data-sonner-toast]'), 'nothing covers the dialog').toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Payment receipt')).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: /GBP/ })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing' })).toBeVisible();
    await page.goto('/payment/pending');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing' })).toBeVisible();
    await open(page, `/courses/${slug}`);
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
  });

  const admin = await administrator(browser);
  await test.step('the administrator checks the receipt and confirms', async () => {
    const request = await emailTo(demo.admin.email, `Bank transfer to review: ${course.title}`);
    await open(admin, pathIn(request, '/admin-dashboard/enrollment/'));
    await openOrderOf(admin, email);
    await expect(admin.getByText('Receipt to check')).toBeVisible();
    const picture = admin.getByRole('img', { name: /The receipt, sample-receipt.png/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await admin.getByRole('button', { name: 'Confirm payment' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
    await expect(admin.getByText('Payment confirmed')).toBeVisible();
    await expect(admin.getByText('Completed', { exact: true })).toBeVisible();
    await admin.context().close();
  });

  await test.step('the buyer is notified and gets access', async () => {
    await emailTo(email, `Your receipt for ${course.title}`);
    await open(page, `/courses/${slug}`);
    await page.getByRole('link', { name: 'Access Course in Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  });
});

test('a rejected transfer: the buyer sees the reason and can order again', async ({
  page,
  context,
  browser,
}) => {
  const course = await findCourse(slug);
  const { api, email } = await newLearner(context, 'Kofi Mensah');
  await transferByApi(api, course._id);
  const admin = await administrator(browser);
  await openOrderOf(admin, email);
  await expect(admin.getByRole('link', { name: /Download receipt.pdf/ })).toBeVisible();
  await admin.getByRole('button', { name: 'Reject' }).click();
  await admin.getByLabel('Rejection Reason').fill('Nothing has arrived in the account.');
  await admin.getByRole('button', { name: 'Reject transfer' }).click();
  await expect(admin.getByText('Payment rejected')).toBeVisible();
  await admin.context().close();

  const mail = await emailTo(email, 'couldn’t be confirmed');
  expect(mail.text).toContain('Nothing has arrived in the account.');
  await open(page, '/dashboard/orders');
  const row = page.getByRole('row').filter({ hasText: course.title });
  await expect(row).toContainText('Rejected');
  await row.getByRole('link', { name: /Try again/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bank transfer', exact: true })).toBeChecked();
});

test('a card payment is refunded in part and then in full, and only the full refund ends access', async ({
  page,
  context,
  browser,
}) => {
  const course = await findCourse(slug);
  const { api, email } = await newLearner(context, 'Marta Oliveira');
  await buyByApi(api, course);
  const admin = await administrator(browser);
  await openOrderOf(admin, email);

  const refund = async (amount: string | null, reason: string) => {
    await admin.getByRole('button', { name: 'Refund' }).click();
    const dialog = admin.getByRole('dialog');
    if (amount) await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toBeHidden();
  };
  await refund('29', 'A discount that had been promised.');
  await expect(admin.getByText('Partly refunded')).toBeVisible();
  expect(await viewerState(api, course._id)).toMatchObject({ enrolled: true });
  await refund(null, 'Asked for by the learner.');
  await expect(admin.getByText('$129.00 refunded')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Refund' })).toBeHidden();
  await admin.context().close();

  expect(await viewerState(api, course._id)).toMatchObject({ enrolled: false });
  const mail = await emailTo(email, `Your refund for ${course.title}`);
  expect(mail.text).toContain('Asked for by the learner.');
  await open(page, '/dashboard/orders');
  await expect(page.getByRole('row').filter({ hasText: course.title })).toContainText('Refunded');
});
