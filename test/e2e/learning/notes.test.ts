import { expect, type Page } from '@playwright/test';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { timeOf, whenLoaded } from '../support/learning.ts';
import { hydrated, open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const notes = (page: Page) => page.getByRole('tabpanel', { name: 'Notes' });

async function openPlayer(page: Page) {
  const course = await findCourse('from-strategy-to-roadmap');
  const { api } = await newLearner(page.context());
  await buyByApi(api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await whenLoaded(page);
  return { course, api };
}

async function write(page: Page, text: string): Promise<void> {
  await notes(page).getByRole('textbox').fill(text);
  await notes(page).getByRole('button', { name: 'Save note' }).click();
}

test('a note is written with the key N at the current second, changed, found and exported', async ({
  page,
}) => {
  const { course } = await openPlayer(page);
  await page.keyboard.press('n');
  await expect(notes(page).getByRole('textbox', { name: 'Your note at 0:00' })).toBeFocused();
  await notes(page).getByRole('button', { name: 'Save note' }).click();
  await expect(notes(page).getByText('Please write something.')).toBeVisible();
  await write(page, 'Ask who decides.');
  await expect(notes(page).getByRole('listitem')).toContainText('0:00Ask who decides.');
  await expect(notes(page).getByText('Not sent yet')).toBeHidden();

  await notes(page).getByRole('button', { name: 'Edit the note at 0:00' }).click();
  const change = notes(page).getByRole('textbox', { name: 'Edit your note at 0:00' });
  await change.fill('Ask who pays.');
  await change.press('Control+Enter');
  await expect(notes(page).getByRole('listitem')).toContainText('Ask who pays.');
  await expect(notes(page).getByText('Not sent yet')).toBeHidden();

  await notes(page).getByRole('link', { name: 'All notes in this course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Ask who pays.')).toBeVisible();
  await expectAccessible(page);
  const markdown = await page.request.get(`/api/courses/${course._id}/notes.md`);
  expect(await markdown.text()).toContain('- **0:00** Ask who pays.');
});

test('a note’s link plays from its position, where a half-written note stays after a reload', async ({
  page,
}) => {
  const { course, api } = await openPlayer(page);
  const { _id: lectureId = '' } = course.sections[0]?.lectures[0] ?? {};
  await api.read('PUT', `/courses/${course._id}/notes/5f0c4c0e-3b1a-4d6e-9a57-0d1d3c1a2b3c`, {
    lectureId,
    second: 3,
    text: 'Here it gets interesting.',
  });
  await api.read('PUT', `/courses/${course._id}/lectures/${lectureId}/playback`, {
    position: 9,
    percent: 90,
  });
  await open(page, `/dashboard/courses/${course._id}/notes`);
  await page.getByRole('link', { name: '0:03' }).click();
  await whenLoaded(page);
  await expect.poll(() => timeOf(page)).toBeCloseTo(3, 0);
  const note = notes(page).getByRole('textbox', { name: 'Your note at 0:03' });
  await page.keyboard.press('n');
  await note.fill('Half a note');
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveValue('Half a note');
  await notes(page).getByRole('button', { name: 'Save note' }).click();
  await expect(notes(page).getByRole('listitem').filter({ hasText: '0:03Half a note' })).toBeVisible();
  await expect(notes(page).getByText('Not sent yet')).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(notes(page).getByRole('textbox')).toHaveValue('');
});

test('a note written without a connection is sent later, and a change from another tab is not deleted unread', async ({
  page,
}) => {
  const { course, api } = await openPlayer(page);
  const stored = async () =>
    (await api.read<{ notes: { text: string }[] }>('GET', `/courses/${course._id}/notes`)).notes.map(
      ({ text }) => text,
    );
  await page.context().setOffline(true);
  await write(page, 'Written in a tunnel');
  await expect(notes(page).getByText('Not sent yet')).toBeVisible();
  expect(await stored()).toEqual([]);
  // The reloaded list is read before the note is stored, but arrives after it.
  const [listed, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/notes',
    async (route) => {
      const response = await route.fetch();
      listed.resolve();
      await sent.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.route(
    '**/notes/*',
    async (route) => {
      await listed.promise;
      await route.fulfill({ response: await route.fetch() });
      sent.resolve();
    },
    { times: 1 },
  );
  await page.context().setOffline(false);
  await expect(notes(page).getByText('Not sent yet')).toBeHidden();
  expect(await stored()).toEqual(['Written in a tunnel']);

  const list = await api.read<{ notes: { _id: string }[] }>('GET', `/courses/${course._id}/notes`);
  await api.read('PUT', `/courses/${course._id}/notes/${list.notes[0]?._id}`, {
    lectureId: course.sections[0]?.lectures[0]?._id,
    second: 0,
    text: 'Changed in another tab',
  });
  const remove = async () => {
    await notes(page).getByRole('button', { name: 'Delete the note at 0:00' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  };
  await remove();
  await expect(page.getByText('This note has changed since you opened it.')).toBeVisible();
  await expect(notes(page).getByRole('listitem')).toContainText('Changed in another tab');
  await remove();
  await expect(notes(page).getByRole('listitem')).toHaveCount(0);
  await expect.poll(stored).toEqual([]);
});
