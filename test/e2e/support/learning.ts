import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import type { Course } from './courses.ts';

type Study = { sections: { lectures: { _id: string; completed: boolean; position: number }[] }[] };

/** Watches and completes every lecture through the API, as fast as the server accepts. */
export async function finishByApi(api: Api, course: Course): Promise<void> {
  const { sections } = await api.read<Study>('GET', `/courses/${course._id}/study`);
  for (const { _id, completed } of sections.flatMap((section) => section.lectures)) {
    if (!completed) await completeByApi(api, course._id, _id);
  }
}

/** Does all but the last click: only marking the last lecture as completed is left. Returns that lecture's id. */
export async function almostFinishByApi(api: Api, course: Course): Promise<string> {
  const ids = course.sections.flatMap((section) => section.lectures).map(({ _id }) => _id);
  for (const id of ids.slice(0, -1)) await completeByApi(api, course._id, id);
  const last = ids.at(-1) ?? '';
  await api.read('GET', `/courses/${course._id}/lectures/${last}/media`);
  const watchAll = async () =>
    (
      await api.read<{ percent: number }>('PUT', `/courses/${course._id}/lectures/${last}/playback`, {
        position: 0,
        percent: 100,
      })
    ).percent;
  await expect.poll(watchAll, { message: 'the last lecture, watched', intervals: [100] }).toBe(100);
  return last;
}

async function completeByApi(api: Api, courseId: string, lectureId: string): Promise<void> {
  await api.read('GET', `/courses/${courseId}/lectures/${lectureId}/media`);
  const watchAndComplete = async () => {
    await api.read('PUT', `/courses/${courseId}/lectures/${lectureId}/playback`, {
      position: 0,
      percent: 100,
    });
    return (await api.call('PUT', `/courses/${courseId}/progress`, { lectureId })).status;
  };
  await expect.poll(watchAndComplete, { message: 'the completed lecture', intervals: [100] }).toBe(200);
}

/** Where the server resumes a course's first lecture, in seconds. */
export async function savedPosition(api: Api, course: Course): Promise<number | undefined> {
  const { sections } = await api.read<Study>('GET', `/courses/${course._id}/study`);
  return sections[0]?.lectures[0]?.position;
}

/** The only video on the page. */
export const video = (page: Page) => page.locator('video');

export const timeOf = (page: Page): Promise<number> =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Plays from the current position, at double speed by default, and waits until the position advances. */
export async function play(page: Page, rate = 2): Promise<void> {
  const before = await whenLoaded(page);
  await page.getByRole('button', { name: 'play', exact: true }).click();
  await video(page).evaluate((element: HTMLVideoElement, speed) => {
    element.playbackRate = speed;
  }, rate);
  await expect.poll(() => timeOf(page), { message: 'the video to play' }).toBeGreaterThan(before + 0.3);
}

/** Waits until the length of the video is known; returns the current position. */
export async function whenLoaded(page: Page): Promise<number> {
  const state = () => video(page).evaluate((element: HTMLVideoElement) => element.readyState);
  await expect.poll(state, { message: 'the video to load' }).toBeGreaterThanOrEqual(1);
  return timeOf(page);
}

/** Moves the playhead, like dragging the time bar; returns where the player then leaves it. */
export function seek(page: Page, seconds: number): Promise<number> {
  return video(page).evaluate(async (element: HTMLVideoElement, target) => {
    const settled = () =>
      new Promise<void>((resolve) => element.addEventListener('seeked', () => resolve(), { once: true }));
    const first = settled();
    element.currentTime = target;
    await first;
    if (element.seeking) await settled();
    return element.currentTime;
  }, seconds);
}
