import type { Context } from '../../../platform/context.ts';
import { sweepWorkFiles } from '../processing/work-files.server.ts';
import { sweepUploads } from '../resumable/sweep-uploads.server.ts';

/** Milliseconds between two sweeps. */
const hourly = 3_600_000;

/**
 * Removes abandoned partial uploads from this process's disk, now and every hour. Not a job: a job runs in one process
 * only, which may have another disk.
 * @returns a function that stops it
 */
export async function keepDiskSwept(ctx: Context): Promise<() => void> {
  const sweep = async () => {
    await sweepWorkFiles(ctx, 'incoming');
    await sweepUploads(ctx);
  };
  const attempt = () =>
    sweep().catch((error: unknown) => ctx.log.warn({ err: error }, 'partial uploads could not be swept'));
  await attempt();
  const timer = setInterval(attempt, hourly).unref();
  return () => clearInterval(timer);
}
