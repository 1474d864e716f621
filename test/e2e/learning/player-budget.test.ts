import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { video } from '../support/learning.ts';
import { newLearner } from '../support/people.ts';

/** Bytes of script, each file gzipped, that the player may request before its first frame. */
const budget = 200_000;

test('player: at most 200 kB of script before the first frame', async ({ page, context }) => {
  const course = await findCourse('from-strategy-to-roadmap');
  await buyByApi((await newLearner(context)).api, course);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`/dashboard/courses/${course._id}`);
  await page.getByRole('button', { name: 'play', exact: true }).click();
  const hasFrame = () => video(page).evaluate((element: HTMLVideoElement) => element.readyState >= 2);
  await expect.poll(hasFrame, { message: 'the first frame' }).toBe(true);
  const sizes = await Promise.all(scripts);
  expect(sizes.length, 'scripts were seen').toBeGreaterThan(3);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
});
