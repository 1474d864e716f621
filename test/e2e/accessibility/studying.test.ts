import { expect, test } from '@playwright/test';
import { shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { almostFinishByApi, whenLoaded } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { newLearner } from '../support/people.ts';

test('learner: the end of a course, and requesting its certificate', async ({ page, context }) => {
  const course = await shortCourse();
  const { api } = await newLearner(context);
  await buyByApi(api, course);
  const last = await almostFinishByApi(api, course);
  await open(page, `/dashboard/courses/${course._id}?lecture=${last}`);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByRole('dialog', { name: 'Course completed!' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: /^Request Certificate/ }).click();
  await expect(page.getByRole('dialog', { name: 'Request Certificate' })).toBeVisible();
  await expectAccessible(page);
});

test('learner: the player’s keyboard help, and the course content on a phone', async ({ page, context }) => {
  const course = await findCourse('from-strategy-to-roadmap');
  await buyByApi((await newLearner(context)).api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  // The shortcuts work only once the player has loaded.
  await whenLoaded(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Course content' }).click();
  await expect(page.getByRole('dialog', { name: 'Course content' })).toBeVisible();
  await expectAccessible(page);
});
