import type { Context } from '../../../../platform/context.ts';
import { sweepWorkFiles } from '../../processing/work-files.server.ts';
import { sweepBucket, sweepUploads } from '../../resumable/sweep-uploads.server.ts';

/** Milliseconds between two sweeps. */
const hourly = 3_600_000;

/**
 * Removes abandoned partial uploads and half-prepared videos from this process's disk, now and every hour. Not a job: a
 * job runs in one process only, which may have another disk.
 * @returns a function that stops it, and waits for any running sweep of the bucket
 */
export async function sweepDiskHourly(ctx: Context): Promise<() => Promise<void>> {
  const sweep = async () => {
    await sweepWorkFiles(ctx);
    await sweepUploads(ctx);
  };
  const attempt = () =>
    sweep().catch((error: unknown) => ctx.log.warn({ err: error }, 'partial uploads could not be swept'));
  await attempt();
  // Start-up doesn't wait for a bucket that doesn't respond. From then on, a job sweeps the bucket.
  const sweeping = sweepBucket(ctx);
  const timer = setInterval(attempt, hourly).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
