import { expect, type Page } from '@playwright/test';
import { findCourse } from '../support/courses.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

type Form = { path: string; button: string; known: string; link: string };

/** Sends a form whose response is lost, and reloads its page, which then says that it was saved. */
async function expectKnown(page: Page, { path, button, known, link }: Form): Promise<void> {
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Saved once');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('UTC');
  const data = '**/new.data*';
  await page.route(data, (route) => route.fetch().then(() => route.abort()));
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(data);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(known)).toBeVisible();
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  await expect(title).toHaveValue('Saved once');
  await open(page, path);
  await expect(title).toHaveValue('');
}

test('an announcement and a live session whose response was lost are known to be saved after a reload', async ({
  page,
  context,
}) => {
  const { _id } = await findCourse('setting-up-a-pmo-in-a-hundred-days');
  const course = `/instructor-dashboard/courses/${_id}`;
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 16);
  await signInContext(context, demo.instructor);

  const announcing = `${course}/announcements/new`;
  await open(page, announcing);
  await page.getByRole('textbox', { name: 'Text' }).fill('Its response is lost.');
  await page.getByRole('radio', { name: 'Later' }).check();
  await page.getByLabel('Date and time').fill(soon);
  await expectKnown(page, {
    path: announcing,
    button: 'Schedule',
    known: 'This announcement is already scheduled',
    link: 'Open the announcement',
  });

  const planning = `${course}/live-sessions/new`;
  await open(page, planning);
  await page.getByLabel('Starts').fill(soon);
  await page.getByRole('textbox', { name: 'Link' }).fill('https://meet.example/once');
  await expectKnown(page, {
    path: planning,
    button: 'Plan the session',
    known: 'This live session is already planned',
    link: 'Open the live session',
  });
});
