import { expect, type Page } from '@playwright/test';
import { buyByApi } from './buying.ts';
import { findCourse } from './courses.ts';
import { open } from './open.ts';
import { newLearner } from './people.ts';

/** A demo course with quizzes. */
export const quizSlug = 'risk-registers-that-change-decisions';

/** A new learner who has bought the course. */
export async function enrolled(page: Page) {
  const course = await findCourse(quizSlug);
  const learner = await newLearner(page.context());
  await buyByApi(learner.api, course);
  return { course, learner };
}

export const overview = (page: Page) => page.getByRole('navigation', { name: 'Questions of this attempt' });
export const saved = (page: Page) => expect(page.getByText('All answers saved')).toBeVisible();

/** Starts an attempt at a quiz, from the list of quizzes. */
export async function begin(page: Page, courseId: string, quiz: RegExp): Promise<void> {
  await open(page, `/dashboard/courses/${courseId}/quizzes`);
  await page.getByRole('link', { name: quiz }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** Answers the question on the page, whatever its kind, without clicking. */
export async function answer(page: Page): Promise<void> {
  const option = page.locator('.choices input').first();
  const keep = page.getByRole('button', { name: 'Use this order' });
  const list = page.getByRole('combobox').first();
  if (await keep.isVisible()) {
    await keep.focus();
    await page.keyboard.press('Enter');
  } else if (await list.isVisible()) await list.selectOption({ index: 1 });
  else if (await option.isVisible()) {
    await option.focus();
    await page.keyboard.press('Space');
  } else await page.getByRole('textbox', { name: /^Your answer/ }).fill('36');
}
