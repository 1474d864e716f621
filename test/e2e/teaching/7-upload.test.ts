import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { editor } from '../support/authoring.ts';
import { open } from '../support/open.ts';
import { demo, letIn } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const video = join(import.meta.dirname, '..', '..', '..', 'demo', 'media', 'sample-upload.mp4');

/** The curriculum of a course being written. */
async function openCurriculum(page: Page): Promise<void> {
  await open(page, '/instructor-dashboard/courses/new');
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await page.getByRole('textbox', { name: 'Section 1' }).fill('Uploads');
}

test('several videos are uploaded together; failures are named and can be removed', async ({
  page,
  context,
}) => {
  await letIn(context, demo.instructor);
  await openCurriculum(page);
  const good = await readFile(video);
  await page
    .getByLabel('Upload several videos: Uploads')
    .last()
    .setInputFiles([
      { name: 'Kick-off.mp4', mimeType: 'video/mp4', buffer: good },
      { name: 'Not a video.mp4', mimeType: 'video/mp4', buffer: Buffer.from('only its name says so') },
      { name: 'Close-out.mp4', mimeType: 'video/mp4', buffer: good },
    ]);
  // In the dialog: outside it the message would be unreachable and unannounced.
  await expect(editor(page).getByText('Uploaded 2 of 3 files (1 failed)')).toBeVisible();
  await expect(page.getByText('Not a video.mp4: Only MP4, WebM, or OGG videos are allowed')).toBeVisible();
  await expect(page.getByText(/Kick-off\.mp4 · 8 s/)).toBeVisible();
  await expect(page.getByText(/Close-out\.mp4 · 8 s/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Lecture \d$/ })).toHaveCount(2);
});

test('an upload continues automatically after the connection breaks, and stops while it is paused', async ({
  page,
  context,
}) => {
  await letIn(context, demo.instructor);
  await openCurriculum(page);
  let pieces = 0;
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces === 1) return route.abort('connectionreset');
    if (pieces === 2) await goOn;
    return route.continue().catch(() => {});
  });
  await page.getByLabel('Upload several videos: Uploads').last().setInputFiles(video);
  await expect.poll(() => pieces).toBe(2);
  await page.getByRole('button', { name: 'Pause the upload of sample-upload.mp4' }).click();
  await expect(page.getByText('Paused: sample-upload.mp4')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Resume the upload of sample-upload.mp4' }).click();
  // Messages disappear; the state stays.
  await expect(page.getByText('Uploaded 1 of 1 files')).toBeVisible();
  await expect(page.getByText(/sample-upload\.mp4 · 8 s/)).toBeVisible();
});
