import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, test as fresh, type Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { courseBody, ownVideo, publishCourse, type WrittenCourse } from '../support/authoring.ts';
import { open } from '../support/open.ts';
import { demo, newLearner, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

type Stored = { public_id: string };

const oggSample = 'src/features/media/samples/lecture.ogv';

/** Long enough for a free preview: 20 seconds. */
const oggPreview = 'src/features/media/samples/preview.ogv';

/** Uploads a file and returns the reference to it that a lecture stores. */
async function uploaded(api: Api, resourceType: 'video' | 'raw', file: File): Promise<{ publicId: string }> {
  const form = new FormData();
  form.set('resourceType', resourceType);
  form.set('file', file);
  const { data } = await api.read<{ data: Stored }>('POST', '/media', form);
  return { publicId: data.public_id };
}

/** A free course with one lecture, and an enrolled learner signed in in this browser. */
async function studyLecture(
  context: BrowserContext,
  videoPath: string,
  preview = false,
): Promise<WrittenCourse> {
  const api = await signInByApi(demo.instructor);
  const film = new File([await readFile(videoPath)], videoPath.split('/').at(-1) ?? '');
  const video = await uploaded(api, 'video', film);
  const cues = 'WEBVTT\n\n00:00.000 --> 00:01.000\nThe first line\n';
  const captions = await uploaded(api, 'raw', new File([cues], 'lecture.vtt'));
  const body = await courseBody(api, `Ogg ${randomUUID().slice(0, 8)}`, { First: 1 });
  const lecture = { title: 'The only one', isFreePreview: preview, video, captions };
  const more = preview ? (body.sections[0]?.lectures ?? []) : [];
  const sections = [{ title: 'First', lectures: [lecture, ...more] }];
  const course = await publishCourse({ ...body, price: 0, sections }, api);
  const learner = await newLearner(context);
  await learner.api.read('POST', '/payment/create-order', { courseId: course._id, paymentMethod: 'free' });
  return course;
}

/** Opens the player through a link, so the document keeps the previous page's Content-Security-Policy. */
async function followToPlayer(page: Page, course: WrittenCourse): Promise<void> {
  await open(page, '/dashboard/enrolled-courses');
  await page.locator(`a[href^="/dashboard/courses/${course._id}"]`).first().click();
}

const playerOf = (page: Page) => page.locator('ogvjs');

fresh(
  'an Ogg lecture plays with our decoder if the browser has none, and can be completed',
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const course = await studyLecture(context, oggSample);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message));

    await followToPlayer(page, course);
    await expect(playerOf(page)).toBeVisible();
    await test.step('only controls that work are shown, and keys that have no effect say so', async () => {
      await page.getByRole('tab', { name: 'Transcript' }).click();
      await expect(page.getByText('The first line')).toBeVisible();
      await expect(page.locator('.stage media-fullscreen-button')).toBeVisible();
      await expect(page.locator('.stage media-captions-button, .stage media-pip-button')).toHaveCount(0);
      await page.keyboard.press('i');
      await expect(page.locator('.stage-feedback')).toHaveText('Picture in picture unavailable');
      await page.keyboard.press('c');
      await expect(page.locator('.stage-feedback')).toHaveText('No captions');
    });
    await page.getByRole('button', { name: 'play', exact: true }).click();
    await page.getByRole('button', { name: 'Mark as Completed' }).click({ timeout: 20_000 });
    await expect(page.getByRole('dialog', { name: 'Course completed!' })).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test('a free preview in Ogg explains why it does not play, from its poster and from its own link', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const course = await studyLecture(context, oggPreview, true);
  await context.clearCookies();
  const sentence = page.getByText('This browser cannot play previews in the Ogg format.');
  await open(page, `/courses/${course.slug}`);
  await page.getByRole('link', { name: /Watch the free preview/ }).click();
  await expect(sentence).toBeVisible();
  await open(page, `/courses/${course.slug}?preview`);
  await expect(sentence).toBeVisible();
  await expect(page.locator('main video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(sentence, 'on a phone as well').toBeVisible();
});

test('the author and the reviewer of an Ogg lecture are told on their pages why it does not play', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const course = await studyLecture(context, oggSample);
  const sentence = page.getByText('This browser can’t play Ogg videos here.');
  await context.clearCookies();
  await signInContext(context, demo.instructor);
  await open(page, `/instructor-dashboard/courses/${course._id}?tab=curriculum`);
  await expect(sentence).toBeVisible();
  await expect(page.locator('main video')).toHaveCount(0);
  await context.clearCookies();
  await signInContext(context, demo.admin);
  await open(page, `/admin-dashboard/courses/${course._id}`);
  await expect(sentence).toBeVisible();
});

test('a player whose decoder cannot be loaded reports it', async ({ page, context }) => {
  test.setTimeout(120_000);
  const course = await studyLecture(context, oggSample);
  await page.route('**/ogv/**', (route) => route.abort());
  await open(page, `/dashboard/courses/${course._id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'This video could not be loaded' })).toBeVisible();
  await page.unroute('**/ogv/**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(playerOf(page)).toBeVisible();
});

test('a lecture being converted is reported, and plays when it is ready', async ({ page, context }) => {
  test.setTimeout(120_000);
  const course = await studyLecture(context, ownVideo);
  // Without ffmpeg nothing is converted here, so the page's data is changed in transit.
  await page.route('**/*.data*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('"state","ready"', '"state","converting"') });
  });
  await followToPlayer(page, course);
  await expect(page.getByText('This video is being prepared')).toBeVisible();
  await expect(page.locator('.stage video')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('This video is being prepared')).toHaveCount(0);
});
