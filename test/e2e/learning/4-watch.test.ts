import { expect, type Page } from '@playwright/test';
import { shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { hold } from '../support/hold.ts';
import { play, savedPosition, seek, timeOf, video, whenLoaded } from '../support/learning.ts';
import { hydrated, open } from '../support/open.ts';
import { anotherBrowser, newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const slug = 'from-strategy-to-roadmap';
const content = (page: Page) => page.getByRole('complementary', { name: 'Course content and progress' });
const nextLecture = (page: Page) =>
  page.getByRole('navigation', { name: 'Lectures' }).getByRole('link', { name: /^Next/ });

test('a lecture plays and seeks back; beyond the watched part it snaps back', async ({ page, context }) => {
  const course = await findCourse(slug);
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  const duration = course.sections[0]?.lectures[0]?.duration ?? 0;

  await test.step('a position set with the browser’s own controls before hydration is not the start position', async () => {
    const scripts = /\/assets\/[^/]*\.js$/;
    const { release } = await hold(page, scripts);
    await page.goto(`/dashboard/courses/${course._id}`, { waitUntil: 'commit' });
    await whenLoaded(page);
    expect(await seek(page, duration - 1)).toBeGreaterThan(duration - 2);
    release();
    await hydrated(page);
    await expect.poll(() => timeOf(page)).toBeLessThan(1);
    await page.unroute(scripts);
  });

  await expect(page.getByText(/^Welcome from/)).toBeVisible();
  expect(await seek(page, duration - 1), 'nothing is watched yet').toBeLessThan(1);
  await expect(page.getByText('Watch this part first')).toBeVisible();

  // Not at double speed: on a slow machine, the lecture could be finished before the pause.
  await play(page, 1);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'pause', exact: true }).click();
  expect(await seek(page, 2)).toBeCloseTo(2, 0);
  expect(await seek(page, 8), 'within ten seconds of what was watched').toBeCloseTo(8, 0);
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeHidden();
});

test('a lecture left in the middle continues at the same position in another browser', async ({
  page,
  context,
  browser,
}) => {
  const course = await findCourse(slug);
  const learner = await newLearner(context);
  await buyByApi(learner.api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await play(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(6);
  await page.getByRole('button', { name: 'pause', exact: true }).click();
  const left = await timeOf(page);
  await expect.poll(() => savedPosition(learner.api, course)).toBeGreaterThan(left - 0.5);
  await page.close();

  const elsewhere = await anotherBrowser(browser, learner);
  await open(elsewhere, '/dashboard');
  await elsewhere
    .getByRole('link', { name: /^Continue/ })
    .filter({ hasText: course.title })
    .click();
  await expect(elsewhere).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await expect.poll(() => whenLoaded(elsewhere)).toBeGreaterThan(left - 1);
  expect(await timeOf(elsewhere)).toBeLessThan(left + 1);
});

test('leaving without pausing saves the position on the way out', async ({ page, context }) => {
  const course = await findCourse(slug);
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await play(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
  const left = await timeOf(page);
  await page.goto('/all-courses');
  await expect.poll(() => savedPosition(api, course)).toBeGreaterThan(left - 0.5);
});

test('lectures are completed in order, a locked one is refused, and the last one completes the course', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const course = await shortCourse();
  const { api } = await newLearner(context, 'Tomasz Aldridge');
  await buyByApi(api, course);
  const lectures = course.sections.flatMap((section) => section.lectures);
  const last = lectures.at(-1)!;

  await test.step('a lecture whose predecessor is not complete stays locked', async () => {
    await open(page, `/dashboard/courses/${course._id}`);
    await content(page).getByRole('button', { name: last.title }).click();
    await expect(page.getByText('This lecture is locked', { exact: true })).toBeVisible();
    await page.goto(`/dashboard/courses/${course._id}?lecture=${last._id}`);
    await expect(page.getByRole('main').getByText('This lecture is locked', { exact: true })).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    const media = await api.call('GET', `/courses/${course._id}/lectures/${last._id}/media`);
    expect(media.status).toBe(403);
    const complete = await api.call('PUT', `/courses/${course._id}/progress`, { lectureId: last._id });
    expect(complete.status).toBe(403);
    await page.getByRole('link', { name: 'Go to your current lecture' }).click();
  });

  for (const [index, lecture] of lectures.entries()) {
    await test.step(`lecture ${index + 1} is watched to its end and marked as completed`, async () => {
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 2, name: lecture.title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeHidden();
      // The third lecture starts automatically after the second.
      if (index === 2) await expect(page.getByRole('button', { name: 'pause', exact: true })).toBeVisible();
      else await play(page);
      const next = lectures[index + 1];
      const continues = page.getByRole('button', { name: 'Complete and continue' });
      await (index === 0 || !next
        ? page.getByRole('button', { name: 'Mark as Completed' })
        : continues
      ).click({
        timeout: 2 * lecture.duration * 1000,
      });
      // The message is shown for only two seconds, so it is checked first.
      if (lecture !== last) await expect(page.getByText('Lecture completed!').first()).toBeVisible();
      await expect(
        content(page).getByText(`${Math.round(((index + 1) / lectures.length) * 100)}%`),
      ).toBeVisible();
      if (!next) return;
      const card = page.getByRole('region', { name: next.title });
      if (index > 1) {
        await expect(card.getByRole('button', { name: 'Start now' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(card).toBeHidden();
      }
      if (index !== 1) await nextLecture(page).click();
    });
  }

  await test.step('the course is finished and offers its certificate', async () => {
    const dialog = page.getByRole('dialog', { name: 'Course completed!' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /Request Certificate/ }).click();
    await expect(page.getByText('Certificate request submitted for admin approval')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(content(page).getByText('Pending Approval')).toBeVisible();
    await open(page, '/dashboard');
    await expect(page.getByRole('row').filter({ hasText: course.title })).toContainText('100%');
    await expect(page.getByRole('link', { name: /^Review/ }).filter({ hasText: course.title })).toBeVisible();
  });
});

test('the player does not show a course that the learner does not have', async ({ page, context }) => {
  const course = await findCourse(slug);
  await newLearner(context);
  await open(page, `/dashboard/courses/${course._id}`);
  await expect(page).toHaveURL(/\/dashboard\/enrolled-courses$/);
  await expect(page.getByText('Course not found in your enrollments')).toBeVisible();
});
