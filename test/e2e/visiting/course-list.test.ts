import { expect, type Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { test } from '../support/shared-tab.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** How many pixels the page is wider than its window. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titlesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** A card's price, in dollars; free is zero. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => Number(text.match(/\$([\d,.]+)/)?.[1]?.replace(',', '') ?? 0));
}

const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

/** Courses that no other test publishes in the meantime. */
const lasting = 'minPrice=30';

test('the five sort orders sort as labelled, nine courses a page', async ({ page }) => {
  await open(page, `/all-courses?${lasting}`);
  const sort = filters(page).getByLabel('Sort by');
  await expect(sort).toHaveValue('newest');
  expect(await sort.getByRole('option').count()).toBe(5);
  await expect(cards(page)).toHaveCount(9);
  const newest = await titlesOf(page);

  const choose = async (label: string, option: string | null) => {
    const address = option ? new RegExp(`sort=${option}`) : /^(?!.*sort=)/;
    await sort.focus();
    await sort.selectOption(label);
    await expect(page).toHaveURL(address);
    // The URL changes before the list; the pagination comes with the list.
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', address);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(sort, 'the focus stayed where it was').toBeFocused();
  };
  await choose('Price: low to high', 'price-asc');
  const cheapest = await pricesOf(page);
  expect(cheapest).toEqual(ascending(cheapest));
  await choose('Price: high to low', 'price-desc');
  const dearest = await pricesOf(page);
  expect(dearest).toEqual(ascending(dearest).reverse());
  await choose('Title: A to Z', 'title-asc');
  const first = await titlesOf(page);
  await choose('Title: Z to A', 'title-desc');
  const last = await titlesOf(page);
  expect([...last].sort((a, b) => b.localeCompare(a, 'en'))).toEqual(last);
  expect(first[0]?.localeCompare(last[0] ?? '', 'en')).toBe(-1);
  await choose('Most recent', null);
  expect(await titlesOf(page)).toEqual(newest);
  await page.goto('/all-courses?sort=price-asc');
  expect((await pricesOf(page))[0], 'free courses come first').toBe(0);
});

test('a reversed price range is swapped, and a negative one starts at zero', async ({ page }) => {
  await open(page, '/all-courses');
  await filters(page).getByLabel('From').fill('120');
  await filters(page).getByLabel('To', { exact: true }).fill('40');
  await filters(page).getByRole('group', { name: 'Price' }).getByRole('button', { name: 'Apply' }).click();
  await expect(filters(page).getByLabel('From')).toHaveValue('40');
  await expect(filters(page).getByLabel('To', { exact: true })).toHaveValue('120');
  await expect(page, 'without unset fields').toHaveURL(/\?minPrice=40&maxPrice=120$/);
  for (const price of await pricesOf(page)) {
    expect(price).toBeGreaterThanOrEqual(40);
    expect(price).toBeLessThanOrEqual(120);
  }
  await open(page, '/all-courses?minPrice=-5&maxPrice=0');
  await expect(filters(page).getByLabel('From')).not.toHaveValue('-5');
  expect(new Set(await pricesOf(page))).toEqual(new Set([0]));
});

test('a price above the filter limit finds nothing, typed or in the URL', async ({ page }) => {
  await open(page, '/all-courses?minPrice=1000001');
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  await expect(filters(page).getByLabel('From')).toHaveValue('1000000');
  await open(page, '/all-courses');
  await filters(page).getByLabel('From').fill('99999999999');
  await filters(page).getByLabel('From').press('Enter');
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  await expect(page).toHaveURL(/\?minPrice=1000000$/);
  await expect(filters(page).getByLabel('From')).toHaveValue('1000000');
});

test('a category and a search in the URL are shown as selected', async ({ page }) => {
  await open(page, '/all-courses?category=Risk+Management&level=All&search=risk');
  await expect(page.getByRole('heading', { level: 1, name: 'Risk Management' })).toBeVisible();
  await expect(filters(page).getByRole('radio', { name: /^Risk Management/ })).toBeChecked();
  await expect(filters(page).getByRole('searchbox')).toHaveValue('risk');
  const banner = page.getByRole('banner').getByRole('searchbox', { name: 'Search courses' });
  await expect(banner).toHaveValue('risk');
  await filters(page).getByRole('radio', { name: 'All categories' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
});

test('nonsensical parameters still show a list', async ({ page }) => {
  await open(page, '/all-courses?category=Cooking&page=-3&sort=up&minPrice=cheap');
  await expect(cards(page)).toHaveCount(9);
});

test('a search finds titles, categories and instructors in any case, and text is never markup', async ({
  page,
}) => {
  for (const query of ['LEADING WITHOUT', 'lean six sigma (yellow', 'ngozi HARTLEY']) {
    await page.goto(`/all-courses?${new URLSearchParams({ search: query })}`);
    expect(await cards(page).count(), query).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  for (const query of [
    'x'.repeat(200),
    '100%',
    '_',
    '<b>bold</b>',
    'x" onfocus="x',
    'مرحبا',
    '🚆',
    "x'; drop table courses; --",
  ]) {
    const response = await page.goto(`/all-courses?${new URLSearchParams({ search: query })}`);
    expect(response?.status(), query).toBe(200);
    await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
    await expect(page.getByText(`“${query}”`).first()).toBeVisible();
    expect(await page.evaluate(sideways), query).toBeLessThanOrEqual(0);
  }
});

test('no control character of a URL is written into the page', async ({ page, request }) => {
  for (const query of ['%00', 'ri%00sk', 'ri%07sk', 'ri%EF%BF%BFsk']) {
    const html = await (await request.get(`/all-courses?search=${query}`)).text();
    expect(html, query).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{NChar}]|\\u00[01]/u);
  }
  await open(page, '/all-courses?search=ri%00sk');
  await expect(filters(page).getByRole('searchbox')).toHaveValue('ri sk');
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('ri sk');
});

test('several levels can be ticked, each applies immediately, and removing a level keeps the others', async ({
  page,
}) => {
  await open(page, '/all-courses?sort=title-asc&minPrice=30');
  const level = (name: string) => filters(page).getByRole('checkbox', { name });
  await level('Beginner').check();
  await expect(page).toHaveURL(/level=Beginner/);
  await level('Advanced').check();
  await expect(page).toHaveURL('/all-courses?sort=title-asc&level=Beginner&level=Advanced&minPrice=30');
  await expect(cards(page).filter({ hasText: 'Intermediate' })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Beginner' })).not.toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Advanced' })).not.toHaveCount(0);
  await page.reload();
  await expect(level('Beginner')).toBeChecked();
  await expect(level('Advanced')).toBeChecked();
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await inUse.getByRole('link', { name: 'Remove Beginner' }).click();
  await expect(page).toHaveURL('/all-courses?sort=title-asc&level=Advanced&minPrice=30');
  await expect(level('Beginner')).not.toBeChecked();
  await expect(level('Advanced')).toBeChecked();
  await page.goBack();
  await expect(level('Beginner')).toBeChecked();
});

