import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  addLecture,
  courseBody,
  editor,
  ownVideo,
  type WrittenCourse,
  writeCourse,
} from '../support/authoring.ts';
import { drag, dragByFinger } from '../support/input/dragging.ts';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { demo, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** Each test has several steps, which share a course and its uploaded videos. */
test.setTimeout(120_000);

const refusedByCloudinary = { code: 'media.not_removed', message: 'Failed to delete media from Cloudinary' };

test('the editor opens over the list with a URL of its own, edits the title in place, and asks before work is lost', async ({
  page,
  context,
}) => {
  const api = await signInByApi(demo.instructor);
  const title = `Window ${randomUUID().slice(0, 8)}`;
  const { _id } = await writeCourse(api, title, { First: 1 });
  await signInContext(context, demo.instructor);
  const list = `/instructor-dashboard/courses?search=${encodeURIComponent(title)}`;
  await open(page, list);
  const edit = page.getByRole('link', { name: `Edit ${title}` });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/courses/${_id}/edit\\?search=`));

  await test.step('the editor closes on Escape, and the link has the focus again', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
  });

  await test.step('the URL of the editor opens it', async () => {
    await edit.click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
  });

  await test.step('at 400% zoom it scrolls as a whole', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const height = await dialog.getByRole('textbox', { name: 'Subtitle' }).evaluate((field) => {
      let box = field.parentElement;
      while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
      return box?.clientHeight;
    });
    expect(height, 'of the part that scrolls').toBe(256);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Escape cancels editing the title, and only Enter saves it', async () => {
    await dialog.getByRole('button', { name: 'Edit title' }).click();
    const field = dialog.getByRole('textbox', { name: 'Course title' });
    await field.fill('Thrown away');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit title' }).click();
    await field.fill(`${title}, revised`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `${title}, revised` })).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  });

  await test.step('an error leads to its field, where typing continues undisturbed', async () => {
    const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
    await subtitle.fill('');
    await page.getByRole('textbox', { name: 'Description' }).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Please enter a subtitle.' }).click();
    await page.keyboard.type('Typed', { delay: 0 });
    await expect(subtitle).toHaveValue('Typed');
    await expect(subtitle).toBeFocused();
    await page.getByRole('textbox', { name: 'Description' }).fill('Short lectures, in order.');
  });

  await test.step('Escape asks before a change is lost, and keeps it on request', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Course saved successfully')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `${title}, revised` })).toBeVisible();
    await expect(page).toHaveURL(/\/courses\?search=/);
  });

  await test.step('the course’s page lists what it lacks, and leads to the field', async () => {
    await open(page, `/instructor-dashboard/courses/${_id}`);
    await page.getByRole('link', { name: 'Missing: Captions for every video' }).click();
    await expect(page.getByRole('button', { name: /^Add captions: First 1/ })).toBeFocused();
    await page.getByRole('button', { name: /^Checklist: / }).click();
    await page.getByRole('menuitem', { name: 'Missing: A welcome message' }).click();
    await expect(page.getByRole('textbox', { name: 'Welcome message' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${_id}$`));
    await expect(page.getByRole('region', { name: 'History' })).toContainText('You changed the course');
  });

  await test.step('an archived course stays archived: nothing offers to publish it again', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /^Archive/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive course' }).click();
    await expect(page.getByText('This course is archived')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Archive|Publish|Unpublish)$/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('You archived the course');
  });
  await api.read('DELETE', `/courses/${_id}`);
});

