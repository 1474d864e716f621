import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addLecture, editor } from '../support/authoring.ts';
import { open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
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
  await signInContext(context, demo.instructor);
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
  await signInContext(context, demo.instructor);
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

/**
 * Lets half of the first upload arrive, then ends the session.
 * @returns the offsets at which the page sends data, and how many bytes have arrived
 */
async function endSessionHalfway(page: Page): Promise<{ offsets: string[]; half: string }> {
  const half = (await readFile(video)).subarray(0, 20_000);
  const offsets: string[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(request.headers()['upload-offset'] ?? '');
    if (offsets.length > 1) return route.continue();
    const headers = {
      ...request.headers(),
      origin: new URL(request.url()).origin,
      'content-type': 'application/offset+octet-stream',
    };
    const arrived = await page.context().request.patch(request.url(), { headers, data: half });
    expect(arrived.status()).toBe(204);
    await page.context().clearCookies();
    return route.abort('connectionreset');
  });
  return { offsets, half: String(half.length) };
}

const ended = /Your session has ended\. Sign in again in another tab/;

test('an upload whose session ends continues from what has arrived after signing in again', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.instructor);
  await openCurriculum(page);
  const { offsets, half } = await endSessionHalfway(page);
  await addLecture(page, 'Uploads', 'The handover', video);
  await expect(page.getByText(ended)).toBeVisible();
  await signInContext(context, demo.instructor);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/sample-upload\.mp4 · 8 s/)).toBeVisible();
  expect(offsets).toEqual(['0', half]);
});

test('one of several uploads that failed continues from what has arrived when its file is chosen again', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.instructor);
  await openCurriculum(page);
  const { offsets, half } = await endSessionHalfway(page);
  const several = page.getByLabel('Upload several videos: Uploads').last();
  await several.setInputFiles(video);
  await expect(page.getByText(ended)).toBeVisible();
  await signInContext(context, demo.instructor);
  await several.setInputFiles(video);
  await expect(page.getByText(/sample-upload\.mp4 · 8 s/)).toBeVisible();
  expect(offsets).toEqual(['0', half]);
});
