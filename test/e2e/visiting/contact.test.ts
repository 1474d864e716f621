import { randomUUID } from 'node:crypto';
import { expect, test as fresh, type Locator, type Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { emailsTo } from '../support/mailbox.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const support = 'support@milepost.example';
const service = '**/api/v1.0/email/send';

/** Waits until a message that contains a unique word is in the support mailbox. */
const arrived = (word: string) =>
  expect
    .poll(async () => (await emailsTo(support)).find(({ text }) => text.includes(word))?.subject ?? '')
    .not.toBe('');
const emailWith = async (word: string) => (await emailsTo(support)).find(({ text }) => text.includes(word));

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

test('a message is validated field by field, fails without losing input, and then arrives and clears the form', async ({
  page,
}) => {
  const word = randomUUID();
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Message' });
  const send = form.getByRole('button', { name: 'Send Message' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const message = form.getByRole('textbox', { name: 'Message' });

  await test.step('errors appear beside each field, and focus moves to the first', async () => {
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(email).toHaveAccessibleDescription('Please enter your email.');
    await expect(form.getByLabel('Subject')).toHaveAccessibleDescription('Please choose a subject.');
    await expect(message).toHaveAccessibleDescription('Please enter a message.');
    expect(await form.getByLabel('Subject').getByRole('option').count()).toBe(13 + 1);
  });

  await name.fill('Ada <b>Lovelace</b> 🚆');
  await email.fill('ada@example');
  await form.getByLabel('Subject').selectOption('Accessibility Concerns');
  await message.fill(`مرحبا <script>alert(1)</script>\n${word}`);
  await send.click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.');
  await email.fill('ada@example.com');

  await test.step('a failure is reported and keeps the input', async () => {
    await page.route(service, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await send.click();
    await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
    await expect(name).toHaveValue('Ada <b>Lovelace</b> 🚆');
    await expect(message).toHaveValue(new RegExp(word));
    await page.unroute(service);
  });

  await test.step('success is reported and clears the form, and the message is in the mailbox as text', async () => {
    await send.click();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    for (const field of [name, email, message, form.getByLabel('Subject')])
      await expect(field).toHaveValue('');
    await arrived(word);
    const mail = await emailWith(word);
    expect(mail?.subject).toContain('Accessibility Concerns');
    expect(mail?.text).toContain('<script>alert(1)</script>');
    expect(mail?.html).not.toContain('<script>');
  });
});

// In a context of its own, which has not loaded the toast library.
fresh('a message that is too long is refused before it is sent, and kept', async ({ page }) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Message' });
  const message = form.getByRole('textbox', { name: 'Message' });
  await message.fill('x'.repeat(10_000));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(message).toHaveAccessibleDescription('Please use at most 5,000 characters.');
  expect(await message.inputValue()).toHaveLength(10_000);

  await fresh.step('when offline, even without the toast library, nothing is lost', async () => {
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await form.getByLabel('Subject').selectOption('Other');
    await message.fill('Hello');
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    await expect(message).toHaveValue('Hello');
  });
});

test('“Apply Now” opens the application; it fails as specified, keeps the input, and arrives', async ({
  page,
}) => {
  const word = randomUUID();
  await open(page, '/contact');
  await page.getByRole('link', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become an Instructor' });
  const send = dialog.getByRole('button', { name: 'Send Application' });
  const background = dialog.getByRole('textbox', { name: 'Background' });
  await send.click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Please enter your name.',
  );
  await expect(
    dialog.getByRole('checkbox', { name: 'I agree to the Instructor Terms and Conditions' }),
  ).toHaveAccessibleDescription('Please agree to the Instructor Terms and Conditions.');

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
  await background.fill(`Forty years of programmes ${word}`);
  await dialog.getByRole('textbox', { name: 'Topics' }).fill('Risk');
  await dialog.getByRole('checkbox').check();

  await page.route(service, (route) => route.abort());
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong.');
  await expect(background).toHaveValue(new RegExp(word));

  await test.step('closed by mistake, it reopens with its input', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(background).toHaveValue(new RegExp(word));
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  });

  await page.unroute(service);
  await send.click();
  await expect(toast(page, 'Application sent successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await arrived(word);
  expect((await emailWith(word))?.subject).toContain('Instructor application');
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(background, 'it starts empty').toHaveValue('');
});

test('a message sent before hydration returns to the form and arrives when sent again', async ({ page }) => {
  const word = randomUUID();
  const form = page.getByRole('form', { name: 'Message' });
  await open(page, '/contact');
  await form.getByRole('textbox', { name: 'Name' }).fill('An older draft');
  const { release } = await hold(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = {
    Name: 'Ada <b>Lovelace</b> 🚆',
    Email: 'ada@example.com',
    Message: `A message of two lines\nfrom a fast writer ${word}`,
  };
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(text);
  const subject = form.getByLabel('Subject');
  await subject.selectOption('Mobile App Issues');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).status()).toBe(422);
  await expect(form.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(page, 'the URL contains nothing of the message').toHaveURL('/contact');

  release();
  await hydrated(page);
  await expect(form.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  for (const [name, text] of Object.entries(fields))
    await expect(form.getByRole('textbox', { name })).toHaveValue(text);
  await expect(subject).toHaveValue('Mobile App Issues');
  expect(await emailWith(word), 'the server sends nothing').toBeUndefined();

  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  for (const name of Object.keys(fields)) await expect(form.getByRole('textbox', { name })).toHaveValue('');
  await expect(subject).toHaveValue('');
  await arrived(word);
});

test('an invalid message sent before hydration is returned to the form with its errors', async ({ page }) => {
  const { release } = await hold(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Message' });
  const email = form.getByRole('textbox', { name: 'Email' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await email.fill('ada@example');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  release();
  await hydrated(page);
  await expect(email).toBeFocused();
  await email.fill('ada@example.com');
  await expect(email, 'corrected').toHaveAccessibleDescription('');
});

test('“Apply Now” pressed before hydration opens the application', async ({ page }) => {
  const { release } = await hold(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/apply/);
  release();
  await expect(page.getByRole('dialog', { name: 'Become an Instructor' })).toBeVisible();
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });
  fresh(
    'the contact page says that its forms need it, and how to write to us without it',
    async ({ page }) => {
      await page.goto('/contact');
      const ways = page.locator('main noscript a[href^="mailto:"]');
      await expect(ways.filter({ visible: true })).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Apply Now' })).toBeHidden();
    },
  );
});

test('“Be an Instructor” is offered only to learners, on every page, and prefills their details', async ({
  page,
  browser,
}) => {
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Be an Instructor' })).toHaveCount(0);
  await signInContext(page.context(), demo.learner);
  await open(page, '/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Be an Instructor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become an Instructor' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(demo.learner.name);
  await expect(page).toHaveURL(/\/privacy$/);
  for (const person of [demo.instructor, demo.admin]) {
    const context = await browser.newContext();
    await signInContext(context, person);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Be an Instructor' })).toHaveCount(0);
    await context.close();
  }
});

test('the terms keep the selected document in the URL, and the contents mark the section in view', async ({
  page,
}) => {
  await open(page, '/termsandconndition');
  await expect(page.getByText('Last updated June 2025')).toBeVisible();
  await page.getByRole('link', { name: 'Instructor Terms', exact: true }).first().click();
  await expect(page).toHaveURL(/for=instructor/);
  await expect(page.getByRole('heading', { name: 'Confidentiality' })).toBeAttached();
  const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  await contents.getByRole('link', { name: 'Liability' }).click();
  await expect(contents.getByRole('link', { name: 'Liability' })).toHaveAttribute('aria-current', /./);
  await expect(page.getByRole('heading', { name: 'Liability', exact: true })).toBeInViewport();
  await contents.getByRole('link', { name: 'Governing law' }).click();
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeInViewport();
  await expect(contents.locator('[aria-current]'), 'short sections at the end too').toHaveText(
    'Governing law',
  );
  await page.reload();
  await expect(contents.locator('[aria-current]')).toHaveText('Governing law');
  await page.getByRole('heading', { name: 'Eligibility' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -20_000);
  await expect(contents.getByRole('link', { name: 'Eligibility' })).toHaveAttribute('aria-current', /./);
});

test('on a phone the contents stay at the top, name the section in view, and expand over the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/termsandconndition');
  const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const summary = contents.locator('summary');
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  await heading('Platform use').evaluate((element) => element.scrollIntoView());
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(summary).toContainText('Platform use');

  const before = await topOf(heading('Course access'));
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(contents.locator('[aria-current]')).toHaveText('Platform use');
  expect(await topOf(heading('Course access')), 'the text stays where it is').toBe(before);

  await contents.getByRole('link', { name: 'Liability' }).click();
  await expect(contents.getByRole('link')).toHaveCount(0);
  await expect(summary).toContainText('Liability');
  await expect(heading('Liability')).toBeInViewport({ ratio: 1 });
  const { height } = (await contents.boundingBox()) ?? { height: 0 };
  expect((await topOf(contents)) + height).toBeLessThan(await topOf(heading('Liability')));

  await test.step('Escape collapses the contents, and so does moving focus out of them', async () => {
    await summary.press('Enter');
    await page.keyboard.press('Escape');
    await expect(contents.getByRole('link')).toHaveCount(0);
    await expect(summary).toBeFocused();
    await summary.press('Enter');
    await contents.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(contents.getByRole('link')).toHaveCount(0);
  });
});
