import { expect, test as fresh } from '@playwright/test';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

fresh(
  'a PMP holder adds the certification, and sees one activity count and why another does not',
  async ({ page, context }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await newLearner(context);
    await open(page, '/dashboard');
    await page.getByRole('link', { name: 'My renewals' }).click();
    await expect(page.getByText('Which certification do you hold?')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Add certification' }).first().click();
    await page.getByRole('combobox', { name: 'Certification' }).selectOption('PMP');
    await page.getByLabel('Earned on').fill(daysAgo(100));
    await page.getByLabel('Certification number').fill('1234567');
    await page.getByRole('button', { name: 'Add certification' }).click();
    const card = page.getByRole('region', { name: 'PMP' });
    await expect(
      card.getByText(/^0 of 60 PDU · 8 Ways of Working, 8 Power Skills and 8 Business Acumen to go/),
    ).toBeVisible();
    await expect(card.getByText('number 1234567')).toBeVisible();
    await expect(page.getByText('marks of the Project Management Institute')).toBeVisible();

    await page.getByRole('link', { name: 'Add activity' }).first().click();
    await page.getByLabel('Title').fill('Leading without authority');
    await page.getByLabel('Provider').fill('PMO Days');
    await page.getByLabel('First day').fill(daysAgo(10));
    await page.getByRole('textbox', { name: 'Hours' }).fill('6.5');
    await page.getByLabel('Counts as', { exact: true }).selectOption('Education');
    await page.getByLabel('Power Skills').fill('5');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'The hours of the areas must add up to 6.5; they add up to 5.',
    );
    await page.getByLabel('Ways of Working').fill('1.5');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(card.getByText(/^6.5 of 60 PDU · 6.5 Ways of Working, 3 Power Skills/)).toBeVisible();
    await expect(card.getByRole('list', { name: 'Progress towards PMP' })).toContainText('5 of 8 PDU');

    await page.getByRole('link', { name: 'Add activity' }).first().click();
    await page.getByLabel('Title').fill('A talk before the exam');
    await page.getByLabel('Provider').fill('PMO Days');
    await page.getByLabel('First day').fill(daysAgo(200));
    await page.getByRole('textbox', { name: 'Hours' }).fill('1');
    await page.getByLabel('Counts as', { exact: true }).selectOption('Giving back');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(page.getByText(/^Outside the cycle, which runs from/)).toBeVisible();

    const talk = page.getByRole('row', { name: /A talk before the exam/ });
    await talk.getByRole('button', { name: 'Details' }).click();
    await talk.getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByLabel('Counts as', { exact: true })).toHaveValue('giving-back');
    await page.getByRole('group', { name: 'Part 1' }).getByLabel('Reported on').fill(daysAgo(1));
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(page.getByText(/^Reported on \d/)).toBeVisible();

    await talk.getByRole('button', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Remove A talk before the exam' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('link', { name: /A talk before the exam/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove PMP' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Which certification do you hold?')).toBeVisible();
    await expect(page.getByText('Not allocated')).toBeVisible();
    // The refused form is the only response that was not a success.
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
  },
);

test('evidence of more than a megabyte is added, and a file that is too large is refused in the form', async ({
  page,
  context,
}) => {
  const { api } = await newLearner(context);
  const day = daysAgo(5);
  const activity = { title: 'Facilitation day', provider: 'PMO Days', startsOn: day, endsOn: day, hours: 2 };
  const { entry } = await api.read<{ entry: { _id: string } }>('POST', '/renewals/entries', activity);
  await open(page, `/dashboard/renewals/activity/${entry._id}`);
  const add = async (megabytes: number) => {
    const buffer = Buffer.from(`%PDF-1.4\n%${'-'.repeat(megabytes * 1_000_000)}\n%%EOF\n`);
    const file = { name: `${megabytes} megabytes.pdf`, mimeType: 'application/pdf', buffer };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('button', { name: 'Add file' }).click();
  };
  await add(6);
  await expect(page.getByRole('alert')).toContainText('The file must be 5 MB or less.');
  await add(4);
  await expect(page.getByRole('link', { name: '4 megabytes.pdf' })).toBeVisible();
});

test('certifications and activities are added and removed without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await newLearner(context);
  const page = await context.newPage();
  await page.goto('/dashboard/renewals/certification');
  await page.getByRole('combobox', { name: 'Certification' }).selectOption('CSM');
  await page.getByLabel('Earned on').fill(daysAgo(100));
  await page.getByRole('button', { name: 'Add certification' }).click();
  await page.getByRole('link', { name: 'Add activity' }).first().click();
  await page.getByLabel('Title').fill('Facilitation day');
  await page.getByLabel('Provider').fill('PMO Days');
  await page.getByLabel('First day').fill(daysAgo(5));
  await page.getByRole('textbox', { name: 'Hours' }).fill('9');
  await page.getByLabel('Counts as', { exact: true }).selectOption('Professional development');
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByText(/^8 of 20 SEU · 12 SEU to go/)).toBeVisible();
  await expect(page.getByText('Above the maximum of 8 SEU a day')).toBeVisible();

  await page.locator('summary', { hasText: 'Remove: Facilitation day' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No activities yet')).toBeVisible();
  await page.locator('summary', { hasText: 'Remove CSM' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Which certification do you hold?')).toBeVisible();
  await context.close();
});
