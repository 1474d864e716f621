import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, open as openFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { productPort } from '../support/addresses.ts';
import { type Api, apiClient } from '../support/api.ts';
import { open } from '../support/open.ts';
import { demo } from '../support/people.ts';
import { loadedDataFolder } from '../support/product/data-folder.ts';
import { type RunningProduct, removeData, startProduct } from '../support/product/product.ts';

type File = { public_id: string; secure_url: string; processing: { state: string } };

const port = productPort + 30;
const samples = join(import.meta.dirname, '../../../src/features/media/samples');
let folder: string;
let dataDir: string;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  folder = await mkdtemp(join(tmpdir(), 'milepost-e2e-killed-'));
  await promisify(execFile)('mkfifo', [join(folder, 'gate')]);
  dataDir = await loadedDataFolder();
  product = await start();
});
test.afterAll(async () => {
  await product?.stop();
  await removeData(dataDir);
  await removeData(folder);
});

const start = async () => startProduct({ port, dataDir, ffmpeg: await slowConverter(folder) });

/** Writes a fake ffmpeg, which waits for a line from the pipe named `gate`, and returns its path. */
async function slowConverter(folder: string): Promise<string> {
  const path = join(folder, 'ffmpeg');
  const script = `#!/bin/sh
case "$*" in *-encoders*) echo ' V libx264'; echo ' A aac'; exit 0;; esac
for to; do :; done
echo "half a video" > "$to"
echo $$ > '${folder}/pid'
read -r line < '${folder}/gate'
cp '${samples}/lecture.mp4' "$to"
`;
  await writeFile(path, script);
  await chmod(path, 0o755);
  return path;
}

async function uploadVideo(api: Api, name: string): Promise<File> {
  const form = new FormData();
  form.set('resourceType', 'video');
  form.set('file', new File([await readFile(join(samples, name))], name));
  return (await api.read<{ data: File }>('POST', '/media', form)).data;
}

const fileOf = async (api: Api, { public_id: id }: File): Promise<File> =>
  (await api.read<{ file: File }>('GET', `/media/${id}`)).file;

const stateOf = async (api: Api, file: File): Promise<string> => (await fileOf(api, file)).processing.state;

async function isOriginalThere(api: Api, file: File, name: string): Promise<boolean> {
  const { secure_url: url } = await fileOf(api, file);
  const bytes = Buffer.from(await (await fetch(new URL(url, product.url))).arrayBuffer());
  return bytes.equals(await readFile(join(samples, name)));
}

/** The converter's process id; 0 until the converter has written it to its file. */
const converterPid = (): number =>
  existsSync(join(folder, 'pid')) ? Number(readFileSync(join(folder, 'pid'), 'utf8')) : 0;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Plays a video in the browser until its position first changes; returns the position in seconds. */
const played = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (src) => {
    const video = document.createElement('video');
    Object.assign(video, { src, muted: true });
    document.body.append(video);
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve));
    return video.currentTime;
  }, url);

test('a video whose conversion was killed is converted by the next process, and so is the next one in the queue', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const api = apiClient(product.url);
  await api.read('POST', '/login', demo.instructor);
  const converting = await uploadVideo(api, 'mpeg4.mp4');
  await expect.poll(() => stateOf(api, converting)).toBe('working');
  await expect.poll(converterPid).toBeGreaterThan(0);
  const converter = converterPid();
  const behind = await uploadVideo(api, 'index-at-end.mp4');
  expect(await stateOf(api, behind)).toBe('waiting');

  await product.kill();
  await expect.poll(() => isAlive(converter), { message: 'the converter ends with the product' }).toBe(false);
  const left = await readdir(join(dataDir, 'processing'));
  expect(left.length).toBeGreaterThan(0);
  product = await start();

  expect(await isOriginalThere(api, converting, 'mpeg4.mp4')).toBe(true);
  expect(await isOriginalThere(api, behind, 'index-at-end.mp4')).toBe(true);
  const now = await readdir(join(dataDir, 'processing'));
  expect(now.filter((name) => left.includes(name))).toEqual([]);

  const gate = await openFile(join(folder, 'gate'), 'r+');
  await gate.write('\n'.repeat(9));
  for (const video of [converting, behind]) {
    await expect.poll(() => stateOf(api, video), { timeout: 60_000 }).toBe('ready');
    await open(page, product.url);
    expect(await played(page, (await fileOf(api, video)).secure_url)).toBeGreaterThan(0);
  }
  await expect.poll(() => readdir(join(dataDir, 'processing'))).toEqual([]);
  await gate.close();
});
