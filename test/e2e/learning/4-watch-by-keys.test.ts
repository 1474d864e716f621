import { expect, type Page } from '@playwright/test';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { play, seek, timeOf, video, whenLoaded } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const transcript = (page: Page) => page.getByRole('tabpanel', { name: 'Transcript' });
const state = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    paused: element.paused,
    muted: element.muted,
    speed: element.playbackRate,
    volume: element.volume,
    captions: [...element.textTracks].some((track) => track.mode === 'showing'),
  }));

test('single keys control the player, a dialog lists them, and the settings are remembered', async ({
  page,
  context,
}) => {
  const course = await findCourse('from-strategy-to-roadmap');
  await buyByApi((await newLearner(context)).api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await whenLoaded(page);

  await test.step('playing, seeking and sound', async () => {
    await page.keyboard.press('k');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(3);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    const stopped = await timeOf(page);
    await page.keyboard.press('ArrowRight');
    expect(await timeOf(page)).toBeCloseTo(stopped + 5, 0);
    await page.keyboard.press('j');
    expect(await timeOf(page)).toBeLessThan(stopped);
    for (const key of ['m', 'c', '>', '>']) await page.keyboard.press(key);
    await expect(page.getByRole('status').filter({ hasText: '1.5× speed' })).toBeVisible();
    await expect.poll(() => state(page)).toMatchObject({ muted: true, captions: true, speed: 1.5 });
  });

  await test.step('keys typed into a field are not shortcuts', async () => {
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await transcript(page).getByRole('searchbox').fill('');
    await page.keyboard.type('mmm');
    expect(await state(page)).toMatchObject({ muted: true });
    await transcript(page).getByRole('searchbox').fill('');
  });

  await test.step('the dialog opens on ?, and can switch the keys off', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Play or pause')).toBeVisible();
    await sheet.getByRole('checkbox', { name: /single-key/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('m');
    expect(await state(page)).toMatchObject({ muted: true });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await sheet.getByRole('checkbox', { name: /single-key/ }).check();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('a locked lecture stays locked', async () => {
    await page.keyboard.press('Shift+N');
    await expect(page.getByText('This lecture is locked')).toBeVisible();
  });

  await test.step('after a reload the video plays with the same settings', async () => {
    await open(page, `/dashboard/courses/${course._id}`);
    await whenLoaded(page);
    await expect.poll(() => state(page)).toMatchObject({ muted: true, captions: true, speed: 1.5 });
    await expect(page.getByRole('button', { name: '1.5× speed' })).toBeVisible();
  });
});

test('the transcript follows the video, finds text and jumps to its time', async ({ page, context }) => {
  const course = await findCourse('from-strategy-to-roadmap');
  await buyByApi((await newLearner(context)).api, course);
  await open(page, `/dashboard/courses/${course._id}`);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const lines = transcript(page).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const all = await lines.count();
  expect(all).toBeGreaterThan(2);
  const second = (await lines.nth(1).getByRole('button').innerText()).split('\n').at(-1) ?? '';

  // Starts shortly before the second line; at normal speed that line stays current for five seconds.
  expect(await seek(page, 6.5)).toBe(6.5);
  await play(page, 1);
  await expect(lines.nth(1).locator('[aria-current=true]')).toBeVisible();
  await page.getByRole('button', { name: 'pause', exact: true }).click();

  await transcript(page).getByRole('searchbox').fill(second.slice(0, 12).toUpperCase());
  await expect(transcript(page).getByText('1 line', { exact: true })).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(transcript(page).locator('mark').first()).toHaveText(second.slice(0, 12).trim());

  await transcript(page).getByRole('searchbox').fill('zzzz');
  await expect(transcript(page).getByText('No lines match your search.')).toBeVisible();
  await transcript(page).getByRole('button', { name: 'Clear search' }).click();
  await lines.first().getByRole('button').click();
  await expect.poll(() => timeOf(page)).toBeLessThan(3);
  await expect(page.getByRole('button', { name: 'pause', exact: true })).toBeVisible();
});