test('a curriculum is reordered with mouse, keys and menu, and a failed deletion is undone', async ({
  page,
  context,
}) => {
  const api = await signInByApi(demo.instructor);
  const title = `Order ${randomUUID().slice(0, 8)}`;
  const { _id } = await writeCourse(api, title, { Start: 2, End: 1 });
  await signInContext(context, demo.instructor);
  await open(page, `/instructor-dashboard/courses/${_id}/edit`);
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  const status = editor(page).getByRole('status').first();
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  const lectures = page.getByRole('textbox', { name: /^Lecture \d$/ });
  const order = () => lectures.evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));

  await test.step('with keys, across a section boundary and back', async () => {
    await handle('Start 2').focus();
    await page.keyboard.press('Space');
    await expect(status).toContainText('Picked up. “Start 2” is lecture 2 of 2 in “Start”.');
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveText('“Start 2” is lecture 1 of 2 in “End”.');
    await expect(handle('Start 2')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(status).toHaveText('“Start 2” is lecture 2 of 2 in “Start”.');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Dropped. “Start 2” is lecture 1 of 2 in “Start”.');
    expect(await order()).toEqual(['Start 2', 'Start 1', 'End 1']);
  });

  await test.step('with the menu, into another section', async () => {
    await page.getByRole('button', { name: 'Actions for Start 1' }).click();
    await page.getByRole('menuitem', { name: 'Move to section…' }).click();
    await page.getByRole('button', { name: 'Move lecture' }).click();
    await expect(status).toHaveText('“Start 1” is lecture 2 of 2 in “End”.');
  });

  await test.step('with the mouse, a lecture and a section', async () => {
    // Both handles are in view: below the fold, the dialog's foot would cover one.
    await page.setViewportSize({ width: 1280, height: 1100 });
    await drag(page, handle('End 1'), handle('Start 2'));
    await expect(status).toHaveText('“End 1” is lecture 1 of 2 in “Start”.');
    await drag(page, handle('End'), handle('Start'), async () => {
      await page.keyboard.press('Escape');
      await expect(editor(page)).toBeVisible();
    });
    expect(await order()).toEqual(['End 1', 'Start 2', 'Start 1']);
    await drag(page, handle('End'), handle('Start'));
    await expect(status).toHaveText('“End” is section 1 of 2.');
    expect(await order()).toEqual(['Start 1', 'End 1', 'Start 2']);
  });

  await test.step('by touch, to another position', async () => {
    await dragByFinger(page, handle('Start 2'), handle('End 1'));
    await expect(status).toHaveText('“Start 2” is lecture 1 of 2 in “Start”.');
    await dragByFinger(page, handle('End 1'), handle('Start 2'));
    await expect(status).toHaveText('“End 1” is lecture 1 of 2 in “Start”.');
    expect(await order()).toEqual(['Start 1', 'End 1', 'Start 2']);
  });

  await test.step('a lecture whose file cannot be deleted is restored', async () => {
    await addLecture(page, 'End', 'Short-lived', ownVideo);
    await expect(page.getByText(/sample-upload\.mp4 · 8 s/)).toBeVisible();
    await page.route('**/api/media/delete/*', (route) => route.abort('connectionreset'));
    await deleteLecture(page, 'Short-lived');
    await expect(page.getByText('Deletion failed')).toBeVisible();
    await expect.poll(order).toEqual(['Start 1', 'Short-lived', 'End 1', 'Start 2']);
    await page.unroute('**/api/media/delete/*');
    await page.route('**/api/media/delete/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, ...refusedByCloudinary } }),
    );
    await deleteLecture(page, 'Short-lived');
    await expect(
      page.getByText('Error deleting lecture: Failed to delete media from Cloudinary', { exact: true }),
    ).toBeVisible();
    await expect.poll(order).toEqual(['Start 1', 'Short-lived', 'End 1', 'Start 2']);
    await page.unroute('**/api/media/delete/*');
    await deleteLecture(page, 'Short-lived');
    await expect(page.getByText('Lecture deleted successfully')).toBeVisible();
    await expect(handle('Start 1')).toBeFocused();
  });

  await test.step('the order is saved', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Course saved successfully')).toBeVisible();
    type Sections = { course: { sections: { title: string; lectures: { title: string }[] }[] } };
    const { course } = await api.read<Sections>('GET', `/courses/${_id}/edit`);
    expect(
      course.sections.map((section) => [section.title, section.lectures.map((one) => one.title)]),
    ).toEqual([
      ['End', ['Start 1']],
      ['Start', ['End 1', 'Start 2']],
    ]);
  });
  await api.read('DELETE', `/courses/${_id}`);
});

test('unsaved work survives a reload, and other changes are not overwritten without asking', async ({
  page,
  context,
}) => {
  const api = await signInByApi(demo.instructor);
  const title = `Kept ${randomUUID().slice(0, 8)}`;
  const body = await courseBody(api, title, { First: 1 });
  const { course } = await api.read<{ course: WrittenCourse }>('POST', '/courses', body);
  await signInContext(context, demo.instructor);
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  const conflict = page.getByRole('alertdialog', { name: 'Someone else has changed this course' });
  const address = `/instructor-dashboard/courses/${course._id}/edit`;
  /** Someone else, or the same person elsewhere, saves. */
  const saveElsewhere = (description: string) =>
    api.read('PUT', `/courses/${course._id}`, { ...body, description });
  await open(page, address);

  await test.step('unsaved input is offered after a reload, and restored', async () => {
    await subtitle.fill('Typed before the reload');
    await page.reload();
    const offer = page.getByRole('alertdialog', { name: 'Restore your unsaved changes?' });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect(subtitle).toHaveValue('Typed before the reload');
  });

  await test.step('a version saved elsewhere is not overwritten; the author sees the differences', async () => {
    await saveElsewhere('Saved elsewhere');
    await save.click();
    await expect(conflict.getByRole('listitem')).toHaveText(['Subtitle', 'Description']);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Keep editing' }).click();
    await expect(subtitle).toHaveValue('Typed before the reload');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep editing' }).click();
  });

  await test.step('if the author chooses their own version, it replaces the saved one', async () => {
    await save.click();
    await conflict.getByRole('button', { name: 'Overwrite with my version' }).click();
    await expect(page.getByText('Course saved successfully')).toBeVisible();
    const saved = await api.read<{ course: typeof body }>('GET', `/courses/${course._id}/edit`);
    expect(saved.course).toMatchObject({
      subtitle: 'Typed before the reload',
      description: body.description,
    });
  });

  await test.step('nothing is offered after saving, and the other version can be chosen instead', async () => {
    await open(page, address);
    await subtitle.fill('Given up');
    await saveElsewhere('Saved elsewhere again');
    await save.click();
    await conflict.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Saved elsewhere again');
    await expect(subtitle).toHaveValue(body.subtitle);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/courses$/);
  });
  await api.read('DELETE', `/courses/${course._id}`);
});

async function deleteLecture(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete lecture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete lecture' }).click();
}
