import { type BrowserContext, chromium, expect, type Page, type Route } from '@playwright/test';
import { productUrl } from '../support/addresses.ts';
import { shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { type Course, findCourse } from '../support/courses.ts';
import { hold } from '../support/hold.ts';
import { play, savedPosition, timeOf, whenLoaded } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { newLearner, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const slug = 'from-strategy-to-roadmap';

/** Responds to video requests as for an expired URL while `broken` returns true. */
async function breakVideo(page: Page, broken: () => boolean): Promise<void> {
  await page.route('**/media/**', (route: Route) =>
    route.request().resourceType() === 'media' && broken()
      ? route.fulfill({ status: 403, body: '' })
      : route.continue(),
  );
}

test('an expired URL is renewed silently', async ({ page, context }) => {
  const course = await findCourse(slug);
  await buyByApi((await newLearner(context)).api, course);
  let refusals = 0;
  await breakVideo(page, () => {
    refusals += 1;
    return refusals === 1;
  });
  await open(page, `/dashboard/courses/${course._id}`);
  await play(page);
  expect(refusals).toBeGreaterThan(1);
  await expect(page.getByText('Video content not available')).toBeHidden();
});

test('a video that does not play is reported, and plays after a retry from the same position', async ({
  page,
  context,
}) => {
  const course = await findCourse(slug);
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  const lecture = course.sections[0]!.lectures[0]!._id;
  await api.read('GET', `/courses/${course._id}/lectures/${lecture}/media`);
  await api.read('PUT', `/courses/${course._id}/lectures/${lecture}/playback`, { position: 7, percent: 35 });
  let broken = true;
  await breakVideo(page, () => broken);
  await open(page, `/dashboard/courses/${course._id}`);
  await expect(page.getByRole('alert').getByText('Video content not available')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => whenLoaded(page)).toBeCloseTo(7, 0);
  await expect(page.getByText('Video content not available')).toBeHidden();
});

test('a browser that is killed loses at most the last five seconds of progress', async ({ context }) => {
  const course = await findCourse(slug);
  const person = await newLearner(context);
  await buyByApi(person.api, course);
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--mute-audio'],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const own = await browser.newContext({ baseURL: productUrl });
  await signInContext(own, person);
  const page = await own.newPage();
  await open(page, `/dashboard/courses/${course._id}`);
  await play(page, 1);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(6);
  const last = await timeOf(page);
  await server.kill();

  expect(await savedPosition(person.api, course)).toBeGreaterThan(last - 5);
});

/** A learner at the first lecture of a short course, which they have watched. */
async function atWatchedLecture(page: Page, context: BrowserContext): Promise<Course> {
  const course = await shortCourse();
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  const lecture = `/courses/${course._id}/lectures/${course.sections[0]!.lectures[0]!._id}`;
  await api.read('GET', `${lecture}/media`);
  const watched = { position: 0, percent: 100 };
  const watchAll = async () =>
    (await api.read<{ percent: number }>('PUT', `${lecture}/playback`, watched)).percent;
  await expect.poll(watchAll, { message: 'the lecture, watched' }).toBe(100);
  await open(page, `/dashboard/courses/${course._id}`);
  return course;
}

test('a completion refused without a reason is reported as failed', async ({ page, context }) => {
  await atWatchedLecture(page, context);
  await page.route('**/api/courses/*/progress', (route) =>
    route.fulfill({ status: 403, json: { error: 'blocked by a proxy' } }),
  );
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('Failed to mark lecture as complete', { exact: true })).toBeVisible();
  await expect(page.getByText('Request failed', { exact: true })).toBeVisible();
});

test('a lecture that was removed in the meantime is refused, and the page shows the course as it is now', async ({
  page,
  context,
}) => {
  await atWatchedLecture(page, context);
  await page.route('**/api/courses/*/progress', (route) =>
    route.fulfill({
      status: 404,
      json: { success: false, code: 'learning.no_such_lecture', message: 'Lecture not found' },
    }),
  );
  const reloaded = page.waitForResponse(/\/dashboard\/courses\/[^/]+\.data/);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('Lecture not found', { exact: true })).toBeVisible();
  expect((await reloaded).status()).toBe(200);
});

test('a learner who leaves while a completion is being saved stays where they went', async ({
  page,
  context,
}) => {
  const course = await atWatchedLecture(page, context);
  const saving = await hold(page, /\/api\/courses\/[^/]+\/progress$/);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await saving.requested;
  await page.getByRole('link', { name: 'Announcements' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  saving.release();
  await expect(page.getByText('Lecture completed!')).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/courses/${course._id}/announcements`);
});

test('a learner whose next page is still loading when a completion has been saved arrives there', async ({
  page,
  context,
}) => {
  const course = await atWatchedLecture(page, context);
  const saving = await hold(page, /\/api\/courses\/[^/]+\/progress$/);
  const loading = await hold(page, /announcements\.data/);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await saving.requested;
  await page.getByRole('link', { name: 'Announcements' }).first().click();
  await loading.requested;
  saving.release();
  await expect(page.getByText('Lecture completed!')).toBeVisible();
  loading.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/courses/${course._id}/announcements`);
});
