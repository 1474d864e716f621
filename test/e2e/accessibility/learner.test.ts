import { expect, type Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { pay } from '../support/buying.ts';
import type { Course } from '../support/courses.ts';
import { checkPages, last, type PageCheck } from '../support/pages/page-checks.ts';
import { demo } from '../support/people.ts';

type Enrolments = { enrollments: { course: { _id: string } }[] };
type Orders = { orders: { receiptUrl: string | null; course: { _id: string } }[] };
const ownEnrolments = async (api: Api) =>
  (await api.read<Enrolments>('GET', '/dashboard/enrolments')).enrollments;

/** A paid course that the demo's learner does not have. */
async function unboughtCourse(api: Api): Promise<Course> {
  const owned = new Set((await ownEnrolments(api)).map(({ course }) => course._id));
  const { courses } = await api.read<{ courses: Course[] }>('GET', '/courses?sort=price-desc');
  return courses.find(({ _id }) => !owned.has(_id))!;
}

const firstEnrolled = async (api: Api) => `/dashboard/courses/${(await ownEnrolments(api))[0]?.course._id}`;

/** The gift that the demo's learner has given. */
async function givenCourse(api: Api): Promise<string> {
  type Given = { orders: { gift: { _id: string } | null }[] };
  const { orders } = await api.read<Given>('GET', '/payment/history');
  return `/gifts/${orders.find(({ gift }) => gift)?.gift?._id}`;
}

/** The id of the learner's pending order: one that is being paid, or a bank transfer that still needs its receipt. */
async function pendingOrder(
  api: Api,
  wanted: 'in flight' | 'awaiting a receipt',
): Promise<string | undefined> {
  type Pending = { orders: { _id: string; inFlight: boolean }[] };
  const { orders } = await api.read<Pending>('GET', '/payment/history?status=pending');
  return orders.find(({ inFlight }) => inFlight === (wanted === 'in flight'))?._id;
}

const awaitedTransfer = async (api: Api) => `/payment/bank/${await pendingOrder(api, 'awaiting a receipt')}`;
const pendingPayment = async (api: Api) => `/payment/pending?orderId=${await pendingOrder(api, 'in flight')}`;

type Quizzes = { quizzes: { _id: string; title: string }[] };

/** The mock exam of the demo's learner, and the path of its course. */
async function exam(api: Api): Promise<{ course: string; quizId: string }> {
  for (const { course } of await ownEnrolments(api)) {
    const { quizzes } = await api.read<Quizzes>('GET', `/courses/${course._id}/quizzes`);
    const mock = quizzes.find(({ title }) => title.startsWith('Mock exam'));
    if (mock) return { course: `/dashboard/courses/${course._id}`, quizId: mock._id };
  }
  throw new Error('The demo’s learner has no course with a mock exam.');
}

async function attempt(api: Api): Promise<string> {
  const { course, quizId } = await exam(api);
  type Started = { attempt: { _id: string } };
  const started = await api.read<Started>('POST', `/quizzes/${quizId}/attempts`);
  return `${course}/attempts/${started.attempt._id}`;
}

async function result(api: Api): Promise<string> {
  const address = await attempt(api);
  await api.read('POST', `/attempts/${address.split('/').at(-1)}/submission`);
  return `${address}/result`;
}

type Holdings = { holdings: { _id: string }[] };
const ofHolding = (page: 'report' | 'gap') => async (api: Api) => {
  const { holdings } = await api.read<Holdings>('GET', '/renewals/holdings');
  return `/dashboard/renewals/${page}/${last(holdings)._id}`;
};

const anActivity = async (api: Api) => {
  const { entries } = await api.read<{ entries: { _id: string }[] }>('GET', '/renewals/entries');
  return `/dashboard/renewals/activity/${last(entries)._id}`;
};

type Certificates = { certificates: { kind: string; number: string }[] };
const certificateOfBundle = async (api: Api) => {
  const { certificates } = await api.read<Certificates>('GET', '/certificates/my-certificates');
  return `/certificates/${certificates.find(({ kind }) => kind === 'bundle')?.number}`;
};

/** Opens the fields for a second group. */
const unfold = (page: Page) => page.getByText('Split between groups').first().click();

const learner: PageCheck[] = [
  { name: 'quizzes', address: async (api) => `${(await exam(api)).course}/quizzes` },
  {
    name: 'quiz',
    address: async (api) => {
      const { course, quizId } = await exam(api);
      return `${course}/quizzes/${quizId}`;
    },
  },
  { name: 'practice', address: async (api) => `${(await exam(api)).course}/practice?mode=all` },
  {
    name: 'practice, no mistakes in a domain',
    address: async (api) => `${(await exam(api)).course}/practice?mode=wrong&domain=None`,
  },
  { name: 'announcements', address: async (api) => `${(await exam(api)).course}/announcements` },
  { name: 'live sessions', address: async (api) => `${(await exam(api)).course}/live-sessions` },
  { name: 'attempt', address: attempt },
  { name: 'result', address: result },
  { name: 'profile', address: '/account/profile' },
  { name: 'security', address: '/account/security' },
  {
    name: 'dashboard',
    address: '/dashboard',
    states: {
      'editing the profile over it': async (page) => {
        await page.getByRole('link', { name: 'Edit Profile' }).click();
        await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Bio' })).toBeVisible();
      },
    },
  },
  { name: 'enrolled courses', address: '/dashboard/enrolled-courses' },
  { name: 'reviewing a course', address: '/courses/sponsors-and-stakeholders' },
  { name: 'certificates', address: '/dashboard/completed-courses' },
  { name: 'renewals', address: '/dashboard/renewals' },
  { name: 'a new certification', address: '/dashboard/renewals/certification' },
  { name: 'a new activity', address: '/dashboard/renewals/activity', prepare: unfold },
  { name: 'an activity with its evidence', address: anActivity },
  { name: 'emails about badges', address: '/account/badge-emails' },
  { name: 'report and evidence', address: ofHolding('report') },
  { name: 'the gap of a certification', address: ofHolding('gap') },
  { name: 'the certificate of a bundle', address: certificateOfBundle },
  { name: 'orders', address: '/dashboard/orders' },
  {
    name: 'player, with its transcript',
    address: firstEnrolled,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Transcript' }).click();
      await expect(
        page.getByRole('tabpanel', { name: 'Transcript' }).getByRole('listitem').first(),
      ).toBeVisible();
    },
  },
  { name: 'bank transfer', address: awaitedTransfer },
  { name: 'payment pending', address: pendingPayment },
  { name: 'giving a course', address: async (api) => `/gift/${(await unboughtCourse(api))._id}` },
  { name: 'gift', address: givenCourse },
  { name: 'card of a gift', address: async (api) => `${await givenCourse(api)}/card` },
  {
    name: 'checkout',
    address: async (api) => `/checkout/${(await unboughtCourse(api))._id}`,
    states: {
      'bank transfer over it': async (page) => {
        await pay(page, 'Bank transfer');
        await expect(page.getByRole('dialog').getByLabel('Payment receipt')).toBeVisible();
      },
    },
  },
  {
    name: 'card details',
    address: async (api) => `/checkout/${(await unboughtCourse(api))._id}/card`,
    prepare: async (page) => {
      await expect(page.getByLabel('Card number')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    },
    states: {
      'with missing fields': async (page) => {
        await page.getByRole('button', { name: /^Pay \$/ }).click();
        await expect(page.getByRole('alert')).toContainText('Enter a valid card number.');
      },
    },
  },
  {
    name: 'receipt',
    address: async (api) =>
      (await api.read<Orders>('GET', '/payment/history?status=completed')).orders.find(
        (order) => order.receiptUrl,
      )?.receiptUrl ?? '/dashboard/orders',
  },
];

checkPages('learner', learner, demo.learner);
