import { expect, type Page, test } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import type { Course } from './support/buying.ts';
import { open } from './support/open.ts';
import { demo, letIn, type Person, signInByApi } from './support/people.ts';

/** What is wrong is said with its element: a trace would add nothing but time. */
test.use({ trace: 'off' });

/** A page to look at: its address, or how to find it; then what to do before looking. */
type Sight = {
  name: string;
  address: string | ((api: Api) => Promise<string>);
  prepare?: (page: Page) => Promise<void>;
};

const anyone: Sight[] = [
  { name: 'home', address: '/' },
  { name: 'all courses', address: '/all-courses' },
  { name: 'a search without a result', address: '/all-courses?search=underwater' },
  { name: 'a course', address: '/courses/leading-without-authority' },
  { name: 'a course with reviews', address: '/courses/sponsors-and-stakeholders' },
  {
    name: 'a free preview that has ended',
    address: '/courses/leading-without-authority',
    prepare: async (page) => {
      await page.getByRole('link', { name: /Watch the free preview/ }).click();
      const video = page.locator('video');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
        .toBeGreaterThan(0);
      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration;
      });
      await expect(page.getByText('Free Preview Ended')).toBeVisible();
    },
  },
  { name: 'a course that does not exist', address: '/courses/no-such-course' },
  { name: 'sign in', address: '/auth' },
  { name: 'register', address: '/auth?tab=register' },
  {
    name: 'register, with errors',
    address: '/auth?tab=register',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'forgot password', address: '/forgot-password' },
  { name: 'reset password', address: '/reset-password/a-token' },
  { name: 'confirm account', address: '/verify-email/a-token' },
  { name: 'about', address: '/about' },
  { name: 'contact', address: '/contact' },
  { name: 'privacy', address: '/privacy' },
  { name: 'terms', address: '/termsandconndition' },
  { name: 'unsubscribe', address: '/unsubscribe?email=somebody@people.example' },
  {
    name: 'unsubscribe, why',
    address: '/unsubscribe?email=somebody@people.example',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
      await page.getByRole('radio', { name: 'Other' }).check();
    },
  },
  { name: 'newsletter', address: '/newsletter' },
  { name: 'instructor terms', address: '/termsandconndition?for=instructor' },
  {
    name: 'application to teach, with errors',
    address: '/contact',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await page.getByRole('button', { name: 'Send Application' }).click();
      await expect(page.getByText('Please tell us what you would teach.').first()).toBeVisible();
    },
  },
  { name: 'certificate check without a result', address: '/certificates/ZZZZ-0000' },
  { name: 'payment failed', address: '/payment/failed?reason=declined' },
  { name: 'payment cancelled', address: '/payment/cancel' },
  { name: 'payment pending', address: '/payment/pending' },
  { name: 'API', address: '/api/docs' },
  { name: 'not found', address: '/no/such/page' },
];

type Enrolments = { enrollments: { course: { _id: string } }[] };
type Orders = { orders: { receiptUrl: string | null; course: { _id: string } }[] };
const ofOwnCourses = async (api: Api) =>
  (await api.read<Enrolments>('GET', '/dashboard/enrolments')).enrollments;

/** A paid course that the demo's learner does not have. */
async function unboughtCourse(api: Api): Promise<Course> {
  const owned = new Set((await ofOwnCourses(api)).map(({ course }) => course._id));
  const { courses } = await api.read<{ courses: Course[] }>('GET', '/courses?sort=price-desc');
  return courses.find(({ _id }) => !owned.has(_id))!;
}

const firstEnrolled = async (api: Api) => `/dashboard/courses/${(await ofOwnCourses(api))[0]?.course._id}`;

/** The demo's transfer that waits for its receipt. */
async function awaitedTransfer(api: Api): Promise<string> {
  type Pending = { orders: { _id: string; inFlight: boolean }[] };
  const { orders } = await api.read<Pending>('GET', '/payment/history?status=pending');
  return `/payment/bank/${orders.find(({ inFlight }) => !inFlight)?._id}`;
}

const learner: Sight[] = [
  { name: 'profile', address: '/account/profile' },
  { name: 'security', address: '/account/security' },
  {
    name: 'editing the profile over the dashboard',
    address: '/dashboard',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Bio' })).toBeVisible();
    },
  },
  { name: 'dashboard', address: '/dashboard' },
  { name: 'enrolled courses', address: '/dashboard/enrolled-courses' },
  { name: 'reviewing a course', address: '/courses/sponsors-and-stakeholders' },
  { name: 'certificates', address: '/dashboard/completed-courses' },
  { name: 'orders', address: '/dashboard/orders' },
  {
    name: 'player, with its transcript',
    address: firstEnrolled,
    prepare: async (page) => {
      await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
    },
  },
  { name: 'bank transfer', address: awaitedTransfer },
  { name: 'checkout', address: async (api) => `/checkout/${(await unboughtCourse(api))._id}` },
  { name: 'card details', address: async (api) => `/checkout/${(await unboughtCourse(api))._id}/card` },
  {
    name: 'receipt',
    address: async (api) =>
      (await api.read<Orders>('GET', '/payment/history?status=completed')).orders.find(
        (order) => order.receiptUrl,
      )?.receiptUrl ?? '/dashboard/orders',
  },
];

