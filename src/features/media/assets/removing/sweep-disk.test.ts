import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { markOf, ownIdentity, type ProcessIdentity } from '../../../../platform/jobs/process-identity.ts';
import { markInUse, workPath } from '../../processing/work-files.server.ts';
import { sweepDiskHourly } from './sweep-disk.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** A partial upload, or a half-prepared video, of another process. */
function leave(owner: ProcessIdentity, name = 'incoming'): string {
  const folder = join(product.ctx.settings.dataDir, name);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${markOf(owner)}-${randomUUID()}`);
  writeFileSync(path, 'half a film');
  return path;
}
const makeOld = (path: string) => utimesSync(path, new Date(0), new Date(0));

async function sweep(): Promise<void> {
  (await sweepDiskHourly(product.ctx))();
}

test.each([
  ['partial uploads', 'incoming'],
  ['half-prepared videos', 'processing'],
] as const)(
  '%s of a dead process on this host are removed immediately; those of other processes stay',
  async (_, folder) => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const dead = leave({ ...ownIdentity(), pid }, folder);
    const own = await workPath(product.ctx, folder);
    writeFileSync(own, 'half a film');
    const elsewhere = leave({ host: 'another', pid: 1, began: '1' }, folder);
    await sweep();
    expect([dead, own, elsewhere].map(existsSync)).toEqual([false, true, true]);
  },
);

test('files left by other hosts or older versions are removed once they are an hour old', async () => {
  const elsewhere = leave({ host: 'another', pid: 1, began: '1' });
  const halfPrepared = leave({ host: 'another', pid: 1, began: '1' }, 'processing');
  const beforeFolders = join(product.ctx.settings.dataDir, 'incoming', 'of-an-older-version');
  writeFileSync(beforeFolders, 'half a film');
  for (const path of [elsewhere, halfPrepared, beforeFolders]) makeOld(path);
  await sweep();
  expect([elsewhere, halfPrepared, beforeFolders].map(existsSync)).toEqual([false, false, false]);
});

test('a video that is only read for hours is kept fresh while it is being prepared', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const elsewhere = leave({ host: 'another', pid: 1, began: '1' }, 'processing');
    makeOld(elsewhere);
    const stop = markInUse([elsewhere, `${elsewhere}-not-written-yet`]);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    await expect.poll(() => statSync(elsewhere).mtimeMs).toBeGreaterThan(0);
    stop();
    await sweep();
    expect(existsSync(elsewhere)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('the disk is swept every hour as well', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = await sweepDiskHourly(product.ctx);
    const left = leave({ ...ownIdentity(), pid: spawnSync(process.execPath, ['-e', '']).pid });
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    await expect.poll(() => existsSync(left)).toBe(false);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
