/**
 * Uploads real videos in a real browser to every store, and meanwhile kills the server and closes the tab: `node
 * bench/uploads/real-films.ts [local] [s3] [cloudinary]`, all three by default. Needs ffmpeg, a Chromium and 8 GB in the
 * temporary folder.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startDemo } from '../running/processes.ts';

const mebibyte = 1024 * 1024;
const sizes = [5, 200, 1000];
/** How long an upload takes if nothing interrupts it, in seconds: long enough for this program to interrupt it. */
const seconds = 12;
const folder = mkdtempSync(join(tmpdir(), 'real-films-'));

const stores = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['local', 's3', 'cloudinary'];
try {
  const films = sizes.map(makeFilm);
  for (const store of stores) await tryStore(store, films);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A playable video, with a padding box that brings it to the required size. */
function makeFilm(size: number): string {
  const path = join(folder, `film-${size}.mp4`);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=25:duration=${20 + size / 100}`];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330', '-shortest'];
  const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  execFileSync('ffmpeg', ['-v', 'error', ...picture, ...sound, ...coded, '-movflags', '+faststart', path]);
  const { size: film } = statSync(path);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size * mebibyte - film, 0);
  head.write('free', 4, 'latin1');
  const file = openSync(path, 'r+');
  writeSync(file, head, 0, 8, film);
  closeSync(file);
  truncateSync(path, size * mebibyte);
  return path;
}

async function tryStore(store: string, films: string[]): Promise<void> {
  const dataDir = join(folder, store);
  mkdirSync(dataDir);
  let server = await startDemo(dataDir, { MEDIA_STORE: store });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const account = { email: 'instructor@milepost.example', password: 'milepost' };
    assert.ok((await context.request.post('/api/login', { data: account })).ok());
    for (const film of films) {
      const events: string[] = [];
      const again = async (page: Page) => choose(page, film, events);
      const first = await openEditor(context, film);
      const stored = outcome(context, film);
      await again(first);
      await progress(first, 25);
      await server.kill();
      server = await startDemo(dataDir, { MEDIA_STORE: store });
      events.push('server killed and started again');
      await untilContinued(first, 45, () => again(first), events);
      await first.close();
      events.push('tab closed');
      const second = await openEditor(context, film);
      await again(second);
      const { data } = await stored;
      await assertSameBytes(context, data.secure_url, film);
      assert.equal(data.bytes, statSync(film).size);
      await second.getByText(new RegExp(`${basename(film)} · `)).waitFor();
      console.log(`${store}, ${basename(film)}: ${events.join(', ')}; stored whole, ${data.duration} s`);
      await second.close();
    }
  } finally {
    await browser.close();
    await server.kill();
  }
}

/** Opens the curriculum of a new course, over a slow connection. */
async function openEditor(context: BrowserContext, film: string): Promise<Page> {
  const page = await context.newPage();
  await page.addLocatorHandler(page.getByRole('alertdialog'), (question) =>
    question.getByRole('button', { name: 'Restore' }).click(),
  );
  await page.goto('/instructor-dashboard/courses/new');
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const uploadThroughput = statSync(film).size / seconds;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
  return page;
}

/** Selects the video, and notes where the upload continues from. */
async function choose(page: Page, film: string, events: string[]): Promise<void> {
  const responded = page.waitForResponse(
    (response) =>
      /\/api\/uploads/.test(response.url()) && ['POST', 'HEAD'].includes(response.request().method()),
  );
  await page
    .getByLabel(/^Upload several videos/)
    .last()
    .setInputFiles(film);
  const response = await responded;
  const offset = Number(response.headers()['upload-offset'] ?? 0) / mebibyte;
  events.push(
    response.request().method() === 'POST'
      ? 'begun'
      : `chosen again, continues from ${offset.toFixed(1)} MiB`,
  );
}

async function percentOf(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar').last();
  return Number(await bar.getAttribute('aria-valuenow', { timeout: 200 }).catch(() => 'none'));
}

async function progress(page: Page, percent: number): Promise<void> {
  for (;;) {
    if ((await percentOf(page)) >= percent) return;
    await page.waitForTimeout(50);
  }
}

/** Waits until the upload has reached this percentage. If it gives up before the server is back, calls `again`. */
async function untilContinued(
  page: Page,
  percent: number,
  again: () => Promise<void>,
  events: string[],
): Promise<void> {
  for (;;) {
    const now = await percentOf(page);
    if (now >= percent) return;
    if (Number.isNaN(now) && (await page.getByText('Bulk upload failed completely').isVisible())) {
      events.push('gave up after three attempts');
      await again();
      await page.getByText('Bulk upload failed completely').waitFor({ state: 'hidden' });
    }
    await page.waitForTimeout(50);
  }
}

type Stored = { data: { secure_url: string; bytes: number; duration: number } };

/** The server's report of the stored upload, to whichever tab it is sent. */
function outcome(context: BrowserContext, film: string): Promise<Stored> {
  return new Promise((resolve) => {
    context.on('response', async (response) => {
      if (response.request().method() !== 'GET' || !/\/api\/uploads\//.test(response.url())) return;
      const body = (await response.json().catch(() => null)) as
        | (Stored & { data?: { original_name: string } })
        | null;
      if (body?.data?.original_name === basename(film)) resolve(body);
    });
  });
}

/** Compares the beginning and the end of the stored file with the video. */
async function assertSameBytes(context: BrowserContext, url: string, film: string): Promise<void> {
  const { size } = statSync(film);
  const file = openSync(film, 'r');
  for (const start of [0, size - mebibyte]) {
    const wanted = Buffer.alloc(mebibyte);
    readSync(file, wanted, 0, mebibyte, start);
    const response = await context.request.get(url, {
      headers: { range: `bytes=${start}-${start + mebibyte - 1}` },
    });
    assert.ok((await response.body()).equals(wanted), `the bytes from ${start} on`);
  }
  closeSync(file);
}
