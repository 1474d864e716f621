import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import type { Course } from '../support/courses.ts';
import { finishByApi } from '../support/learning.ts';
import { emailTo } from '../support/mailbox.ts';
import { hydrated, open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { anotherBrowser, demo, newLearner, type Person } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** A learner who has finished a course and requested its certificate on the certificates page. */
async function requested(
  page: Page,
  context: BrowserContext,
  name: string,
): Promise<{ learner: Person; course: Course }> {
  const course = await shortCourse();
  const learner = await newLearner(context, name);
  await buyByApi(learner.api, course);
  await finishByApi(learner.api, course);
  await open(page, '/dashboard/completed-courses');
  const dialog = page.getByRole('dialog', { name: 'Request Certificate' });
  await page
    .getByRole('button', { name: /^Request Certificate/ })
    .filter({ hasText: course.title })
    .click();
  await expect(dialog.getByText(name)).toBeVisible();
  await expect(
    dialog.getByText('You need at least 100% of the course and have completed 100%'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Request Certificate' }).click();
  await expect(page.getByText('Certificate requested successfully!')).toBeVisible();
  await expect(page.getByText('Certificate request submitted for admin approval')).toBeVisible();
  await expect(page.getByRole('main').getByText('Pending Approval')).toBeVisible();
  return { learner, course };
}

/** The administrator's list, narrowed to one learner's row. */
async function adminRow(browser: Browser, learner: Person, course: Course) {
  const admin = await anotherBrowser(browser, demo.admin);
  await open(admin, '/admin-dashboard/admin-cert');
  const search = admin.getByRole('main').getByRole('searchbox');
  await search.fill(learner.name);
  await search.press('Enter');
  await expect(admin).toHaveURL(/[?&]search=/);
  const row = admin.getByRole('row').filter({ hasText: learner.email });
  await expect(row).toContainText(course.title);
  return { admin, row };
}

test('an approved certificate: an email, a PDF, and a public page that anyone can check', async ({
  page,
  context,
  browser,
}) => {
  const { learner, course } = await requested(page, context, 'Wilhelmina Okonjo');

  const { admin, row } = await adminRow(browser, learner, course);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(admin.getByText('Certificate approved successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await emailTo(learner.email, `Your certificate: ${course.title}`);

  const link = page.getByRole('link', { name: /^Download certificate/ }).filter({ hasText: course.title });
  await test.step('when offline the download reports a failure, and the page stays', async () => {
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await link.click();
    await expect(page.getByText('Failed to download certificate')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible();
    await expect(link).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a failure without a message, and a browser that cannot save, are reported as well', async () => {
    const address = '**/api/certificates/*/download';
    await page.route(address, (route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }));
    await link.click();
    await expect(page.getByText('Download failed', { exact: true })).toBeVisible();
    await page.unroute(address);
    const save = await page.evaluateHandle(() => URL.createObjectURL);
    await page.evaluate(() => Reflect.deleteProperty(URL, 'createObjectURL'));
    await link.click();
    await expect(page.getByText('Download function is not available.', { exact: true })).toBeVisible();
    await page.evaluate((saved) => Object.assign(URL, { createObjectURL: saved }), save);
  });

  await test.step('the learner downloads it', async () => {
    const download = context.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/^certificate-[0-9a-f-]{36}\.pdf$/);
    const file = await (await download).path();
    await expect(page.getByText('Certificate downloaded')).toBeVisible();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
  });

  const address = await page.getByRole('link', { name: /^Public page/ }).getAttribute('href');
  expect(address).toMatch(/^\/certificates\/\S+$/);

  await test.step('the learner can show it', async () => {
    const own = await context.newPage();
    await open(own, address ?? '');
    const link = own.getByRole('link', { name: 'Add to LinkedIn' });
    await expect(link).toHaveAttribute('href', new RegExp(`certId=${address?.split('/').at(-1)}$`));
    await expect(own.getByRole('link', { name: /^Download/ })).toBeVisible();
    await expectAccessible(own);
    await own.close();
  });

  await test.step('a stranger verifies the certificate, without scripts too', async () => {
    const stranger = await anotherBrowser(browser, undefined, { javaScriptEnabled: false });
    await stranger.goto(address ?? '');
    await expect(stranger.getByText('This certificate is valid.')).toBeVisible();
    await expect(stranger.getByRole('heading', { level: 1, name: learner.name })).toBeVisible();
    await expect(stranger.getByRole('main')).toContainText(course.title);
    await expect(stranger.getByRole('link', { name: 'Add to LinkedIn' })).toHaveCount(0);
    const unknown = await stranger.goto('/certificates/ZZZZ-0000-ZZZZ');
    expect(unknown?.status()).toBe(404);
    await expect(stranger.getByText('No certificate has this number.')).toBeVisible();
  });

  await test.step('the public page of a revoked certificate says so, and there is nothing to download', async () => {
    await admin.getByRole('link', { name: /^Approved/ }).click();
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await admin
      .getByRole('alertdialog')
      .or(admin.getByRole('dialog'))
      .getByRole('button', { name: 'Revoke' })
      .click();
    await expect(admin.getByText('Certificate has been revoked', { exact: true })).toBeVisible();
    await page.goto(address ?? '');
    await expect(page.getByText('This certificate has been revoked and is no longer valid.')).toBeVisible();
    const response = await page.request.get(`/api/certificates/${course._id}/download`);
    expect(response.status()).toBe(409);
  });
});

test('a rejected certificate: a reason is required, the learner reads it and can request again', async ({
  page,
  context,
  browser,
}) => {
  const { learner, course } = await requested(page, context, 'Benedikt Farrow');
  const { admin, row } = await adminRow(browser, learner, course);
  await row.getByRole('button', { name: /^Reject/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Reject Certificate' });
  await dialog.getByRole('button', { name: 'Confirm Rejection' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Rejection Reason' })).toHaveAccessibleDescription(
    /Please enter a rejection reason/,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Reject/ }).click();
  await expect(dialog).not.toContainText('Please enter a rejection reason');
  await dialog
    .getByRole('textbox', { name: 'Rejection Reason' })
    .fill('The name does not match the account.');
  await dialog.getByRole('button', { name: 'Confirm Rejection' }).click();
  await expect(row).toHaveCount(0);
  const mail = await emailTo(learner.email, 'About your certificate request');
  expect(mail.text).toContain('The name does not match the account.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Certificate Rejected')).toBeVisible();
  await expect(page.getByText(/The name does not match the account\./)).toBeVisible();
  await page.getByRole('button', { name: /^Request again/ }).click();
  const again = page.getByRole('dialog', { name: 'Request Certificate' });
  await again.getByRole('button', { name: 'Request Certificate' }).click();
  await expect(page.getByRole('main').getByText('Pending Approval')).toBeVisible();
});

test.describe('a file of more than a megabyte is refused in the form of the verify page', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(javaScriptEnabled ? 'with scripts' : 'without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await (javaScriptEnabled ? open(page, '/credentials/verify') : page.goto('/credentials/verify'));
      for (const bytes of [1_000_003, 3_000_000]) {
        const buffer = Buffer.alloc(bytes, 'a');
        await page
          .getByLabel('Badge file')
          .setInputFiles({ name: 'badge.json', mimeType: 'application/json', buffer });
        await page.getByRole('button', { name: 'Verify', exact: true }).click();
        await expect(
          page.getByText('This is larger than 1 MB. Badges are much smaller.').first(),
        ).toBeVisible();
        await expect(page.getByLabel('Badge file')).toBeVisible();
      }
      await context.close();
    });
  }
});
