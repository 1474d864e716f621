import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { writeCourse } from '../support/authoring.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, demo, joinByApi, newLearner, newPerson, signInByApi } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('an administrator deletes a user and changes a role without scripts, after a confirmation', async ({
  browser,
}) => {
  const person = newPerson('Vera Plain');
  await joinByApi(person);
  const page = await anotherBrowser(browser, demo.admin, { javaScriptEnabled: false });
  await page.goto(`/admin-dashboard/all-users?search=${encodeURIComponent(person.email)}`);
  await page.locator('summary', { hasText: 'Edit role' }).click();
  await page.getByRole('combobox', { name: 'Role', exact: true }).last().selectOption('Instructor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Vera Plain/ })).toContainText('Instructor');
  await page.locator('summary', { hasText: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('No users found')).toBeVisible();
  await page.context().close();
});

test('an instructor deletes a course from the list without scripts, after a confirmation', async ({
  browser,
}) => {
  const api = await signInByApi(demo.instructor);
  const title = `Short lived ${Date.now()}`;
  await writeCourse(api, title, { Alone: 1 });
  const page = await anotherBrowser(browser, demo.instructor, { javaScriptEnabled: false });
  await page.goto(`/instructor-dashboard/courses?search=${encodeURIComponent(title)}`);
  await page.locator('summary', { hasText: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete course' }).click();
  await expect(page.getByRole('heading', { name: 'No courses match your search' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search your courses' })).toHaveValue(title);
  await page.context().close();
});

test('a session is cancelled without scripts only after a confirmation', async ({ browser }) => {
  const api = await signInByApi(demo.instructor);
  const { course } = await api.read<{ course: { _id: string } }>(
    'GET',
    '/courses/risk-registers-that-change-decisions',
  );
  const title = `Office hour ${Date.now()}`;
  await api.read('PUT', `/courses/${course._id}/live-sessions/${randomUUID()}`, {
    title,
    description: '',
    startsAt: `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T18:00`,
    timeZone: 'Europe/London',
    minutes: 30,
    capacity: null,
    link: 'https://meet.example/office-hour',
  });
  const page = await anotherBrowser(browser, demo.instructor, { javaScriptEnabled: false });
  await page.goto(`/instructor-dashboard/courses/${course._id}/live-sessions`);
  await page.getByRole('link', { name: title }).click();
  await page.locator('summary', { hasText: 'Cancel this session' }).click();
  await page.getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Cancelled');
  await page.context().close();
});

test('messages do not cover the buttons of a dialog in a small window', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 320 } });
  await newLearner(context);
  const page = await context.newPage();
  await open(page, '/dashboard/renewals/certification');
  await page.getByRole('combobox', { name: 'Certification' }).selectOption('CSM');
  await page.getByLabel('Earned on').fill('2026-01-05');
  await page.getByRole('button', { name: 'Add certification' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('alertdialog');
  await page.route(/renewals\.data/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const message = page.locator('[data-sonner-toast]').last();
  for (const _ of [1, 2, 3]) {
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(message).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await context.close();
});
