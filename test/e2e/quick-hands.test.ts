import { expect, test } from '@playwright/test';
import { hold } from './support/hold.ts';
import { alive, open } from './support/open.ts';
import { demo, letIn } from './support/people.ts';

test('what is unfolded and typed before the scripts of a page arrive is still there when they have', async ({
  page,
  context,
}) => {
  await letIn(context, demo.learner);
  await page.setViewportSize({ width: 375, height: 800 });
  const { release } = await hold(page, /\.js$/);
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await page.getByText('Dashboard menu').click();
  const search = page.getByRole('searchbox', { name: 'Search orders by course' });
  await search.pressSequentially('scop');
  release();
  await alive(page);
  await expect(page.getByRole('link', { name: 'Security' })).toBeVisible();
  await search.pressSequentially('e');
  await expect(page).toHaveURL(/search=scope$/);
});

test('filters that are chosen before the scripts of the course list arrive are applied when they have', async ({
  page,
}) => {
  const { release } = await hold(page, /\.js$/);
  await page.goto('/all-courses', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByLabel('From').fill('30');
  await filters.getByLabel('To').fill('400');
  await filters.getByLabel('Category').selectOption('Risk Management');
  await filters.getByLabel('Sort by').selectOption('price-asc');
  release();
  await alive(page);
  await expect(page).toHaveURL(/\?sort=price-asc&category=Risk\+Management&minPrice=30&maxPrice=400$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Risk Management' })).toBeVisible();
  await expect(filters.getByLabel('Category')).toHaveValue('Risk Management');
  await expect(filters.getByLabel('Sort by')).toHaveValue('price-asc');
  await page.goBack();
  await expect(filters.getByLabel('Category')).toHaveValue('All');
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
});

test('an address that opens the instructor application opens it without an error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/contact?apply=yes');
  await expect(page.getByRole('dialog', { name: 'Become an Instructor' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('words that are typed while a choice among the courses is fetched are not wiped by its answer', async ({
  page,
}) => {
  await open(page, '/all-courses');
  const { release } = await hold(page, /courses\.data/);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Beginner');
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.pressSequentially('risk');
  release();
  await expect(page).toHaveURL(/level=Beginner/);
  await expect(page.getByRole('article').filter({ hasNotText: 'Beginner' })).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=risk&.*level=Beginner/);
});

test('a search that is still being fetched is not forgotten by whoever sorts and filters meanwhile', async ({
  page,
  context,
}) => {
  await letIn(context, demo.instructor);
  await open(page, '/instructor-dashboard/enrolled');
  const { asked, release } = await hold(page, /enrolled\.data/);
  await page.getByRole('searchbox', { name: 'Search enrolments' }).fill('a');
  await asked;
  await page.getByRole('columnheader', { name: 'Student' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Status' }).selectOption('completed');
  await filters.getByRole('button', { name: 'Apply' }).click();
  release();
  await expect(page).toHaveURL(/\?search=a&sort=student&status=completed$/);
});
