import { expect, test as fresh, type Page } from '@playwright/test';
import { emailsTo, emailTo, pathIn } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import { newPerson } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const toast = (page: Page, message: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: message });
const footer = (page: Page) => page.getByRole('contentinfo');
const address = (page: Page) => footer(page).getByRole('textbox', { name: 'Email address' });

test('a visitor subscribes in the footer, and unsubscribes with the emailed link and a reason in the dialog', async ({
  page,
}) => {
  const { email } = newPerson();
  await open(page, '/about');
  await expect(footer(page)).toContainText(`© ${new Date().getUTCFullYear()}`);

  await test.step('an invalid email is refused beside the field, and kept', async () => {
    await address(page).fill('nowhere');
    await address(page).evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''));
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(address(page)).toHaveAccessibleDescription('Please enter a valid email.');
    await expect(address(page)).toHaveValue('nowhere');
    await address(page).pressSequentially('@');
    await expect(address(page), 'being corrected').toHaveAccessibleDescription('');
  });

  await address(page).fill(` ${email.toUpperCase()} `);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Thank you for subscribing!')).toBeVisible();
  await expect(address(page)).toHaveValue('');
  const welcome = await emailTo(email, /Milepost/);

  await open(page, pathIn(welcome, '/unsubscribe'));
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help us improve' });
  const confirm = dialog.getByRole('button', { name: 'Confirm Unsubscribe' });
  await expect(confirm, 'no reason yet').toBeDisabled();
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expect(dialog.getByRole('textbox', { name: 'Please specify' })).toBeHidden();

  await test.step('Cancel closes the dialog and nothing else', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Yes, Unsubscribe' })).toBeFocused();
    await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
  });

  await dialog.getByRole('radio', { name: 'Other' }).check();
  await dialog.getByRole('textbox', { name: 'Please specify' }).fill('I have changed my trade.');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /unsubscribe/.test(request.url()),
  );
  await confirm.click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('reason')).toBe('other');
  await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    "You've been successfully removed from our mailing list.",
  );
  await expect(toast(page, "You've been unsubscribed successfully")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an overlong email in the link is asked for again before the reason for leaving', async ({ page }) => {
  const { email } = newPerson();
  await open(page, `/unsubscribe?${new URLSearchParams({ email: 'x'.repeat(250) + email })}`);
  const field = page.getByRole('main').getByRole('textbox', { name: 'Email address' });
  await expect(field).toHaveAccessibleDescription('Please use at most 254 characters.');
  await field.fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('link', { name: 'Yes, Unsubscribe' })).toBeVisible();
});

