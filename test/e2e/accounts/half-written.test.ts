import { expect, type Page } from '@playwright/test';
import { hydrated, open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('an unfinished registration survives a reload and Back, without its password', async ({ page }) => {
  await open(page, '/auth?tab=register');
  const name = page.getByRole('textbox', { name: 'Name' });
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await name.fill('Ada King');
  await email.fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a secret of hers');
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue('Ada King');
  await expect(email).toHaveValue('ada@example.com');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  expect(await stored(page)).not.toContain('a secret of hers');
  await open(page, '/about');
  await page.goBack();
  await hydrated(page);
  await expect(name).toHaveValue('Ada King');
});

test('an unfinished message survives a reload and Back, and the contact form prefills the signed-in user', async ({
  page,
}) => {
  await signInContext(page.context(), demo.learner);
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Message' });
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.learner.email);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(demo.learner.name);
  await form.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
  await form.getByLabel('Subject').selectOption('Other');
  await page.reload();
  await hydrated(page);
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  await expect(form.getByLabel('Subject')).toHaveValue('Other');
  await open(page, '/about');
  await page.goBack();
  await hydrated(page);
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');

  await test.step('logging out removes all personal data', async () => {
    await page.evaluate(() => {
      localStorage.setItem('milepost:course-draft:someone:new', '{}');
      localStorage.setItem('milepost:playback:someone:course:lecture', '{}');
      localStorage.setItem('milepost:player', '{"volume":0.5}');
    });
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL(/\/auth$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['milepost:player']);
    expect(await stored(page)).not.toContain('Half a sentence');
  });
});

test('an unfinished gift form survives a reload, including the day to send it on', async ({ page }) => {
  await signInContext(page.context(), demo.learner);
  await open(page, '/gift/leading-without-authority');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Recipient’s name').fill('Ada King');
  await page.getByLabel('Send on').fill(day);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Ada King');
  await expect(page.getByLabel('Send on')).toHaveValue(day);
});

test('“Forgot password?” keeps the email, there and back', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  const email = page.getByRole('textbox', { name: 'Email', exact: true }).first();
  await expect(email).toHaveValue('ada@example.com');
  await email.fill('ada@people.example');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(email).toHaveValue('ada@people.example');
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
  await expect(email).toHaveValue('ada@people.example');
  await page.reload();
  await hydrated(page);
  await expect(email).toHaveValue('ada@people.example');
});

test('a visitor’s unfinished message continues after signing in, with the name of the account', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
  await signInContext(page.context(), demo.learner);
  await open(page, '/contact');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(demo.learner.name);
});
