import { expect, type Locator } from '@playwright/test';
import { shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { finishByApi } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const lineColour = (stop: Locator): Promise<string> =>
  stop.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
const fill = (stop: Locator): Promise<string> => stop.evaluate((element) => getComputedStyle(element).fill);

test('with forced colours the rails distinguish completed, current and upcoming lectures', async ({
  page,
  context,
}) => {
  const course = await shortCourse();
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  const lectureId = course.sections[0]!.lectures[0]!._id;
  const path = `/courses/${course._id}/lectures/${lectureId}`;
  await api.read('GET', `${path}/media`);
  const complete = async () => {
    await api.read('PUT', `${path}/playback`, { position: 0, percent: 100 });
    return (await api.call('PUT', `/courses/${course._id}/progress`, { lectureId })).status;
  };
  await expect.poll(complete, { message: 'the first lecture completed' }).toBe(200);

  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/dashboard/courses/${course._id}`);
  const side = page.getByRole('complementary', { name: 'Course content and progress' });
  const stops = side.locator('.rail-progress [data-stop]');
  const fills = await Promise.all(
    ['done', 'current', 'ahead'].map((state) =>
      fill(stops.and(page.locator(`[data-stop=${state}]`)).first()),
    ),
  );
  expect(new Set(fills).size, fills.join()).toBe(3);

  const lectures = side.locator('.rail-vertical li');
  const [travelled, upcoming, background] = await Promise.all([
    lineColour(lectures.nth(0)),
    lineColour(lectures.nth(1)),
    side.evaluate(() => getComputedStyle(document.body).backgroundColor),
  ]);
  expect(new Set([travelled, upcoming, background]).size, [travelled, upcoming, background].join()).toBe(3);
});

test('a finished section is collapsed, and a whole row of the course content selects its lecture', async ({
  page,
  context,
}) => {
  const course = await shortCourse();
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  await finishByApi(api, course);
  const lectures = course.sections.flatMap((section) => section.lectures);
  const last = lectures.at(-1)!;
  await open(page, `/dashboard/courses/${course._id}?lecture=${last._id}`);
  const side = page.getByRole('complementary', { name: 'Course content and progress' });
  const sections = side.locator('details');
  expect(await sections.count()).toBe(course.sections.length);
  const isOpen = await sections.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(isOpen, 'only the section of the selected lecture is open').toEqual(
    course.sections.map((section) => section.lectures.some(({ _id }) => _id === last._id)),
  );
  if (!isOpen[0]) await sections.first().locator('summary').click();
  const row = side.locator('.rail-vertical li').first();
  const box = (await row.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  await row.click({ position: { x: box.width - 8, y: box.height / 2 } });
  await expect(page).toHaveURL(new RegExp(`lecture=${lectures[0]!._id}`));
});