test('text typed under “Other” is preserved while another reason is selected, and not sent with it', async ({
  page,
}) => {
  await open(page, `/unsubscribe?${new URLSearchParams({ email: newPerson().email })}`);
  await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help us improve' });
  const reason = dialog.getByRole('textbox', { name: 'Please specify' });
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await reason.fill('For my eyes only.');
  await dialog.getByRole('radio', { name: 'I never subscribed' }).check();
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await expect(reason).toHaveValue('For my eyes only.');
  await dialog.getByRole('radio', { name: 'I never subscribed' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Confirm Unsubscribe' }).click();
  const sentForm = new URLSearchParams((await sent).postData() ?? '');
  expect(sentForm.get('reason')).toBe('never-subscribed');
  expect(sentForm.get('feedback')).toBeNull();
  await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible();
});

test('a failure shows “Unsubscription failed” or the server’s message, and the dialog stays with the choice', async ({
  page,
}) => {
  await open(page, '/unsubscribe?email=someone@people.example');
  // The toast library loads with the first message; it must be there before going offline.
  await address(page).fill(newPerson().email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Thank you for subscribing!')).toBeVisible();
  await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help us improve' });
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await dialog.getByRole('textbox', { name: 'Please specify' }).fill('x'.repeat(2001));
  await dialog.getByRole('button', { name: 'Confirm Unsubscribe' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Please specify' })).toHaveAccessibleDescription(
    /at most 2,?000/,
  );
  await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(dialog.getByText('at most 2,000'), 'the message is shown only once').toHaveCount(1);

  await test.step('a lost connection and a failed gateway are reported too, and the input stays', async () => {
    await page.context().setOffline(true);
    await dialog.getByRole('textbox', { name: 'Please specify' }).fill('A reason of my own');
    await dialog.getByRole('button', { name: 'Confirm Unsubscribe' }).click();
    await expect(dialog.getByRole('alert').getByRole('heading')).toHaveText('Unsubscription failed');
    await expect(dialog.getByRole('alert')).toContainText('Please check your connection');
    await expect(dialog.getByRole('textbox', { name: 'Please specify' })).toHaveValue('A reason of my own');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await address(page).fill('someone@people.example');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(address(page)).toHaveValue('someone@people.example');
    await page.context().setOffline(false);
    const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill(badGateway));
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription failed', { exact: true })).toHaveCount(2);
    await expect(address(page)).toHaveValue('someone@people.example');
  });
});

// The library of toasts must not be in the cache.
fresh(
  'a first message while offline appears as plain text, and the next one replaces it',
  async ({ page }) => {
    await open(page, '/about');
    await address(page).fill(newPerson().email);
    await page.context().setOffline(true);
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert')).toHaveText('Subscription failed');
    await page.context().setOffline(false);
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    // Chromium may remember the failed import for as long as the page is open; the message is then plain text too.
    const message = page.getByText('Thank you for subscribing!');
    await expect(message).toBeVisible();
    await expect(message).toHaveCSS('font-size', '15px');
    await expect(page.getByText('Subscription failed')).toHaveCount(0);
  },
);

for (const width of [1280, 375])
  test(`a toast covers no button of a dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/unsubscribe?email=ada@people.example');
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ json: { success: true, message: 'Thank you for subscribing!' } }),
    );
    await address(page).fill('ada@people.example');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    const thanks = toast(page, 'Thank you for subscribing!');
    await expect(thanks).toBeVisible();
    await thanks.hover();
    await page.getByRole('link', { name: 'Yes, Unsubscribe' }).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('radio', { name: 'Other' }).check();
    const covered = () =>
      page.evaluate(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map(boxOf);
        const buttons = [...document.querySelectorAll('dialog :is(.dialog-head, .dialog-foot) button')];
        return buttons
          .filter((button) =>
            toasts.some((box) => {
              const other = boxOf(button);
              return (
                box.top < other.bottom &&
                other.top < box.bottom &&
                box.left < other.right &&
                other.left < box.right
              );
            }),
          )
          .map((button) => button.textContent || button.getAttribute('aria-label'));
      });
    await expect(thanks).toBeVisible();
    await expect.poll(covered).toEqual([]);
  });

test('the link in the email’s header unsubscribes in one click, without a page', async ({
  request,
  page,
}) => {
  const { email } = newPerson();
  await open(page, '/newsletter');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Thank you for subscribing!')).toBeVisible();
  const { headers } = (await emailTo(email, /Milepost/)) as unknown as { headers: Record<string, string> };
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = headers['list-unsubscribe']?.match(/<(http[^>]+)>/)?.[1] ?? '';
  const response = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(response.status()).toBe(200);
  expect(await emailsTo(email)).toHaveLength(1);
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('subscribing and unsubscribing are forms that work without scripts', async ({ page }) => {
    const { email } = newPerson();
    await page.goto('/privacy');
    await address(page).fill(email);
    const back = page.waitForEvent('domcontentloaded');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await back;
    await expect(page).toHaveURL(/\/privacy$/);
    await emailTo(email, /Milepost/);
    await page.goto(`/unsubscribe?email=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
    await page.getByRole('radio', { name: 'I receive too many emails' }).check();
    await page.getByRole('button', { name: 'Confirm Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible();
  });
});
