import { expect } from '@playwright/test';
import { type Api, apiClient } from '../support/api.ts';
import { buyByApi } from '../support/buying.ts';
import { type Course, findCourse } from '../support/courses.ts';
import { timeOf, whenLoaded } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const slug = 'risk-registers-that-change-decisions';

type Found = { kind: string; second: number | null; lecture: { _id: string } | null };

/** A quote early in the first lecture, once a job has read its captions. */
async function earlyQuote(api: Api, course: Course): Promise<{ lectureId: string; second: number }> {
  const { _id: lectureId = '' } = course.sections[0]?.lectures[0] ?? {};
  let seconds: number[] = [];
  const find = async () => {
    const { found } = await api.read<{ found: Found[] }>('GET', `/courses/${slug}/find?search=register`);
    seconds = found
      .filter(({ kind, lecture }) => kind === 'passage' && lecture?._id === lectureId)
      .flatMap(({ second }) => second ?? []);
    return seconds.length;
  };
  await expect.poll(find, { message: 'the captions to be read', timeout: 75_000 }).toBeGreaterThan(1);
  return { lectureId, second: seconds.find((second) => second > 10) ?? 0 };
}

test('a learner finds a quote and plays the video from that point', async ({ page }) => {
  test.slow();
  const course = await findCourse(slug);
  const { api } = await newLearner(page.context());
  await buyByApi(api, course);
  const { lectureId, second } = await earlyQuote(api, course);
  const watched = { position: second + 3, percent: 25 };
  await api.read('PUT', `/courses/${course._id}/lectures/${lectureId}/playback`, watched);
  await open(page, `/dashboard/courses/${course._id}`);
  await page.getByRole('link', { name: 'Find in this course' }).first().click();
  await page.getByRole('searchbox', { name: 'Words in lectures, files and questions' }).fill('registers');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'What a register is for' })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href$="lecture=${lectureId}&at=${second}"]`).click();
  await whenLoaded(page);
  await expect.poll(() => timeOf(page)).toBeCloseTo(second, 0);
});

test('a visitor finds a quote and plays the free preview from that point', async ({ page }) => {
  test.slow();
  const course = await findCourse(slug);
  const { second } = await earlyQuote(apiClient(), course);
  expect(second).toBeGreaterThan(0);
  await open(page, `/courses/${slug}/find?search=register`);
  await page.locator(`a[href*="preview=yes&at=${second}#"]`).first().click();
  await whenLoaded(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(second);
});

test('a visitor without scripts searches the free preview', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`/courses/${slug}`);
  await page.getByRole('link', { name: 'Find in this course' }).click();
  await page.getByRole('searchbox', { name: 'Words in the free preview' }).fill('zebra crossing');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.context().close();
});
