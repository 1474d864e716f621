import { expect } from '@playwright/test';
import { open } from './support/open.ts';
import { anotherBrowser, demo, signInContext } from './support/people.ts';
import { test } from './support/shared-tab.ts';

test('an instructor is paid a correction in a payout run, and the statement shows both', async ({
  browser,
  page,
  context,
}) => {
  await signInContext(context, demo.admin);
  await open(page, '/admin-dashboard/ledger/corrections/new');
  const form = page.getByRole('main');
  await form.getByLabel('From').selectOption('Milepost’s share');
  await form.getByLabel('To', { exact: true }).selectOption('Available to the instructor');
  await form.getByLabel('Amount').fill('120');
  await form.getByLabel('Reason').fill('A bonus for the thousandth learner.');
  await form.getByRole('button', { name: 'Book the correction' }).click();
  await expect(form.getByText('Please enter the instructor’s email.').first()).toBeVisible();
  await form.getByLabel('Instructor’s email').fill(demo.instructor.email);
  await form.getByRole('button', { name: 'Book the correction' }).click();
  await expect(page).toHaveURL('/admin-dashboard/ledger/corrections');
  await expect(page.getByRole('row', { name: /A bonus for the thousandth learner/ })).toContainText('Booked');

  const own = await anotherBrowser(browser);
  await signInContext(own.context(), demo.instructor);
  await open(own, '/instructor-dashboard/payout-details');
  await expect(own.getByRole('main')).toContainText('PayPal');
  await expect(own.getByRole('main')).toContainText('Approved');

  await open(page, '/admin-dashboard/payouts');
  await page.getByRole('button', { name: 'Start a run' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extra run' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(demo.instructor.name) })).toContainText(
    'Awaiting approval',
  );
  await page.getByRole('button', { name: 'Approve the run' }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve “Extra run”?' });
  await expect(question).toContainText('1 payout, $');
  await question.getByRole('button', { name: /^Approve \$/ }).click();
  await expect(page.getByText(`Approved by ${demo.admin.name}.`)).toBeVisible();

  await open(own, '/instructor-dashboard/payouts');
  await expect(async () => {
    await own.reload();
    await expect(own.getByRole('row').nth(1)).toContainText('Paid', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await open(own, '/instructor-dashboard/statements');
  await expect(own.getByRole('row').nth(1)).not.toContainText('NaN');
  const csv = own.getByRole('row').nth(1).getByRole('link', { name: /^CSV/ });
  const statement = await own.request.get((await csv.getAttribute('href')) ?? '');
  const text = await statement.text();
  expect(text).toContain('A bonus for the thousandth learner.');
  expect(text).toMatch(/,Payout,/);
});

test('new terms are planned, instructors see them, and they are cancelled', async ({
  browser,
  page,
  context,
}) => {
  await signInContext(context, demo.admin);
  await open(page, '/admin-dashboard/share-terms/new');
  const form = page.getByRole('main');
  await form.getByLabel('Share of all other sales').fill('100.5');
  await form.getByRole('button', { name: 'Plan and announce' }).click();
  await expect(form.getByText('A share can’t be more than 100%.').first()).toBeVisible();
  await form.getByLabel('Share of all other sales').fill('55');
  await form.getByRole('button', { name: 'Plan and announce' }).click();
  await expect(page).toHaveURL('/admin-dashboard/share-terms');
  const row = page.getByRole('row', { name: /55% of all others/ });
  await expect(row).toContainText('Planned');

  const own = await anotherBrowser(browser);
  await signInContext(own.context(), demo.instructor);
  await open(own, '/instructor-dashboard/earnings');
  await expect(
    own.getByText('97% of sales with your own coupons and links, 55% of all others'),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Cancelled');
});
