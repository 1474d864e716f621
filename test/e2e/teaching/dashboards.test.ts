import { expect } from '@playwright/test';
import { apiClient } from '../support/api.ts';
import { open } from '../support/open.ts';
import { demo, joinByApi, newPerson, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('an administrator changes a person’s role, deactivates, activates and deletes them', async ({
  page,
  context,
}) => {
  const person = newPerson('Perpetua Vance');
  const theirs = await joinByApi(person);
  await signInContext(context, demo.admin);
  await open(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All users' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await expect(page.getByRole('columnheader', { name: 'Name' }), 'the header stays in view').toBeInViewport();
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(page.getByRole('row')).toHaveCount(2);

  await test.step('edit, cancel, edit, save', async () => {
    const edit = row.getByRole('button', { name: /^Edit the role/ });
    await edit.click();
    await row.getByRole('combobox').selectOption('instructor');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('Student');
    await expect(edit, 'the focus is where it was').toBeFocused();
    await page.keyboard.press('Enter');
    await row.getByRole('combobox').selectOption('instructor');
    await row.getByRole('combobox').press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('User role updated to instructor')).toBeVisible();
    await expect(row).toContainText('Instructor');
    await expect(edit).toBeFocused();
    expect((await theirs.call('GET', '/user')).status).toBe(401);
  });

  await test.step('deactivate and activate', async () => {
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await expect(page.getByText('User deactivated successfully')).toBeVisible();
    await expect(row).toContainText('Inactive');
    await row.getByRole('button', { name: /^Activate/ }).click();
    await expect(page.getByText('User activated successfully')).toBeVisible();
  });

  await test.step('deleted from the instructors, after a confirmation', async () => {
    await open(page, `/admin-dashboard/instructors?search=${encodeURIComponent(person.email)}`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this instructor?');
    await question.getByRole('button', { name: 'Delete instructor' }).click();
    await expect(page.getByText('Instructor deleted successfully')).toBeVisible();
    await expect(page.getByText('No matching instructors found')).toBeVisible();
    await expect(page.getByRole('main'), 'its button is gone, and so is its row').toBeFocused();
    expect((await apiClient().call('POST', '/login', person)).status).toBe(401);
  });
});

test('people can be downloaded as CSV with the same filter', async ({ page, context }) => {
  await signInContext(context, demo.admin);
  await open(page, '/admin-dashboard/students?search=daniel');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('users.csv');
  expect(new URL(file.url()).search).toBe('?search=daniel&role=user');
});

test('a list on A4 paper has all its columns', async ({ page, context }) => {
  await signInContext(context, demo.admin);
  await open(page, '/admin-dashboard/enrollment');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  for (const name of await table.getByRole('columnheader').allTextContents())
    if (name !== 'Actions') await expect(table.getByRole('columnheader', { name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  await page.emulateMedia({ media: 'screen' });
});

test('a session that ended in the admin area leads to the sign-in page, and its cookie is removed', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.admin);
  const checked = page.waitForResponse('/api/login-status');
  await open(page, '/admin-dashboard');
  await checked;
  const { cookies } = await context.storageState();
  const session = cookies.find((cookie) => cookie.name === 'session');
  await context.addCookies([{ ...session!, value: 'ended' }]);
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await expect(page).toHaveURL('/auth?next=%2Fadmin-dashboard%2Fstudents&ended=yes');
  expect((await context.cookies()).some((cookie) => cookie.name === 'session')).toBe(false);
});

test('the administrator’s dashboard: figures, latest activities, and charts with a table behind them', async ({
  page,
  context,
}) => {
  const person = newPerson('Ottoline Reyes');
  await joinByApi(person);
  await signInContext(context, demo.admin);
  const api = await signInByApi(demo.admin);
  const revenue = async () => {
    const { stats } = await api.read<{ stats: Record<string, number> }>('GET', '/admin/stats');
    return `$${stats.totalRevenue?.toLocaleString('en-US')}`;
  };
  // Other tests buy and refund at the same time, so a page is compared only if the API returns the same before and
  // after.
  const agree = async () => {
    const before = await revenue();
    await open(page, '/admin-dashboard');
    const shown = (await page.getByRole('main').innerText()).includes(before);
    return before === (await revenue()) && shown;
  };
  await expect.poll(agree, { message: 'the revenue on the page and in the API' }).toBe(true);
  await expect(page.getByRole('link', { name: 'Total users' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('Just now').first()).toBeVisible();
  await test.step('what is waiting for a decision leads to its list', async () => {
    await page
      .getByRole('region', { name: 'Waiting for a decision' })
      .getByRole('link', { name: /to review/ })
      .click();
    await expect(page).toHaveURL(/admin-courses\?status=pending/);
    await page.goBack();
  });

  await test.step('the arrow keys read out a chart', async () => {
    const signUps = page.getByRole('slider', { name: 'Sign-ups' });
    await signUps.focus();
    await expect(signUps).toHaveAttribute('aria-valuetext', /: [1-9]\d*$/);
    await page.keyboard.press('ArrowLeft');
    await expect(signUps).toHaveAttribute('aria-valuenow', '28');
  });

  await test.step('twelve months, as a table', async () => {
    await page.getByRole('link', { name: '12 months' }).click();
    await expect(page).toHaveURL('/admin-dashboard?period=12m');
    await page.getByText('Show these figures as a table').click();
    await expect(page.getByRole('table', { name: 'Trends' }).getByRole('row')).toHaveCount(13);
  });
});

test('an instructor sees their learners, filters them, and looks at one course over time', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.instructor);
  await open(page, '/instructor-dashboard');
  await expect(page.getByRole('table', { name: 'Recent Students' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Trends' })).toContainText(/the 30 days before/);
  const top = page.getByRole('region', { name: 'Top courses' });
  await expect(top).toContainText(
    'The enrolment rate grows by 5% with each student, up to 100% at 20 students.',
  );
  await expect(top.getByRole('progressbar', { name: 'Enrolment rate' })).toHaveCount(3);

  await test.step('the Filters button filters', async () => {
    await page.getByRole('link', { name: 'Enrolled students' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('combobox', { name: 'Status' }).selectOption('completed');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/instructor-dashboard/enrolled?status=completed');
    const rows = page.getByRole('table', { name: 'Enrolments' }).locator('tbody tr');
    await expect(rows.filter({ hasNotText: '100%' })).toHaveCount(0);
    await expect(rows.first()).toContainText('100%');

    // Typing while a filter loads keeps both the text and the filter.
    const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/enrolled\.data\?status=in-progress/, (route) => typed.then(() => route.continue()));
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters.getByRole('combobox', { name: 'Status' }).selectOption('in-progress');
    await filters.getByRole('button', { name: 'Apply' }).click();
    const search = page.getByRole('searchbox', { name: 'Search enrolments' });
    await search.fill('nobody of this name');
    goOn();
    await expect(page.getByText('No matching enrollments found')).toBeVisible();
    await expect(page).toHaveURL(/\?status=in-progress&search=nobody\+of\+this\+name$/);
    await expect(search).toHaveValue('nobody of this name');
  });

  await test.step('one course: students and analytics', async () => {
    await open(page, '/instructor-dashboard');
    await top.getByRole('listitem').first().getByRole('link').click();
    await page.getByRole('navigation', { name: 'About this course' }).getByText('Students').click();
    await expect(page).toHaveURL(/\?tab=students$/);
    await expect(page.getByRole('table', { name: 'Enrolments' })).toBeVisible();
    await page.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByText('Earnings')).toBeVisible();
    await page.getByRole('link', { name: '12 months' }).click();
    await expect(page).toHaveURL(/\?tab=analytics&period=12m$/);
  });
});
