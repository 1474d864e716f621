import { expect, type Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { fillSignIn, newLearner, newPerson } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** The response of a proxy in front of the product when the product does not respond. */
const badGateway = {
  status: 502,
  contentType: 'text/html',
  body: '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr>nginx</body></html>',
};
const respondBy = (page: Page, address: RegExp, response = badGateway) =>
  page.route(address, (route) => route.fulfill(response));

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(/nginx|<html|Bad Gateway/)).toHaveCount(0);
}

test('when a proxy answers a navigation with its error page, header and footer stay, and the user stays signed in', async ({
  page,
}) => {
  await newLearner(page.context());
  await open(page, '/about');
  await respondBy(page, /\.data(\?|$)/);
  await page.getByRole('banner').getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid response from server');
  await expectWhole(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /courses/i })).toBeVisible();
});

test('a failed search on the home page is reported beside the search field', async ({ page }) => {
  await open(page, '/');
  await respondBy(page, /\.data\?/, { ...badGateway, status: 500 });
  const featured = page.getByRole('region', { name: 'Featured courses' });
  await featured.getByRole('searchbox').fill('risk');
  await featured.getByRole('searchbox').press('Enter');
  await expect(featured.getByRole('alert')).toContainText('Invalid response from server');
  await expect(page.getByRole('heading', { name: 'Browse by Category' })).toBeVisible();
  await expect(featured.getByRole('searchbox')).toHaveValue('risk');
  await expectWhole(page);
});

test('the sign-in form keeps its input when a proxy answers with its error page', async ({ page }) => {
  const person = newPerson();
  await open(page, '/auth');
  await respondBy(page, /\/auth\.data/);
  await fillSignIn(page, person);
  await expect(page.getByText('Invalid response from server').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(person.email);
  await expectWhole(page);
});

test('a form from another site is refused with a page, not with data', async ({ page, request }) => {
  const response = await request.post('/auth', {
    form: { intent: 'sign-in' },
    headers: { origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
  await page.setContent((await response.text()).replaceAll(/<script.*?<\/script>/gs, ''));
  await expect(page.getByRole('alert')).toContainText('This request came from another site and was refused.');
  await expectWhole(page);
});

const forms: { path: string; sentence: string; fields: string[]; button: string }[] = [
  {
    path: '/forgot-password',
    sentence: 'Failed to send reset email.',
    fields: ['Email'],
    button: 'Send Reset Link',
  },
  {
    path: '/reset-password/nothing',
    sentence: 'Password reset failed.',
    fields: ['New password', 'Confirm password'],
    button: 'Set new password',
  },
  {
    path: '/account/security',
    sentence: 'Password change failed.',
    fields: ['Current password', 'New password'],
    button: 'Change password',
  },
];
for (const { path, sentence, fields, button } of forms)
  test(`an offline password form says “${sentence}” and keeps its input`, async ({ page }) => {
    if (path.startsWith('/account')) await newLearner(page.context());
    await open(page, path);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    const typed = newPerson().email;
    for (const name of fields) await field(name).fill(typed);
    await page.context().setOffline(true);
    await main.getByRole('button', { name: button }).click();
    await expect(main.getByRole('alert').getByRole('heading')).toHaveText(sentence);
    for (const name of fields) await expect(field(name)).toHaveValue(typed);
  });

test('a contact message that a proxy answers instead of our API is reported as not sent, and stays', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@people.example');
  await form.getByLabel('Subject').selectOption('Other');
  await form.getByRole('textbox', { name: 'Message' }).fill('Do you teach in groups?');
  await respondBy(page, /\/email\/send$/, { ...badGateway, status: 200 });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you teach in groups?');
  await page.unroute(/\/email\/send$/);
});
