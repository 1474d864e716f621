import { expect, test } from '@playwright/test';
import { open } from './support/open.ts';
import { anotherBrowser, fillSignIn, newLearner } from './support/people.ts';

const ended = 'Your session has ended. Please sign in again.';

test('the sign-in page explains that a session has ended elsewhere, and leads back', async ({
  page,
  browser,
}) => {
  const { api, ...person } = await newLearner(page.context());
  await open(page, '/dashboard/enrolled-courses');
  const elsewhere = await anotherBrowser(browser, person);
  await elsewhere.request.delete('/api/user/sessions');
  await elsewhere.context().close();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard%2Fenrolled-courses/);
  await expect(page.getByText(ended)).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/enrolled-courses$/);
  await page.goto('/auth');
  await expect(page.getByText(ended)).toHaveCount(0);
});

test('it explains nothing to a visitor, nor after signing out', async ({ page }) => {
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
  const other = await context.newPage();
  await open(other, '/auth');
  await fillSignIn(other, person);
  await expect(other).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
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
