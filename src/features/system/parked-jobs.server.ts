import type { Viewer } from '../../contract/viewer.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import {
  countParkedJobs,
  discardJob,
  listParkedJobs,
  nameOfParkedJob,
  retryJob,
} from '../../platform/jobs/parked-jobs.ts';
import type { ParkedJobList, ParkedJobQuery } from './contract.ts';

const notFound = failure(
  'job.not_found',
  404,
  'Job not found. It may have been retried or discarded in the meantime.',
);

type Administrator = Pick<Viewer, '_id'>;

/** A page of the jobs that have failed for the last time, the latest failure first. */
export async function listParked(db: Db, { page, limit }: ParkedJobQuery): Promise<ParkedJobList> {
  const [rows, total] = await Promise.all([
    listParkedJobs(db, { limit, offset: (page - 1) * limit }),
    countParkedJobs(db),
  ]);
  const jobs = rows.map(({ id, name, error, attempts, failedAt }) => ({
    _id: id,
    name,
    error: error.split('\n', 1)[0] ?? '',
    attempts,
    failedAt: failedAt.toISOString(),
  }));
  return { jobs, total, page, limit };
}

/**
 * Lets a parked job run again.
 * @throws 404 when it is not parked, for example because another administrator was first
 */
export const retryParked = (ctx: Pick<Context, 'db'>, by: Administrator, id: string): Promise<void> =>
  change(ctx, by, id, 'job.retried', retryJob);

/**
 * Deletes a parked job, so that it never runs again.
 * @throws 404 when it is not parked
 */
export const discardParked = (ctx: Pick<Context, 'db'>, by: Administrator, id: string): Promise<void> =>
  change(ctx, by, id, 'job.discarded', discardJob);

function change(
  { db }: Pick<Context, 'db'>,
  by: Administrator,
  id: string,
  action: string,
  work: (db: Db, id: string) => Promise<boolean>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const name = await nameOfParkedJob(trx, id);
    if (name === undefined || !(await work(trx, id))) throw notFound();
    await audit(trx, by._id, action, { type: 'job', id }, { name });
  });
}
