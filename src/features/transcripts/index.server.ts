import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { readTranscripts, readTranscriptsJob } from './read-transcripts.server.ts';

export { transcriptsApi } from './api.server.ts';

/** The handlers of the feature’s jobs. */
export const transcriptJobs = (ctx: Context): JobHandler[] => [
  handles(readTranscriptsJob, () => readTranscripts(ctx)),
];

export const recurringTranscriptJobs: Recurring[] = [{ pattern: '* * * * *', job: readTranscriptsJob }];
