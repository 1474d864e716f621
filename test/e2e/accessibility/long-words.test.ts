import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { courseBody, publishCourse, type WrittenCourse } from '../support/authoring.ts';
import { untilEnrolled } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { finishByApi } from '../support/learning.ts';
import { demo, joinByApi, newPerson, type Person, signInByApi, signInContext } from '../support/people.ts';

/** The widths in pixels of a phone and of a desktop, where tables don’t scroll within the page. */
const widths = [320, 1280];

test.setTimeout(180_000);

/** A unique word of this many characters. */
const word = (length: number) => `${randomUUID().slice(0, 8)}${'W'.repeat(length - 8)}`;

type World = {
  course: WrittenCourse;
  learner: Person;
  instructor: Person;
  orderId: string;
  pendingId: string;
};

test('words of 120 letters do not make any page wider than the screen', async ({ browser }) => {
  const world = await makeWorld();
  const wide = [
    ...(await widerPages(await browser.newContext(), visitorPages(world))),
    ...(await widerPages(await browser.newContext(), learnerPages(world), world.learner)),
    ...(await widerPages(await browser.newContext(), instructorPages(world), world.instructor)),
    ...(await widerPages(await browser.newContext(), adminPages(world), demo.admin)),
  ];
  expect(wide).toEqual([]);
});

const visitorPages = ({ course, instructor }: World) => [
  '/',
  `/all-courses?search=${word(120)}`,
  `/all-courses?search=${encodeURIComponent(instructor.name)}`,
  `/courses/${course.slug}`,
  `/courses/${word(120)}`,
  `/${word(120)}`,
  `/certificates/${word(120)}`,
];
const learnerPages = ({ course, orderId, pendingId }: World) => [
  '/dashboard',
  '/dashboard/enrolled-courses',
  '/dashboard/completed-courses',
  '/dashboard/renewals',
  '/dashboard/orders',
  `/dashboard/courses/${course._id}`,
  `/courses/${course.slug}`,
  `/checkout/${course._id}`,
  `/payment/success/${orderId}`,
  `/payment/bank/${pendingId}`,
  '/account/profile',
  '/account/security',
];
const instructorPages = ({ course }: World) => [
  '/instructor-dashboard',
  '/instructor-dashboard/courses',
  `/instructor-dashboard/courses?search=${word(120)}`,
  `/instructor-dashboard/courses/${course._id}`,
  `/instructor-dashboard/courses/${course._id}/edit`,
  '/instructor-dashboard/enrolled',
  '/instructor-dashboard/bundles',
  '/account/profile',
];
const adminPages = ({ course, learner, orderId, pendingId }: World) => [
  '/admin-dashboard',
  `/admin-dashboard/all-users?search=${encodeURIComponent(learner.email)}`,
  '/admin-dashboard/instructors',
  '/admin-dashboard/students',
  '/admin-dashboard/subscribers',
  '/admin-dashboard/audit-log',
  '/admin-dashboard/admin-courses',
  `/admin-dashboard/courses/${course._id}`,
  '/admin-dashboard/enrollment',
  `/admin-dashboard/enrollment/${orderId}`,
  `/admin-dashboard/enrollment/${pendingId}`,
  '/admin-dashboard/admin-cert',
  '/admin-dashboard/bundles',
];

/** The pages that scroll sideways, and by how much. */
async function widerPages(context: BrowserContext, paths: string[], person?: Person): Promise<string[]> {
  if (person) await signInContext(context, person);
  const page = await context.newPage();
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    for (const screen of widths) {
      await page.setViewportSize({ width: screen, height: 700 });
      const width = await widthOf(page);
      if (width > screen) wide.push(`${path}: ${width} px on ${screen}, ${await widest(page)}`);
    }
  }
  await context.close();
  return wide;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The elements furthest to the right, for the failure message. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')].map((element) => ({
      name: `${element.tagName.toLowerCase()}.${element.className}`,
      right: element.getBoundingClientRect().right,
    }));
    return all.reduce((one, other) => (other.right > one.right ? other : one)).name;
  });

/** A course, a learner and an instructor with long names, a paid and a pending order, and a review. */
async function makeWorld(): Promise<World> {
  const admin = await signInByApi(demo.admin);
  const [instructor, learner] = [newPerson(word(100)), newPerson(word(100))];
  for (const person of [instructor, learner]) person.email = `${word(60)}@${'w'.repeat(50)}.example`;
  const learnerApi = await joinByApi(learner);
  await joinByApi(instructor);
  const { users } = await admin.read<{ users: { _id: string }[] }>(
    'GET',
    `/admin/users?search=${encodeURIComponent(instructor.email)}`,
  );
  await admin.read('PUT', `/admin/users/${users[0]?._id}/role`, { role: 'instructor' });
  const teaching = await signInByApi(instructor);
  const course = await publish(teaching);
  const other = await publish(teaching);
  await teaching.read('POST', '/bundles', {
    title: word(120),
    subtitle: word(120),
    description: word(120),
    price: 15,
    courses: [course._id, other._id],
  });
  const orderId = await transfer(learnerApi, course._id);
  await admin.read('POST', `/admin/orders/${orderId}/confirm`);
  await untilEnrolled(learnerApi, course._id);
  await finishByApi(learnerApi, await findCourse(course._id));
  await learnerApi.read('PUT', `/courses/${course._id}/reviews`, { rating: 4, text: word(120) });
  await learnerApi.read('POST', `/certificates/${course._id}/request`);
  return { course, learner, instructor, orderId, pendingId: await transfer(learnerApi, other._id) };
}

async function publish(teaching: Api): Promise<WrittenCourse> {
  const body = await courseBody(teaching, word(120), { [word(120)]: 1 });
  const long = { subtitle: word(120), description: word(120), welcomeMessage: word(120) };
  const lists = { learningOutcomes: [word(120)], requirements: [word(120)] };
  return publishCourse({ ...body, ...long, ...lists }, teaching);
}

async function transfer(api: Api, courseId: string): Promise<string> {
  const body = { courseId, paymentMethod: 'bank' };
  const { orderId } = await api.read<{ orderId: string }>('POST', '/payment/create-order', body);
  const form = new FormData();
  form.set('orderId', orderId);
  form.set('bank', 'diaspora');
  form.set('file', new File(['%PDF-1.4\n%%EOF\n'], `${word(120)}.pdf`));
  await api.read('POST', '/payment/bank-confirmation', form);
  return orderId;
}
