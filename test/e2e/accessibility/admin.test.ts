import { expect } from '@playwright/test';
import type { Api } from '../support/api.ts';
import {
  checkPages,
  closeDialog,
  confirming,
  last,
  type PageCheck,
  pressing,
  showFigures,
} from '../support/pages/page-checks.ts';
import { demo } from '../support/people.ts';

type Courses = { courses: { _id: string }[] };
type Orders = { orders: { _id: string }[] };
const firstPending = async (api: Api) =>
  `/admin-dashboard/courses/${last((await api.read<Courses>('GET', '/admin/courses?status=pending')).courses)._id}`;

/** The page of the last order with this flag. */
const orderWith = (flag: string) => async (api: Api) =>
  `/admin-dashboard/enrollment/${last((await api.read<Orders>('GET', `/admin/orders?flag=${flag}`)).orders)._id}`;

/** The page of the course with a mock exam. */
async function examCourse(api: Api): Promise<string> {
  const query = new URLSearchParams({ search: 'Risk Registers That Change Decisions' });
  const { courses } = await api.read<Courses>('GET', `/admin/courses?${query}`);
  return `/admin-dashboard/courses/${last(courses)._id}`;
}

/** The last question or live session of that course. */
async function lastOf(api: Api, things: 'questions' | 'live-sessions'): Promise<string> {
  const course = await examCourse(api);
  type Things = Record<string, { _id: string }[]>;
  const list = await api.read<Things>('GET', `/courses/${course.split('/').at(-1)}/${things}`);
  return `${course}/${things}/${last(list[things === 'questions' ? things : 'sessions'] ?? [])._id}`;
}

/** The page of the first row of an administrators' list. */
const firstOf = (list: string, rows: string, page: string) => async (api: Api) => {
  const found = await api.read<Record<string, { _id: string }[]>>('GET', `/admin/${list}`);
  return `/admin-dashboard/${page}/${found[rows]?.[0]?._id}`;
};

const admin: PageCheck[] = [
  { name: 'dashboard, its figures as a table', address: '/admin-dashboard', prepare: showFigures },
  { name: 'ledger', address: '/admin-dashboard/ledger' },
  { name: 'corrections', address: '/admin-dashboard/ledger/corrections' },
  { name: 'new correction', address: '/admin-dashboard/ledger/corrections/new' },
  { name: 'revenue share', address: '/admin-dashboard/share-terms' },
  { name: 'new terms', address: '/admin-dashboard/share-terms/new' },
  { name: 'payouts', address: '/admin-dashboard/payouts/all' },
  { name: 'coupons', address: '/admin-dashboard/coupons' },
  { name: 'new coupon', address: '/admin-dashboard/coupons/new' },
  { name: 'announcements', address: '/admin-dashboard/announcements' },
  { name: 'courses', address: '/admin-dashboard/admin-courses' },
  {
    name: 'actions of a course',
    address: '/admin-dashboard/admin-courses?status=pending',
    prepare: pressing(/^Actions for/),
    states: {
      'confirming its deletion': async (page) => {
        await page.keyboard.press('Escape');
        await pressing(/^Actions for/)(page);
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  },
  { name: 'a course to review', address: firstPending, states: { 'rejecting it': confirming('Reject') } },
  { name: 'questions of a course', address: async (api) => `${await examCourse(api)}/questions` },
  { name: 'question of a course', address: (api) => lastOf(api, 'questions') },
  { name: 'quizzes of a course', address: async (api) => `${await examCourse(api)}/quizzes` },
  { name: 'live sessions of a course', address: async (api) => `${await examCourse(api)}/live-sessions` },
  { name: 'live session of a course', address: (api) => lastOf(api, 'live-sessions') },
  {
    name: 'all users',
    address: '/admin-dashboard/all-users',
    states: { 'a role being edited': pressing(/^Edit the role/) },
  },
  { name: 'newsletter', address: '/admin-dashboard/subscribers' },
  { name: 'audit log', address: '/admin-dashboard/audit-log' },
  { name: 'system', address: '/admin-dashboard/system' },
  { name: 'instructors', address: '/admin-dashboard/instructors?sort=-students' },
  {
    name: 'students, deleting one',
    address: '/admin-dashboard/students',
    prepare: confirming(/^Delete/),
  },
  { name: 'orders', address: '/admin-dashboard/enrollment' },
  { name: 'bundles', address: '/admin-dashboard/bundles' },
  { name: 'a new bundle', address: '/admin-dashboard/bundles/new' },
  { name: 'refund requests', address: '/admin-dashboard/refunds' },
  { name: 'a refund request', address: firstOf('refund-requests', 'requests', 'refunds') },
  { name: 'a payout run', address: firstOf('payout-runs', 'runs', 'payouts') },
  { name: 'credits of courses', address: '/admin-dashboard/course-credits' },
  { name: 'renewal schemes', address: '/admin-dashboard/renewal-schemes' },
  { name: 'a renewal scheme', address: '/admin-dashboard/renewal-schemes/pmp' },
  { name: 'editing a renewal scheme', address: '/admin-dashboard/renewal-schemes/pmp/edit' },
  { name: 'an order under review', address: orderWith('review') },
  {
    name: 'confirming a transfer',
    address: orderWith('receipt'),
    prepare: confirming('Confirm payment'),
    states: {
      'rejecting it': async (page) => {
        await closeDialog(page);
        await confirming('Reject')(page);
      },
    },
  },
  { name: 'refunding an order', address: orderWith('partiallyRefunded'), prepare: confirming('Refund') },
  {
    name: 'certificates',
    address: '/admin-dashboard/admin-cert',
    states: {
      'rejecting one': async (page) => {
        await page
          .getByRole('button', { name: /^Reject/ })
          .first()
          .click();
        const dialog = page.getByRole('dialog', { name: 'Reject Certificate' });
        await dialog.getByRole('button', { name: 'Confirm Rejection' }).click();
        await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
          'Please enter a rejection reason',
        );
      },
    },
  },
  { name: 'approved certificates', address: '/admin-dashboard/admin-cert?status=approved' },
  {
    name: 'rejected certificates, revoking one',
    address: '/admin-dashboard/admin-cert?status=rejected',
    prepare: confirming(/^Revoke/),
  },
];

checkPages('administrator', admin, demo.admin);
