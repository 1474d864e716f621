import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { findCourse } from '../support/courses.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('what was refused because someone else was first survives a reload, which shows what they saved', async ({
  page,
  context,
}) => {
  const { _id } = await findCourse('risk-registers-that-change-decisions');
  const api = await signInByApi(demo.instructor);
  const id = randomUUID();
  const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const plan = (title: string, capacity: number) =>
    api.read('PUT', `/courses/${_id}/live-sessions/${id}`, {
      title,
      description: '',
      startsAt: `${soon}T18:00`,
      timeZone: 'Europe/London',
      minutes: 30,
      capacity,
      link: 'https://meet.example/questions',
    });
  await plan('Questions', 10);
  await signInContext(context, demo.instructor);
  await open(page, `/instructor-dashboard/courses/${_id}/live-sessions/${id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  const notice = page.getByRole('status').filter({ hasText: 'The saved version is newer than yours' });
  await title.fill('Mine');
  await plan('Theirs', 20);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice).toContainText('Title: “Theirs”');
  await page.reload();
  await hydrated(page);
  await expect(notice).toContainText('Title: “Theirs”');
  await expect(title).toHaveValue('Mine');
  await expect(page.getByRole('textbox', { name: 'Places' }), 'what was not typed is theirs').toHaveValue(
    '20',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The live session has been saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('live-session');
});
