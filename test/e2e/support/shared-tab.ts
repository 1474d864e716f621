import { type BrowserContext, test as fresh } from '@playwright/test';

let shared: BrowserContext | undefined;

/**
 * Tests that run in the tab of the tests before them: a new one and its first page cost half a second of CPU time
 * (decision 110). Each starts signed out, online and with nothing stored. For a context with other options, a clock or
 * listeners, use Playwright's own `test`.
 */
export const test = fresh.extend<{ otherBrowsers: undefined }>({
  context: async ({ browser }, use, test) => {
    shared ??= await browser.newContext();
    await use(shared);
    // A failed test ends its worker, and the tab with it.
    if (test.status === test.expectedStatus) await forget(shared);
  },
  /** Closes the contexts that a test opened: a page left open may go on playing a video. */
  otherBrowsers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => context !== shared && !before.has(context));
      for (const context of opened) await context.close();
    },
    { auto: true },
  ],
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
