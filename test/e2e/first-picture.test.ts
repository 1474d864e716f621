import { expect, type Page, test } from '@playwright/test';
import { open } from './support/open.ts';

/** How many parts of the page are left out of its picture. */
const leftOut = (page: Page): Promise<number> =>
  page
    .locator('.near-view > :first-child')
    .evaluateAll(
      (parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    );

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const address of ['/', '/all-courses', '/about']) {
  test(`${address} on a phone leaves its lower parts out of the first picture, and counts them as high as they are`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(address);
    await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
    expect(await leftOut(page)).toBeGreaterThan(3);
    const first = await heightOf(page);
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    // The browser says so from its next picture on.
    await expect.poll(() => leftOut(page), 'a window that changes its size shows everything').toBe(0);
    const whole = await heightOf(page);
    expect(Math.abs(first - whole) / whole).toBeLessThan(0.05);
  });
}

test('all of a page is laid out once it answers', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/');
  await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
  await expect.poll(() => leftOut(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is left out', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/');
    expect(await leftOut(page)).toBe(0);
  });
});
