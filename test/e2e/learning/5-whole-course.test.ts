import { expect, type Page } from '@playwright/test';
import { courseBody, publishCourse, shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { type Course, findCourse } from '../support/courses.ts';
import { hold } from '../support/hold.ts';
import { enter, tabTo } from '../support/input/keys.ts';
import { timeOf, video, whenLoaded } from '../support/learning.ts';
import { hydrated, open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { anotherBrowser, demo, newLearner, signInByApi } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const content = (page: Page) => page.getByRole('complementary', { name: 'Course content and progress' });
const waits =
  'You’re offline. Your progress is saved on this device and will be sent when you’re back online.';

async function mark(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Mark as Completed' }));
}

/** Plays the lecture at double speed, with keys. */
async function playByKey(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await hydrated(page);
  await whenLoaded(page);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('>');
  await page.keyboard.press('k');
  await expect.poll(() => timeOf(page), { message: 'the video to play' }).toBeGreaterThan(1);
}

const buffered = (page: Page) =>
  video(page).evaluate(
    (element: HTMLVideoElement) =>
      element.buffered.length > 0 && element.buffered.end(0) > element.duration - 0.5,
  );

test('a learner completes a course by keyboard alone, on two devices and despite a lost connection, and the certificate verifies', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(150_000);
  const course = await shortCourse();
  const [first, second, third] = course.sections.flatMap((section) => section.lectures);
  const learner = await newLearner(context, 'Ottoline Brandt');
  await buyByApi(learner.api, course);

  await test.step('the first lecture, connected', async () => {
    await open(page, `/dashboard/courses/${course._id}`);
    await playByKey(page, first!.title);
    const data = await hold(page, /\.data(\?|$)/, { times: 1 });
    await mark(page);
    await data.requested;
    await page.keyboard.press('Shift+N');
    await expect(page.getByText('This lecture is locked')).toBeVisible();
    await expect(
      page.getByText('Lecture completed!'),
      'announced before the next lecture is unlocked',
    ).toHaveCount(0);
    data.release();
    await expect(page.getByText('Lecture completed!')).toBeVisible();
    await page.keyboard.press('Shift+N');
  });

  await test.step('the second is watched and marked as completed although the connection is lost midway', async () => {
    await playByKey(page, second!.title);
    await expect.poll(() => buffered(page)).toBe(true);
    await context.setOffline(true);
    await expect(page.getByText(waits)).toBeVisible();
    await mark(page);
    await expect(page.getByText('Waiting for connection')).toBeVisible();
    await expect(content(page).getByText('33%')).toBeVisible();
  });

  const elsewhere = await anotherBrowser(browser, learner);
  await test.step('another device shows the progress that has reached the server', async () => {
    await open(elsewhere, `/dashboard/courses/${course._id}`);
    await expect(elsewhere.getByRole('heading', { level: 2, name: second!.title })).toBeVisible();
    await expect(content(elsewhere).getByText('33%')).toBeVisible();
  });

  await test.step('when back online the first device sends what was missing, automatically', async () => {
    await context.setOffline(false);
    await expect(page.getByText('Lecture completed!')).toBeVisible();
    await expect(content(page).getByText('67%')).toBeVisible();
  });

  await test.step('the other device completes the course and requests the certificate', async () => {
    await open(elsewhere, `/dashboard/courses/${course._id}`);
    await playByKey(elsewhere, third!.title);
    await mark(elsewhere);
    const dialog = elsewhere.getByRole('dialog', { name: 'Course completed!' });
    await expect(dialog.getByText('Ottoline Brandt')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Request Certificate' })).toBeFocused();
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByText('Certificate requested successfully!')).toBeVisible();
    await expect(content(elsewhere).getByText('Pending Approval')).toBeVisible();
  });

  await test.step('an administrator approves the certificate, and its number verifies', async () => {
    const admin = await signInByApi(demo.admin);
    type List = { certificates: { _id: string; number: string }[] };
    const list = await admin.read<List>('GET', '/admin/certificates/admin?status=pending&search=Ottoline');
    const { _id, number } = list.certificates[0]!;
    await admin.read('PUT', `/certificates/admin/${_id}/approve`);
    await page.reload();
    await expect(content(page).getByText('Approved')).toBeVisible();
    await tabTo(page, content(page).getByRole('link', { name: /^Public page/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/certificates/${number}$`));
    await expect(page.getByText('This certificate is valid.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ottoline Brandt' })).toBeVisible();
  });

  await test.step('an employer verifies the badge image, and whom it was awarded to', async () => {
    const image = page.getByRole('link', { name: 'Badge image' });
    const url = new URL((await image.getAttribute('href')) ?? '', page.url()).href;
    const ask = async () => (await page.request.get(url)).status();
    await expect.poll(ask, { message: 'the badge to be issued', timeout: 30_000 }).toBe(200);
    const buffer = await (await page.request.get(url)).body();
    await page.getByRole('link', { name: 'Verify a badge' }).click();
    await page.getByLabel('Badge file').setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer });
    await page.getByLabel('Awarded to this email?').fill('someone@example.com');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('This badge is genuine, but was not awarded to this email.')).toBeVisible();
    await page.getByLabel('Awarded to this email?').fill('');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('This badge is genuine and valid.')).toBeVisible();
    await expectAccessible(page);
  });
});

type Study = { sections: { lectures: { position: number; percent: number }[] }[] };
const stored = async (api: Awaited<ReturnType<typeof signInByApi>>, course: Course) =>
  (await api.read<Study>('GET', `/courses/${course._id}/study`)).sections[0]!.lectures[0]!;

test('offline progress continues from where the device was switched off', async ({
  page,
  context,
  browser,
}) => {
  const course = await findCourse('from-strategy-to-roadmap');
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await playByKey(page, course.sections[0]!.lectures[0]!.title);
  await expect.poll(() => buffered(page)).toBe(true);
  await context.setOffline(true);
  const cut = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(cut + 5);
  await page.keyboard.press('k');
  const left = await timeOf(page);
  // The page stays open in the meantime: the last requests of a closing page get past Playwright's offline mode.
  const restarted = await browser.newContext({ storageState: await context.storageState() });
  expect((await stored(api, course)).position).toBeLessThan(left - 2);

  const again = await restarted.newPage();
  await open(again, `/dashboard/courses/${course._id}`);
  await expect.poll(() => whenLoaded(again)).toBeGreaterThan(left - 1);
  await expect.poll(async () => (await stored(api, course)).position).toBeGreaterThan(left - 1);
  await restarted.close();
});

test('a text that was read to the end while offline is completed when the course is opened again', async ({
  page,
  context,
  browser,
}) => {
  const teaching = await signInByApi(demo.instructor);
  const lectures = ['Read', 'Read on'].map((title) => ({ title, kind: 'text', body: 'A few words.' }));
  const { _id } = await publishCourse({
    ...(await courseBody(teaching, `To be read offline ${Date.now()}`, {})),
    price: 0,
    sections: [{ title: 'Begin', lectures }],
  });
  const { api } = await newLearner(context);
  await api.read('POST', '/payment/create-order', { courseId: _id, paymentMethod: 'free' });
  await open(page, `/dashboard/courses/${_id}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('Waiting for connection').first()).toBeVisible();

  const restarted = await browser.newContext({ storageState: await context.storageState() });
  const again = await restarted.newPage();
  await open(again, `/dashboard/courses/${_id}`);
  await expect(again.getByText('Lecture completed!')).toBeVisible();
  await restarted.close();
});

test('moving on while offline shows the course as it was, and opens the lecture when back online', async ({
  page,
  context,
}) => {
  const course = await shortCourse();
  await buyByApi((await newLearner(context)).api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await playByKey(page, course.sections[0]!.lectures[0]!.title);
  await mark(page);
  await expect(page.getByText('Lecture completed!')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Shift+N');
  await expect(page.getByText('Failed to load course progress', { exact: true })).toBeVisible();
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await expect(content(page).getByText('33%')).toBeVisible();
  await context.setOffline(false);
  await expect(video(page)).toBeVisible();
});

test('offline, the dashboard opens a course as it was last loaded on this device, or waits for a connection', async ({
  page,
  context,
}) => {
  const [seen, unseen] = [
    await findCourse('from-strategy-to-roadmap'),
    await findCourse('leading-without-authority'),
  ];
  const { api } = await newLearner(context);
  for (const course of [seen, unseen]) await buyByApi(api, course);
  await open(page, `/dashboard/courses/${seen._id}`);
  const goOffline = async ({ title }: Course) => {
    const discovered = page.waitForResponse(/__manifest.*dashboard%2Fcourses/);
    await open(page, '/dashboard');
    await discovered;
    await context.setOffline(true);
    await page
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('link', { name: /^Continue/ })
      .click();
  };

  await goOffline(seen);
  await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible();
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(video(page)).toBeVisible();

  await goOffline(unseen);
  await expect(page.getByText('You haven’t opened this course on this device yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: unseen.title })).toBeVisible();
});
