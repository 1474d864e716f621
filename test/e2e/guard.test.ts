import { expect, type Page } from '@playwright/test';
import routes from '../../src/routes.ts';
import { apiClient } from './support/api.ts';
import { findCourse } from './support/courses.ts';
import { emailsTo } from './support/mailbox.ts';
import { open } from './support/open.ts';
import { expectAccessible } from './support/pages/axe.ts';
import { demo, newLearner, newPerson, signInContext } from './support/people.ts';
import { test } from './support/shared-tab.ts';

type Route = { path?: string; file: string; children?: Route[] };

/** The path of every page in the route table, except those with a parameter. */
const addresses = (table: readonly Route[]): string[] =>
  table.flatMap(({ path, file, children = [] }) => [
    ...(path && !path.includes(':') && file.endsWith('.tsx') ? [`/${path}`] : []),
    ...addresses(children),
  ]);
const dashboards = {
  user: /^\/dashboard/,
  instructor: /^\/instructor-dashboard/,
  admin: /^\/admin-dashboard/,
};
/** Whether the page belongs to the user's own account, which every role can open. */
const isAccountPath = (path: string) => /^\/(account\/|dashboard\/orders$)/.test(path);
const accountPaths = addresses(routes).filter(isAccountPath);
const areas = Object.entries(dashboards).map(([area, pattern]) => ({
  area,
  paths: addresses(routes).filter((path) => pattern.test(path) && !isAccountPath(path)),
}));
const everyPath = [...areas.flatMap(({ paths }) => paths), ...accountPaths];
const toast = (page: Page, message: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: message });

/** Registers a person, signs them in without confirming their email, and opens the dashboard. */
async function signInUnconfirmed(page: Page) {
  const person = newPerson();
  await apiClient().read('POST', '/register', person);
  await signInContext(page.context(), person);
  await open(page, '/dashboard');
  await expect(page.getByText('Not Verified')).toBeVisible();
  return person;
}

test('a visitor is redirected from every dashboard and account page to sign in, by the server itself', async ({
  request,
}) => {
  for (const path of [
    ...everyPath,
    '/dashboard/courses/some-course',
    '/admin-dashboard/courses/some-course',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([
      302,
      `/auth?next=${encodeURIComponent(path)}`,
    ]);
  }
});

for (const [role, person, home] of [
  ['user', demo.learner, '/dashboard'],
  ['instructor', demo.instructor, '/instructor-dashboard'],
  ['admin', demo.admin, '/admin-dashboard'],
] as const) {
  test(`the server keeps a signed-in ${role} in the area of that role and on the account pages`, async ({
    context,
  }) => {
    await signInContext(context, person);
    for (const { area, paths } of areas) {
      expect(paths.length, area).toBeGreaterThan(2);
      for (const path of paths) {
        const response = await context.request.get(path, { maxRedirects: 0 });
        const expected = area === role ? [200, undefined] : [302, area === 'admin' ? '/' : home];
        expect([response.status(), response.headers().location], path).toEqual(expected);
      }
    }
    expect(accountPaths.length).toBeGreaterThan(2);
    for (const path of accountPaths)
      expect((await context.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
    const auth = await context.request.get('/auth', { maxRedirects: 0 });
    expect(auth.headers().location, 'signed-in users need no sign-in page').toBe(home);
  });
}

/** Every path of the route table, with its parameters. */
const patterns = (table: readonly Route[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...patterns(children)]);

test('every page of another instructor’s course is not found', async ({ context }) => {
  await signInContext(context, demo.instructor);
  const mine: { courses: { _id: string }[] } = await (
    await context.request.get('/api/courses/instructor-courses')
  ).json();
  const all: { courses: { _id: string }[] } = await (await context.request.get('/api/courses')).json();
  const foreign = all.courses.find(({ _id }) => !mine.courses.some((own) => own._id === _id));
  const pages = patterns(routes).filter((path) => path.startsWith('/instructor-dashboard/courses/:courseId'));
  expect(pages.length).toBeGreaterThan(12);
  for (const pattern of pages) {
    const path = pattern.replace(':courseId', foreign?._id ?? '').replace(/:\w+/, foreign?._id ?? '');
    expect((await context.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('an unconfirmed user is asked to confirm, and can still edit the profile and sign out', async ({
  page,
}) => {
  await signInUnconfirmed(page);
  await expect(page.getByRole('button', { name: 'Verify Account' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  for (const link of await sidebar.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '#');
    await expect(link).toBeDisabled();
  }
  const response = await page.request.get('/admin-dashboard', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, '/']);
  await test.step('on a phone the sidebar collapses', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(sidebar).toBeHidden();
    await page.getByText('Dashboard menu').click();
    await expect(sidebar).toBeVisible();
    await expectAccessible(page);
    await page.locator('summary', { hasText: 'Dashboard menu' }).focus();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(sidebar).toBeVisible();
  });
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await test.step('while the server is unreachable the page stays and says so', async () => {
    await page.route('**/*', (route) => route.abort());
    await logout.click();
    await expect(toast(page, 'Logout failed')).toBeVisible();
    await page.unroute('**/*');
    await expect(page).toHaveURL(/\/account\/security$/);
  });
  await logout.click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
});

test('an unconfirmed user is told how to continue on checkout, player and receipt pages too', async ({
  page,
}) => {
  const { email } = await signInUnconfirmed(page);
  const { _id } = await findCourse('from-strategy-to-roadmap');
  for (const path of [`/checkout/${_id}`, `/dashboard/courses/${_id}`, '/payment/success/no-such-order']) {
    await open(page, path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'One step to go' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  const emailsBefore = (await emailsTo(email)).length;
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect.poll(async () => (await emailsTo(email)).length).toBe(emailsBefore + 1);
});

test('a receipt that does not exist is a 404 page, between header and footer', async ({ page }) => {
  await newLearner(page.context());
  await open(page, '/payment/success/no-such-order');
  await expect(page).toHaveTitle('Page not found · Milepost');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
