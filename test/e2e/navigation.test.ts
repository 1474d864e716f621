import { expect } from '@playwright/test';
import { open } from './support/open.ts';
import { demo, newLearner, signInContext } from './support/people.ts';
import { test } from './support/shared-tab.ts';

test('paths without a screen of their own redirect to one', async ({ page, request }) => {
  const redirectFrom = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await redirectFrom('/login')).toBe('/auth');
  expect(await redirectFrom('/dashboard/courses')).toBe('/dashboard/enrolled-courses');
  expect(await redirectFrom('/dashboard/quizzes')).toBe('/dashboard/enrolled-courses');
  expect(await redirectFrom('/instructor/enrollments')).toBe('/instructor-dashboard/enrolled');
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
  for (const path of ['/courses/leading-without-authority', '/detail-courses/leading-without-authority']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/courses\/leading-without-authority$/,
    );
  }
});

test('every new page starts at its top', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a phone’s menu mirrors the header for each user', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const menu = page.getByRole('banner');
  const openMenu = async (path: string) => {
    await open(page, path);
    await menu.locator('summary', { hasText: 'Menu' }).click();
  };
  await openMenu('/');
  await expect(menu.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/all-courses');
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await menu.locator('summary', { hasText: 'Search' }).click();
  await expect(menu.getByRole('searchbox').filter({ visible: true })).toBeFocused();
  await page.keyboard.type('risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/all-courses?search=risk');

  await signInContext(page.context(), demo.learner);
  await openMenu('/about');
  await expect(menu.getByRole('link', { name: 'Be an Instructor' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an administrator’s sidebar, longer than most windows, scrolls with the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInContext(page.context(), demo.admin);
  await open(page, '/admin-dashboard/audit-log');
  await page.evaluate(() => window.scrollTo(0, 400));
  const sidebar = await page.getByRole('complementary').boundingBox();
  expect(sidebar?.y).toBeLessThan(0);
});

test('prefetching a page does not consume another page’s message', async ({ page }) => {
  await newLearner(page.context());
  const ask = (headers: Record<string, string>) =>
    page.request.get('/dashboard/courses/any.data', { headers, maxRedirects: 0 });
  expect((await ask({ 'sec-purpose': 'prefetch' })).headers()['set-cookie']).toBeUndefined();
  expect((await ask({})).headers()['set-cookie']).toContain('not%20found');
});
