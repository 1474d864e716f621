import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import { makeMediaFolder, temporaryFolder } from '../../../test/factories/processes/backups.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { alone } from '../../platform/backup/locks.ts';
import { backUpJob } from '../../platform/backup/schedule/backup-job.ts';
import { lastBackup } from '../../platform/backup/schedule/keep-backup.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { startJobs } from '../jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  const { backups } = readSettings({
    BACKUP_TO: '/nowhere',
    BACKUP_SCHEDULE: '30 2 * * *',
    BACKUP_KEEP: '1',
  });
  product = await createTestProduct({ backups, smtpUrl: 'smtp://127.0.0.1:1' });
  await makePerson(product.ctx);
  await makeMediaFolder(product);
});
afterAll(() => product.close());

const metric = async (name: string) => {
  const text = await (await product.app.request('http://localhost:3000/metrics')).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};

async function runScheduled(to: string): Promise<void> {
  product.ctx.settings.backups.to = to;
  await addJob(product.ctx.db, backUpJob, {});
  await product.runJobs();
}

/** The last errors of backups that have not succeeded. The queue records results a moment after a job has ended. */
const remainingJobs = async () => {
  const { rows } = await product.ctx.pool.query<{ error: string }>(
    "select last_error as error from graphile_worker.jobs where task_identifier = 'back_up' order by id",
  );
  return rows.map(({ error }) => error);
};

test('a scheduled backup is written, recorded in the metrics, and replaces older ones', async () => {
  const folder = await temporaryFolder();
  expect(await metric('backup_last_success_timestamp_seconds')).toBeNaN();
  await runScheduled(folder);
  product.advance(60_000);
  await runScheduled(folder);
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^milepost-\d{8}T\d{6}Z\.tar\.gz$/)]);
  const last = await lastBackup(product.ctx.pool);
  expect(last).toMatchObject({ place: `${folder}/${names[0]}` });
  expect(await metric('backup_last_success_timestamp_seconds')).toBeCloseTo(
    (last?.finishedAt.getTime() ?? 0) / 1000,
    3,
  );
  expect(await metric('backup_last_size_bytes')).toBe(last?.bytes);
  expect(last?.bytes).toBeGreaterThan(1000);
});

test('a scheduled backup that fails says why, and keeps the last success', async () => {
  const before = await lastBackup(product.ctx.pool);
  await runScheduled('/nowhere/at/all');
  await expect.poll(remainingJobs).toEqual([expect.stringContaining('/nowhere/at/all, does not exist')]);
  expect(await lastBackup(product.ctx.pool)).toEqual(before);
  await product.ctx.pool.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'back_up'))",
  );
});

test('a scheduled backup does nothing while another one is running', async () => {
  const folder = await temporaryFolder();
  await alone(product.ctx.direct, () => runScheduled(folder));
  await expect.poll(remainingJobs).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test('the job runner has the schedule', async () => {
  const jobs = startJobs(product.ctx);
  try {
    await expect
      .poll(async () => {
        const { rows } = await product.ctx.pool.query<{ identifier: string }>(
          'select identifier from graphile_worker._private_known_crontabs',
        );
        return rows.map(({ identifier }) => identifier);
      })
      .toContain('back_up');
  } finally {
    await jobs.stop();
  }
});
