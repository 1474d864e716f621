import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/open.ts';

test.use({ serviceWorkers: 'allow' });

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'You’re offline' });

test('without a connection our own page is shown, and the page opens when the connection is back', async ({
  page,
  context,
}) => {
  const routesDiscovered = page.waitForResponse('**/__manifest*');
  await open(page, '/courses?search=risk');
  await routesDiscovered;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.addCookies([{ name: 'theme', value: 'dark', url: page.url() }]);

  await test.step('a link to a page whose script was never loaded', async () => {
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(false);
    await expect(page.getByRole('searchbox').first()).toHaveValue('risk');
  });

  await test.step('a reload', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(offlineHeading(page)).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(offlineHeading(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('searchbox').first()).toHaveValue('risk');
  });
});

test('a link to a page whose route is not known yet opens it when the connection is back', async ({
  page,
}) => {
  let connected = true;
  await page.route('**/__manifest*', (route) =>
    connected ? route.abort() : route.abort('internetdisconnected'),
  );
  await open(page, '/courses?search=risk');
  connected = false;
  await page.route('**/healthz', (route) =>
    connected ? route.continue() : route.abort('internetdisconnected'),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(offlineHeading(page)).toBeVisible();
  connected = true;
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});
