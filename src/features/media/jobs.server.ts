import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { removeBytes, removeBytesJob } from './assets/assets.server.ts';
import { discardAssets, discardAssetsJob } from './assets/removing/discard-assets.server.ts';
import { sweepAssets, sweepAssetsJob } from './assets/removing/sweep-assets.server.ts';
import type { MediaDependencies } from './assets/used-by.server.ts';
import { prepareVideo, prepareVideoJob, resumeVideos } from './processing/prepare-video.server.ts';
import { sweepBucket, sweepUploads } from './resumable/sweep-uploads.server.ts';

/** The handlers of the feature’s jobs. */
export const mediaJobs = (ctx: Context, deps: MediaDependencies): JobHandler[] => [
  handles(discardAssetsJob, (files) => discardAssets(ctx, deps, files)),
  handles(prepareVideoJob, (video) => prepareVideo(ctx, video)),
  handles(removeBytesJob, (file) => removeBytes(ctx, file)),
  handles(sweepAssetsJob, async () => {
    await sweepUploads(ctx);
    await sweepAssets(ctx, deps);
    await resumeVideos(ctx);
    await sweepBucket(ctx);
  }),
];

export const recurringMediaJobs: Recurring[] = [{ pattern: '17 * * * *', job: sweepAssetsJob }];