test('a category shows how many of its courses match the other filters', async ({ page }) => {
  await open(page, `/all-courses?${lasting}`);
  const category = filters(page).getByRole('radio', { name: /^Risk Management/ });
  const name = (await category.locator('..').innerText()).replaceAll(/\s+/g, ' ');
  const before = Number(name.match(/(\d+) courses?/)?.[1]);
  expect(before).toBeGreaterThan(0);
  await category.check();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${before} ${before === 1 ? 'course' : 'courses'}`,
  );
  await filters(page).getByRole('link', { name: 'Free' }).click();
  await expect(page).toHaveURL(/\?category=Risk\+Management&maxPrice=0$/);
});

test('a price range is one click, and another click removes it', async ({ page }) => {
  await open(page, '/all-courses?level=Beginner');
  const range = filters(page).getByRole('link', { name: '$50 to $100' });
  await range.click();
  await expect(page).toHaveURL('/all-courses?level=Beginner&minPrice=50&maxPrice=100');
  await expect(range).toHaveAttribute('aria-current', 'true');
  await expect(filters(page).getByLabel('From')).toHaveValue('50');
  for (const price of await pricesOf(page)) expect(price >= 50 && price <= 100).toBe(true);
  await range.click();
  await expect(page).toHaveURL('/all-courses?level=Beginner');
});

test('a search without a result suggests categories and new courses', async ({ page }) => {
  await open(page, '/all-courses?search=underwater');
  await expect(page.getByRole('region', { name: 'New on Milepost' }).getByRole('article')).toHaveCount(3);
  const categories = page.getByRole('region', { name: 'Browse a category' });
  await categories.getByRole('link', { name: /^Risk Management \d/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk Management' })).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
});

test('“Clear search” keeps filters and order, and every filter can be removed', async ({ page }) => {
  await open(page, '/all-courses?search=no-such-thing&level=Beginner&minPrice=10&sort=price-asc');
  await page.getByRole('main').getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/all-courses?level=Beginner&minPrice=10&sort=price-asc');
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await inUse.getByRole('link', { name: 'Remove From $10' }).click();
  await expect(page).toHaveURL('/all-courses?level=Beginner&sort=price-asc');
  await inUse.getByRole('link', { name: 'Remove Beginner' }).click();
  await expect(page).toHaveURL('/all-courses?sort=price-asc');
  await expect(inUse).toHaveCount(0);
});

test('on a phone “Filter and sort” opens a sheet whose button says how many courses it will show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, `/all-courses?${lasting}`);
  const level = page.getByRole('checkbox', { name: 'Advanced' });
  await expect(level).toBeHidden();
  await page.getByRole('button', { name: 'Filter and sort' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  const show = page.getByRole('button', { name: /^Show \d+ courses$/ });
  const before = await show.innerText();
  await level.check();
  await expect(page).toHaveURL(/level=Advanced/);
  await expect(show).not.toHaveText(before);
  await expect(level, 'the sheet stays open').toBeVisible();
  const count = (await show.innerText()).match(/\d+ courses?/)?.[0] ?? '';
  await show.click();
  await expect(level).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
  for (const card of await cards(page).all()) await expect(card).toContainText('Advanced');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.keyboard.press('Escape');
  await expect(level).toBeHidden();
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
});

test('a discounted card shows the old price, the number of lectures and a shortened description', async ({
  page,
}) => {
  await page.goto('/all-courses?search=Setting+up+a+PMO');
  const discounted = cards(page)
    .filter({ has: page.locator('s') })
    .first();
  await expect(discounted.locator('s')).toContainText('$');
  await expect(discounted).toContainText(/\d+ lectures?/);
  await expect(discounted).toContainText('…');
});
