import { expect, type Page } from '@playwright/test';
import routes from '../../src/routes.ts';
import { apiClient } from './support/api.ts';
import { findCourse } from './support/buying.ts';
import { mailsTo } from './support/mailbox.ts';
import { open } from './support/open.ts';
import { expectAccessible } from './support/pages/axe.ts';
import { anotherBrowser, demo, fillSignIn, letIn, newLearner, newPerson } from './support/people.ts';
import { test } from './support/shared-tab.ts';

type Route = { path?: string; file: string; children?: Route[] };

/** Every path of the route table without an id, except redirects. */
const addresses = (table: readonly Route[]): string[] =>
  table.flatMap(({ path, file, children = [] }) => [
    ...(path && !path.includes(':') && !file.endsWith('redirect.ts') ? [`/${path}`] : []),
    ...addresses(children),
  ]);
const dashboards = {
  user: /^\/dashboard/,
  instructor: /^\/instructor-dashboard/,
  admin: /^\/admin-dashboard/,
};
const areas = Object.entries(dashboards).map(([area, pattern]) => ({
  area,
  paths: addresses(routes).filter((path) => pattern.test(path)),
}));
const everyPath = areas.flatMap(({ paths }) => paths);
const toast = (page: Page, message: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: message });

/** A person who has registered and not opened the email. */
async function signInUnconfirmed(page: Page) {
  const person = newPerson();
  await apiClient().read('POST', '/register', person);
  await letIn(page.context(), person);
  await open(page, '/dashboard');
  await expect(page.getByText('Not Verified')).toBeVisible();
  return person;
}

test('a visitor is redirected from every dashboard to sign in, by the server itself', async ({ request }) => {
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
  test(`the server keeps a signed-in ${role} in the area of that role`, async ({ context }) => {
    await letIn(context, person);
    for (const { area, paths } of areas) {
      expect(paths.length, area).toBeGreaterThan(2);
      for (const path of paths) {
        const response = await context.request.get(path, { maxRedirects: 0 });
        const expected = area === role ? [200, undefined] : [302, area === 'admin' ? '/' : home];
        expect([response.status(), response.headers().location], path).toEqual(expected);
      }
    }
    const auth = await context.request.get('/auth', { maxRedirects: 0 });
    expect(auth.headers().location, 'signed-in users need no sign-in page').toBe(home);
  });
}

/** Every path of the route table, with its parameters. */
const patterns = (table: readonly Route[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...patterns(children)]);

test('every page of another instructor’s course is not found', async ({ context }) => {
  await letIn(context, demo.instructor);
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

test('100 ms after load the page checks again, and leaves if the session has ended', async ({ page }) => {
  const { api } = await newLearner(page.context());
  await page.route('**/api/login-status', async (route) => {
    await api.read('DELETE', '/user/sessions');
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});

test('paths without a screen of their own redirect to one', async ({ page, request }) => {
  const lead = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await lead('/login')).toBe('/auth');
  expect(await lead('/dashboard/courses')).toBe('/dashboard/enrolled-courses');
  expect(await lead('/dashboard/quizzes')).toBe('/dashboard/enrolled-courses');
  expect(await lead('/instructor/enrollments')).toBe('/instructor-dashboard/enrolled');
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'All courses' })).toBeVisible();
  for (const path of ['/courses/leading-without-authority', '/detail-courses/leading-without-authority']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/courses\/leading-without-authority$/,
    );
  }
});

test('every new page starts at its top', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a phone’s menu mirrors the header for each user', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const menu = page.getByRole('banner');
  const openMenu = async (path: string) => {
    await open(page, path);
    await menu.locator('summary', { hasText: 'Menu' }).click();
  };
  await openMenu('/');
  await expect(menu.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/all-courses');
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await menu.locator('summary', { hasText: 'Search' }).click();
  await expect(menu.getByRole('searchbox').filter({ visible: true })).toBeFocused();
  await page.keyboard.type('risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/all-courses?search=risk');

  await letIn(page.context(), demo.learner);
  await openMenu('/about');
  await expect(menu.getByRole('link', { name: 'Be an Instructor' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('signing in requires both fields, with the specified messages', async ({ page }) => {
  await open(page, '/auth?tab=register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('All fields are required!')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText('All fields are required!');
  for (const name of ['Name', 'Email', 'Password']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/All fields are required!/);
  }
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'Please enter your email.',
  );
  await page.goto('/reset-password/no-such-token');
  const reset = page.getByRole('button', { name: 'Set new password' });
  await reset.click();
  await expect(page.getByRole('alert')).toContainText('Both fields are required.');
  for (const name of ['New password', 'Confirm password'])
    await page.getByRole('textbox', { name }).fill('12345');
  await reset.click();
  await expect(page.getByRole('alert')).toContainText('Password must be at least 6 characters long');
  for (const name of ['New password', 'Confirm password'])
    await page.getByRole('textbox', { name }).fill('long enough');
  await reset.click();
  await expect(page.getByRole('alert')).toContainText('This link has been used');

  await open(page, '/auth');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('a@b.example');
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Password' }).fill(' ');
  await expect(button).toBeDisabled();
  await fillSignIn(page, { email: 'nobody@people.example', password: 'nothing at all' });
  await expect(page.getByRole('alert')).toContainText(/^Login failed/);
});

test('an unconfirmed user is told so, and can still edit the profile and sign out', async ({ page }) => {
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

test('an unconfirmed user is told how to continue on course and player pages, too', async ({ page }) => {
  const { email } = await signInUnconfirmed(page);
  const { _id } = await findCourse('from-strategy-to-roadmap');
  for (const path of [`/checkout/${_id}`, `/dashboard/courses/${_id}`, '/payment/success/no-such-order']) {
    await open(page, path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'One step to go' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  const mailsBefore = (await mailsTo(email)).length;
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(mailsBefore + 1);
});

test('someone else’s receipt is a 404 page, between header and footer', async ({ page }) => {
  await newLearner(page.context());
  await open(page, '/payment/success/no-such-order');
  await expect(page).toHaveTitle('Page not found · Milepost');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a session that ended elsewhere is noticed when the page becomes visible again', async ({
  page,
  browser,
}) => {
  const person = await newLearner(page.context());
  await open(page, '/dashboard');
  const elsewhere = await anotherBrowser(browser, person);
  await elsewhere.request.delete('/api/user/sessions');
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await elsewhere.context().close();
});

test('a public page, too, notices after loading that the session has ended', async ({ page }) => {
  const { api } = await newLearner(page.context());
  await page.route('**/api/login-status', async (route) => {
    await api.read('DELETE', '/user/sessions');
    await route.continue();
  });
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('prefetching a page does not consume another page’s message', async ({ page }) => {
  await newLearner(page.context());
  const ask = (headers: Record<string, string>) =>
    page.request.get('/dashboard/courses/any.data', { headers, maxRedirects: 0 });
  expect((await ask({ 'sec-purpose': 'prefetch' })).headers()['set-cookie']).toBeUndefined();
  expect((await ask({})).headers()['set-cookie']).toContain('not%20found');
});
