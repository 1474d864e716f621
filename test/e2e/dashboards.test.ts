import { expect, test } from '@playwright/test';
import { apiClient } from './support/api.ts';
import { open } from './support/open.ts';
import { demo, joinByApi, letIn, newPerson } from './support/people.ts';

test('an administrator gives somebody a role, deactivates, activates and deletes them', async ({
  page,
  context,
}) => {
  const person = newPerson('Perpetua Vance');
  const theirs = await joinByApi(person);
  await letIn(context, demo.admin);
  await open(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'All users' }).click();
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(page.getByRole('row')).toHaveCount(2);

  await test.step('edit, cancel, edit, save', async () => {
    await row.getByRole('button', { name: /^Edit the role/ }).click();
    await row.getByRole('combobox').selectOption('instructor');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('Student');
    await row.getByRole('button', { name: /^Edit the role/ }).click();
    await row.getByRole('combobox').selectOption('instructor');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User role updated to instructor')).toBeVisible();
    await expect(row).toContainText('Instructor');
    expect((await theirs.call('GET', '/user')).status).toBe(401);
  });

  await test.step('deactivate and activate', async () => {
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await expect(page.getByText('User deactivated successfully')).toBeVisible();
    await expect(row).toContainText('Inactive');
    await row.getByRole('button', { name: /^Activate/ }).click();
    await expect(page.getByText('User activated successfully')).toBeVisible();
  });

  await test.step('deleted from the instructors, once asked back', async () => {
    await open(page, `/admin-dashboard/instructors?search=${encodeURIComponent(person.email)}`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this instructor?');
    await question.getByRole('button', { name: 'Delete instructor' }).click();
    await expect(page.getByText('Instructor deleted successfully')).toBeVisible();
    await expect(page.getByText('No matching instructors found')).toBeVisible();
    expect((await apiClient().call('POST', '/login', person)).status).toBe(401);
  });
});

test('people are a spreadsheet under the same filter', async ({ page, context }) => {
  await letIn(context, demo.admin);
  await open(page, '/admin-dashboard/students?search=daniel');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('users.csv');
  expect(new URL(file.url()).search).toBe('?search=daniel&role=user');
});

test('a session that ended in the admin area is cleared, and one signs in again', async ({
  page,
  context,
}) => {
  await letIn(context, demo.admin);
  await open(page, '/admin-dashboard');
  const { cookies } = await context.storageState();
  const session = cookies.find((cookie) => cookie.name === 'session');
  await context.addCookies([{ ...session!, value: 'ended' }]);
  await page.getByRole('link', { name: 'Students' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fadmin-dashboard%2Fstudents');
  expect((await context.cookies()).some((cookie) => cookie.name === 'session')).toBe(false);
});
