import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test as fresh } from '@playwright/test';
import { courseBody, editor, publishCourse } from '../support/authoring.ts';
import { timeOf, video } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { demo, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

type Stored = { public_id: string; processing: { state: string; message: string } };

fresh(
  'a video whose index is at its end is prepared, and plays as a free preview',
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const api = await signInByApi(demo.instructor);
    const title = `Index at the end ${randomUUID().slice(0, 8)}`;
    const form = new FormData();
    form.set('resourceType', 'video');
    const bytes = await readFile('src/features/media/samples/index-at-end.mp4');
    form.set('file', new File([bytes], 'index-at-end.mp4', { type: 'video/mp4' }));
    const { data } = await api.read<{ data: Stored }>('POST', '/media', form);
    const body = await courseBody(api, title, { First: 1 });
    const preview = { title: 'Opening', isFreePreview: true, video: { publicId: data.public_id } };
    body.sections[0]?.lectures.unshift(preview);
    const course = await publishCourse(body, api);
    const state = async () =>
      (await api.read<{ file: Stored }>('GET', `/media/${data.public_id}`)).file.processing.state;
    await expect.poll(state, { message: 'the prepared video', timeout: 30_000 }).toBe('ready');

    await test.step('a visitor watches it until the preview ends', async () => {
      await open(page, `/courses/${course.slug}`);
      const part = page.getByRole('region', { name: 'Free preview: Opening' });
      await part.getByRole('link', { name: /Watch the free preview/ }).click();
      await expect.poll(() => timeOf(page), { message: 'the preview to play' }).toBeGreaterThan(0.2);
      await video(page).evaluate((element: HTMLVideoElement) => {
        element.playbackRate = 8;
      });
      await expect(part.getByText('Free Preview Ended')).toBeVisible();
    });

    await test.step('the editor shows the formats found, and refuses captions that are not WebVTT', async () => {
      await signInContext(context, demo.instructor);
      await open(page, `/instructor-dashboard/courses/${course._id}/edit`);
      await page.getByRole('tab', { name: 'Curriculum' }).click();
      await expect(
        editor(page)
          .getByText(/^Ready: MP4 with H\.264 and AAC\./)
          .first(),
      ).toBeVisible();
      const uploads: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/uploads')) uploads.push(request.url());
      });
      const subtitles = Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nHello\n');
      await page
        .getByText(/^Preview, exercises, opening, captions, resources/)
        .first()
        .click();
      await page
        .locator('input[aria-label="Add captions: Opening"]')
        .setInputFiles({ name: 'opening.vtt', mimeType: 'text/vtt', buffer: subtitles });
      const refusal =
        'opening.vtt: These captions are not valid WebVTT. Line 1: the file must start with WEBVTT.';
      await expect(page.getByText(refusal)).toHaveCount(1);
      expect(uploads).toEqual([]);
    });
  },
);
