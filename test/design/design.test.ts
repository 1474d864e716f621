import { expect, test } from '@playwright/test';

const widths = { wide: 1280, phone: 375 };
const themes = ['light', 'dark'] as const;

for (const [size, width] of Object.entries(widths))
  for (const theme of themes)
    test(`every component, ${size} and ${theme}`, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
      await page.goto('/design');
      await page.locator('html[data-interactive]').waitFor();
      // As tall as the page, so that nothing scrolls between two screenshots.
      const height = await page.evaluate(() => document.fonts.ready.then(() => document.body.scrollHeight));
      await page.setViewportSize({ width, height });
      for (const section of await page.locator('section:has(> h2[id])').all()) {
        const id = await section.locator('h2').first().getAttribute('id');
        // All emails share one layout: the receipt has a picture, a table and a button.
        const shown =
          id === 'emails' ? section.getByTitle(new RegExp(`^Your receipt for .*${theme}$`)) : section;
        // Alone on the page, so that a change above does not shift it by a fraction of a pixel.
        const alone = await page.addStyleTag({
          content: `section:has(> h2[id]):not(:has(> #${id})) { display: none }`,
        });
        await expect.soft(shown).toHaveScreenshot(`${id}-${size}-${theme}.png`);
        await alone.evaluate((style) => (style as Element).remove());
      }
    });
