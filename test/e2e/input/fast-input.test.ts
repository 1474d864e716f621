import { randomUUID } from 'node:crypto';
import { expect, test as fresh, type Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('what is expanded and typed before hydration is still there afterwards', async ({ page, context }) => {
  await signInContext(context, demo.learner);
  await page.setViewportSize({ width: 375, height: 800 });
  const { release } = await hold(page, /\.js$/);
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await page.getByText('Dashboard menu').click();
  const search = page.getByRole('searchbox', { name: 'Search orders by course' });
  await search.pressSequentially('scop');
  release();
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Security' })).toBeVisible();
  await search.pressSequentially('e');
  await expect(page).toHaveURL(/search=scope$/);
});

test('filters selected before the course list hydrates are applied afterwards', async ({ page }) => {
  const { release } = await hold(page, /\.js$/);
  await page.goto('/all-courses', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByLabel('From').fill('30');
  await filters.getByLabel('To', { exact: true }).fill('400');
  const category = (name: RegExp) => filters.getByRole('radio', { name });
  await category(/^Risk Management/).check();
  await filters.getByLabel('Sort by').selectOption('price-asc');
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?sort=price-asc&category=Risk\+Management&minPrice=30&maxPrice=400$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Risk Management' })).toBeVisible();
  await expect(category(/^Risk Management/)).toBeChecked();
  await expect(filters.getByLabel('Sort by')).toHaveValue('price-asc');
  await page.goBack();
  await expect(category(/^All categories/)).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
});

test('a level ticked before the course list hydrates is applied afterwards', async ({ page }) => {
  const { release } = await hold(page, /\.js$/);
  await page.goto('/all-courses', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Advanced' }).check();
  release();
  await expect(page).toHaveURL(/\?level=Advanced$/);
  await expect(page.getByRole('checkbox', { name: 'Advanced' })).toBeChecked();
});

for (const moment of ['before the scripts start', 'while the page hydrates'])
  test(`a list shows what its URL says when Back is pressed ${moment}`, async ({ page }) => {
    await open(page, '/all-courses');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText(/Showing 10 to 18 of/)).toBeVisible();
    const { release } = await hold(page, /\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText(/Showing 10 to 18 of/)).toBeVisible();
    if (moment === 'while the page hydrates') await goBackAtHydration(page);
    // Held scripts may also hold back the page's load event.
    else await page.goBack({ waitUntil: 'commit' });
    release();
    await expect(page).toHaveURL(/all-courses$/);
    await expect(page.getByText(/Showing 1 to 9 of/)).toBeVisible();
  });

/** Changes the URL as Back does, as soon as the entry script has compared the URL with the page. */
const goBackAtHydration = (page: Page) =>
  page.evaluate(() => {
    const entriesOf = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => {
      if (type === 'navigation')
        queueMicrotask(() => history.replaceState(history.state, '', '/all-courses'));
      return entriesOf(type);
    };
  });

fresh('a URL that opens the instructor application opens it without an error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/contact?apply=yes');
  await expect(page.getByRole('dialog', { name: 'Become an Instructor' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('text typed while a filter loads is not overwritten by its response', async ({ page }) => {
  await open(page, '/all-courses');
  const { release } = await hold(page, /courses\.data/);
  await page.getByRole('checkbox', { name: 'Beginner' }).check();
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.pressSequentially('risk');
  release();
  await expect(page).toHaveURL(/level=Beginner/);
  await expect(page.getByRole('article').filter({ hasNotText: 'Beginner' })).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=risk&.*level=Beginner/);
});

test('a pending search survives sorting and filtering', async ({ page, context }) => {
  await signInContext(context, demo.instructor);
  await open(page, '/instructor-dashboard/enrolled');
  const { requested, release } = await hold(page, /enrolled\.data/);
  await page.getByRole('searchbox', { name: 'Search enrolments' }).fill('a');
  await requested;
  await page.getByRole('columnheader', { name: 'Student' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Status' }).selectOption('completed');
  await filters.getByRole('button', { name: 'Apply' }).click();
  release();
  await expect(page).toHaveURL(/\?search=a&sort=student&status=completed$/);
});

fresh('a form that is submitted again while the first request is pending is sent once', async ({ page }) => {
  await open(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill('twice@people.example');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/forgot-password')) sent.push(request.url());
  });
  const { requested, release } = await hold(page, /forgot-password\.data/);
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  await requested;
  await send.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  release();
  await expect(page).toHaveURL('/');
  expect(sent).toHaveLength(1);
});

fresh(
  'the newsletter form, which has a script of its own, is sent once even if it is submitted twice at the same time',
  async ({ page }) => {
    await open(page, '/about');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const { requested, release } = await hold(page, /\/api\/newsletter\//);
    const form = page.locator('form[action="/newsletter"]');
    await form.getByLabel('Email address').fill(`${randomUUID()}@people.example`);
    const subscribe = form.getByRole('button', { name: 'Subscribe' });
    await subscribe.evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      button.form?.requestSubmit();
    });
    await requested;
    await expect(subscribe).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(subscribe).not.toHaveAttribute('aria-disabled', 'true');
    expect(sent).toHaveLength(1);
  },
);

test('on a slow phone, removing two filters in quick succession removes both', async ({ page, context }) => {
  await open(page, '/all-courses?level=Beginner&minPrice=10&sort=price-asc');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('[aria-label="Filters in use"] a')];
    const remove = (filter: string) => links.find((link) => link.textContent?.includes(filter))?.click();
    remove('From $10');
    while (location.search.includes('minPrice')) await new Promise((resolve) => setTimeout(resolve));
    remove('Beginner');
  });
  await expect(page).toHaveURL('/all-courses?sort=price-asc');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});