type OwnCourses = { courses: { _id: string }[] };
const firstOwn = async (api: Api) =>
  `/instructor-dashboard/courses/${(await api.read<OwnCourses>('GET', '/courses/instructor-courses')).courses[0]?._id}`;
const choose = (tab: string) => async (page: Page) => {
  await page.getByRole('tab', { name: tab }).click();
};

const instructor: Sight[] = [
  { name: 'dashboard', address: '/instructor-dashboard' },
  { name: 'own courses', address: '/instructor-dashboard/courses' },
  {
    name: 'deleting a course, asked back',
    address: '/instructor-dashboard/courses',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'new course', address: '/instructor-dashboard/courses/new' },
  { name: 'own course', address: firstOwn },
  { name: 'own course, curriculum', address: async (api) => `${await firstOwn(api)}?tab=curriculum` },
  { name: 'own course, students', address: async (api) => `${await firstOwn(api)}?tab=students` },
  { name: 'own course, analytics', address: async (api) => `${await firstOwn(api)}?tab=analytics` },
  { name: 'enrolled students', address: '/instructor-dashboard/enrolled' },
  {
    name: 'enrolled students, filters',
    address: '/instructor-dashboard/enrolled',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
  },
  { name: 'editor, details', address: async (api) => `${await firstOwn(api)}/edit` },
  {
    name: 'editor, curriculum',
    address: async (api) => `${await firstOwn(api)}/edit`,
    prepare: choose('Curriculum'),
  },
  {
    name: 'editor, settings',
    address: async (api) => `${await firstOwn(api)}/edit`,
    prepare: choose('Settings'),
  },
];

const firstPending = async (api: Api) =>
  `/admin-dashboard/courses/${(await api.read<OwnCourses>('GET', '/admin/courses?status=pending')).courses.at(-1)?._id}`;

/** The page of an order that something is special about, with a dialog of it open. */
const orderWith = (flag: string) => async (api: Api) =>
  `/admin-dashboard/enrollment/${(await api.read<{ orders: { _id: string }[] }>('GET', `/admin/orders?flag=${flag}`)).orders.at(-1)?._id}`;
const asking = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
};

const admin: Sight[] = [
  { name: 'dashboard', address: '/admin-dashboard' },
  { name: 'courses', address: '/admin-dashboard/admin-courses' },
  {
    name: 'actions of a course',
    address: '/admin-dashboard/admin-courses?status=pending',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
  },
  { name: 'a course to review', address: firstPending },
  {
    name: 'rejecting a course',
    address: firstPending,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'all users', address: '/admin-dashboard/all-users' },
  { name: 'newsletter', address: '/admin-dashboard/subscribers' },
  { name: 'audit log', address: '/admin-dashboard/audit-log' },
  {
    name: 'all users, a role being edited',
    address: '/admin-dashboard/all-users',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Edit the role/ })
        .first()
        .click(),
  },
  { name: 'instructors', address: '/admin-dashboard/instructors?sort=-students' },
  {
    name: 'students, deleting one',
    address: '/admin-dashboard/students',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'orders', address: '/admin-dashboard/enrollment' },
  { name: 'an order under review', address: orderWith('review') },
  { name: 'confirming a transfer', address: orderWith('receipt'), prepare: asking('Confirm payment') },
  { name: 'rejecting a transfer', address: orderWith('receipt'), prepare: asking('Reject') },
  { name: 'refunding an order', address: orderWith('partiallyRefunded'), prepare: asking('Refund') },
  { name: 'certificates', address: '/admin-dashboard/admin-cert' },
  { name: 'approved certificates', address: '/admin-dashboard/admin-cert?status=approved' },
  {
    name: 'rejecting a certificate',
    address: '/admin-dashboard/admin-cert',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Reject Certificate' });
      await dialog.getByRole('button', { name: 'Confirm Rejection' }).click();
      await expect(dialog.getByText('Please enter a rejection reason')).toBeVisible();
    },
  },
];

function look(who: string, sights: Sight[], person?: Person): void {
  for (const { name, address, prepare } of sights) {
    test(`${who}: ${name}`, async ({ page, context }) => {
      if (person) await letIn(context, person);
      const where =
        typeof address === 'string' ? address : await address(await signInByApi(person ?? demo.learner));
      await open(page, where);
      expect(new URL(page.url()).pathname, 'the page that was meant').toBe(
        new URL(where, page.url()).pathname,
      );
      await prepare?.(page);
      await expectAccessible(page);
    });
  }
}

look('anyone', anyone);
look('learner', learner, demo.learner);
look('instructor', instructor, demo.instructor);
look('administrator', admin, demo.admin);

test('anyone: the menu and the search of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  await header.getByText('Menu').or(header.locator('summary[aria-label="Menu"]')).first().click();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
});
