import { type BrowserContext, test as fresh } from '@playwright/test';

let shared: BrowserContext | undefined;

/**
 * Tests that run in the tab of the tests before them: a new one and its first page cost half a second of CPU time
 * (decision 110). Each starts signed out, online and with nothing stored. For a context with other options, a clock or
 * listeners, use Playwright's own `test`.
 */
export const test = fresh.extend({
  context: async ({ browser }, use, test) => {
    shared ??= await browser.newContext();
    await use(shared);
    // A failed test ends its worker, and the tab with it.
    if (test.status === test.expectedStatus) await forget(shared);
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

async function forget(context: BrowserContext): Promise<void> {
  const [tab, ...others] = context.pages();
  for (const other of others) await other.close();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  if (!tab) return;
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  // A page of the same origin without scripts, which could store something again.
  await tab.goto('/robots.txt');
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
