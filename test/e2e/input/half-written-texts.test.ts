import { expect, type Page } from '@playwright/test';
import { findCourse } from '../support/courses.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** Types into a field of a new form, and expects the text after a reload and after Back. */
async function expectKept(page: Page, path: string, label: string): Promise<void> {
  await open(page, path);
  await page.getByRole('textbox', { name: label, exact: true }).fill('Half a thought');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('Half a thought');
  await open(page, '/about');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('Half a thought');
}

test('a half-written live session, bundle, question or activity survives a reload and Back', async ({
  page,
  context,
}) => {
  const { _id } = await findCourse('risk-registers-that-change-decisions');
  const course = `/instructor-dashboard/courses/${_id}`;
  await signInContext(context, demo.instructor);
  await expectKept(page, `${course}/live-sessions/new`, 'Description');
  await expectKept(page, '/instructor-dashboard/bundles/new', 'Description');
  await expectKept(page, `${course}/questions/new`, 'Question');
  await signInContext(context, demo.learner);
  await expectKept(page, '/dashboard/renewals/activity', 'Reflection');
});
