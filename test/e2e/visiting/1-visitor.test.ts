import { expect, test as fresh, type Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { test } from '../support/shared-tab.ts';

/** The filters exist twice, collapsed on a phone: these are the ones next to the list. */
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** The steps that work the same with and without scripts. */
async function browse(page: Page): Promise<void> {
  await test.step('the home page shows six featured courses', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const featured = page.getByRole('region', { name: 'Featured courses' });
    await expect(featured.getByRole('article')).toHaveCount(6);
    await expect(featured.getByRole('status')).toContainText(/Showing 6 of \d+ courses/);
    await expect(page.getByRole('region', { name: 'Browse by Category' }).getByRole('link')).toHaveCount(16);
  });

  await test.step('the search in the header leads to the list', async () => {
    const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search courses' });
    await search.fill('EARNED value');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/all-courses\?search=EARNED\+value$/);
    await expect(page.getByRole('status').filter({ hasText: '1 course for' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('a search without results shows an empty list and a way to continue', async () => {
    await page.goto('/all-courses?search=underwater+basket+weaving');
    await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(page.getByRole('article')).toHaveCount(9);
  });

  await test.step('a category is one click from the home page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Risk Management', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Risk Management' })).toBeVisible();
    await expect(filters(page).getByRole('radio', { name: /^Risk Management/ })).toBeChecked();
    for (const card of await page.getByRole('article').all())
      await expect(card).toContainText('Risk Management');
  });

  await test.step('a card leads to the course, its curriculum and how to buy it', async () => {
    await page.goto('/all-courses?search=Leading+Without+Authority');
    const card = page.getByRole('article').filter({ hasText: 'Leading Without Authority' });
    await expect(card).toContainText('$129.00');
    await card.getByRole('link', { name: /View Details/ }).click();
    await expect(page).toHaveURL(/\/detail-courses\/leading-without-authority$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Leading Without Authority' })).toBeVisible();
    const curriculum = page.getByRole('region', { name: 'Curriculum' });
    await expect(curriculum.getByText('Positions and interests')).toBeVisible();
    await expect(curriculum.getByText('Free preview')).toBeVisible();
    await expect(curriculum.getByText('Credit in the bank')).toBeVisible();
    await page.getByRole('link', { name: 'Login to Purchase' }).click();
    await expect(page.getByText('Please login to purchase this course')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/courses/leading-without-authority');
  });
}

test('a visitor finds a course by search and by category, and reads about it', async ({ page }) => {
  await browse(page);
});

test('sorting and paging are in the URL, and the URL alone shows the same list again', async ({ page }) => {
  // More expensive than courses other tests publish in the meantime.
  await open(page, '/all-courses?minPrice=30');
  await expect(page.getByText(/Showing 1 to 9 of \d+ courses/)).toBeVisible();
  await filters(page).getByLabel('Sort by').selectOption('Title: A to Z');
  await expect(page).toHaveURL(/sort=title-asc/);
  const second = page.getByRole('link', { name: 'Page 2' });
  // The URL changes before the list.
  await expect(second).toHaveAttribute('href', /sort=title-asc/);
  await second.click();
  await expect(page.getByText(/Showing 10 to 18 of/)).toBeVisible();
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  await page.goBack();
  await expect(page.getByText(/Showing 1 to 9 of/)).toBeVisible();
});

test('a page that does not exist is reported and links home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a nonsensical URL is not a server error', async ({ request }) => {
  for (const id of ['%00', '%F0%9F%98%80', 'x'.repeat(3000)]) {
    const response = await request.get(`/courses/${id}`);
    expect([response.status(), await response.text()]).toEqual([
      404,
      expect.stringContaining('Course not found'),
    ]);
  }
  for (const list of [
    '/all-courses?search=%00a&category=%00&page=-1&minPrice=x',
    '/?search=%00a&category=%00',
  ]) {
    const response = await request.get(list);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('View Details');
  }
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('a visitor can do the same', async ({ page }) => {
    await browse(page);
  });

  fresh('the filters of the list are a form that a button submits', async ({ page }) => {
    await page.goto('/all-courses');
    await filters(page).getByRole('checkbox', { name: 'Beginner' }).check();
    await filters(page).getByLabel('Sort by').selectOption('Price: low to high');
    await filters(page).getByRole('group', { name: 'Price' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/level=Beginner/);
    await expect(filters(page).getByLabel('Sort by')).toHaveValue('price-asc');
    await expect(page.getByRole('article').first()).toContainText('Free');
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Beginner');
  });
});
