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

test('whoever goes back before the scripts of a page have arrived is shown the page before', async ({
  page,
}) => {
  await open(page, '/all-courses');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^Showing 10 to 18 of/)).toBeVisible();
  const { release } = await hold(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(/^Showing 10 to 18 of/)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect(page.getByText(/^Showing 1 to 9 of/)).toBeVisible();
  await alive(page);
  await expect(page.getByText(/^Showing 1 to 9 of/)).toBeVisible();
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
