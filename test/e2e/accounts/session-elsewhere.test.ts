import { expect, type Page } from '@playwright/test';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { open } from '../support/open.ts';
import { fillSignIn, newLearner, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const ended = 'Your session has ended. Please sign in again.';

test('the sign-in page explains that the session was ended on another device, and leads back', async ({
  page,
}) => {
  const { api, ...person } = await newLearner(page.context());
  await open(page, '/dashboard/enrolled-courses');
  await api.read('DELETE', '/user/sessions');
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard%2Fenrolled-courses/);
  await expect(page.getByText(ended)).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/enrolled-courses$/);
  await page.goto('/auth');
  await expect(page.getByText(ended)).toHaveCount(0);
});

test('the sign-in page also explains this to learners who open it themselves', async ({ page }) => {
  const { api } = await newLearner(page.context());
  await api.read('DELETE', '/user/sessions');
  await page.goto('/auth');
  await expect(page.getByText(ended)).toBeVisible();
});

test('the sign-in page does not mention an ended session to visitors or after signing out', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  await expect(page.getByText(ended)).toHaveCount(0);
  await newLearner(page.context());
  await open(page, '/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText(ended)).toHaveCount(0);
});

test('a visitor’s open tab follows when someone signs in and out in another tab', async ({
  page,
  context,
}) => {
  const { api, ...person } = await newLearner(context);
  await context.clearCookies();
  await open(page, '/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const resetting = await context.newPage();
  await open(resetting, '/forgot-password');
  const other = await context.newPage();
  await open(other, '/auth');
  await fillSignIn(other, person);
  await expect(other).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(resetting.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('a page that is open when another person signs in discards what was typed', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await open(page, '/contact');
  const message = page.getByRole('form', { name: 'Message' }).getByRole('textbox', { name: 'Message' });
  await message.fill('Half of a message');
  const second = await newLearner(context);
  const other = await context.newPage();
  await open(other, '/about');
  const email = page.getByRole('form', { name: 'Message' }).getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(second.email);
  await expect(message).toHaveValue('');

  await test.step('nothing typed after the session has ended is kept either', async () => {
    await message.fill('Still mine');
    await context.clearCookies();
    await other.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await message.fill('Still mine, and more');
    await newLearner(context);
    await open(page, '/contact');
    await expect(message).toHaveValue('');
  });
});

test('an open sign-in page continues when someone signs in in another tab', async ({ page, context }) => {
  const { api, ...person } = await newLearner(context);
  await context.clearCookies();
  await open(page, '/auth');
  const other = await context.newPage();
  await open(other, '/auth');
  await fillSignIn(other, person);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('logging out removes the lecture and form data that open tabs have stored', async ({
  page,
  context,
}) => {
  const course = await findCourse('risk-registers-that-change-decisions');
  const { api, ...person } = await newLearner(context);
  await buyByApi(api, course);
  const personal = (tab: Page) =>
    tab.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => key.startsWith('milepost') && key !== 'milepost:player',
      ),
    );
  const player = async () => {
    const tab = await context.newPage();
    await open(tab, `/dashboard/courses/${course._id}`);
    await tab.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect.poll(() => personal(tab)).toContainEqual(expect.stringContaining('milepost:playback'));
    return tab;
  };
  const lecture = await player();
  const form = await context.newPage();
  await open(form, '/contact');
  await form.getByRole('textbox', { name: 'Message' }).fill('Half of a message');
  await open(page, '/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(lecture).toHaveURL(/\/auth\?/);
  for (const tab of [page, lecture, form]) await expect.poll(() => personal(tab)).toEqual([]);

  await signInContext(context, person);
  const own = await player();
  await own.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(own).toHaveURL(/\/auth$/);
  await expect.poll(() => personal(own)).toEqual([]);
});

test('a form that is sent after the session has ended stays, and can be sent after signing in again', async ({
  page,
  context,
}) => {
  const { api, ...person } = await newLearner(context);
  const address = '/dashboard/renewals/certification';
  await open(page, address);
  await page.getByRole('combobox', { name: 'Certification' }).selectOption({ index: 1 });
  await page.getByLabel('Earned on').fill('2026-01-05');
  const number = page.getByRole('textbox', { name: 'Certification number' });
  await number.pressSequentially('PMP-1234567');
  await number.blur();
  await api.read('DELETE', '/user/sessions');
  const checked = page.waitForResponse('**/api/login-status');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await checked;
  await page.getByRole('button', { name: 'Add certification' }).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended. Sign in, then try again.' });
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    alert.getByRole('link', { name: 'Open the sign-in page in a new tab' }).click(),
  ]);
  await expect(other.getByText(ended)).toBeVisible();
  await fillSignIn(other, person);
  await expect(other).toHaveURL(/\/dashboard/);
  await expect(page).toHaveURL(address);
  await expect(number).toHaveValue('PMP-1234567');
  await page.getByRole('button', { name: 'Add certification' }).click();
  await expect(page).toHaveURL('/dashboard/renewals');
  await expect(page.getByText('PMP-1234567')).toBeVisible();
  await test.step('logging out in another tab closes a form even if it has typed text', async () => {
    await open(page, address);
    await number.pressSequentially('PMP-7654321');
    await number.blur();
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\?/);
  });
});

test('after loading, the page checks the session again, and leaves if it has ended', async ({ page }) => {
  const { api } = await newLearner(page.context());
  await page.route('**/api/login-status', async (route) => {
    await api.read('DELETE', '/user/sessions');
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});

test('a session that ended elsewhere is noticed when the page becomes visible again', async ({ page }) => {
  const { api } = await newLearner(page.context());
  const checked = page.waitForResponse('**/api/login-status');
  await open(page, '/dashboard');
  await checked;
  await api.read('DELETE', '/user/sessions');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/auth/);
});

test('a public page also notices after loading that the session has ended', async ({ page }) => {
  const { api } = await newLearner(page.context());
  await page.route('**/api/login-status', async (route) => {
    await api.read('DELETE', '/user/sessions');
    await route.continue();
  });
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});
