import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { listQuery } from '../../contract/lists.ts';

const count = z.number().int();

/** A process that runs jobs. */
export const JobProcess = z
  .object({
    _id: z.string(),
    host: z.string(),
    pid: count,
    /** Its last heartbeat; one is sent every five seconds. */
    seenAt: z.string(),
  })
  .openapi('JobProcess');
export type JobProcess = z.infer<typeof JobProcess>;

/** The state of the product. */
export const System = z
  .object({
    versions: z.object({
      product: z.string(),
      node: z.string(),
      postgres: z.string(),
      migration: z.string(),
    }),
    jobs: z.object({
      /** Jobs that are due and not yet taken. */
      waiting: count,
      /** Jobs that a process is running. */
      running: count,
      /** Jobs that have failed for the last time. */
      parked: count,
      /** Emails among the jobs that will still be tried. */
      emails: count,
      /** Seconds the oldest waiting job has been due. */
      oldestWaitingSeconds: z.number(),
    }),
    processes: z.array(JobProcess),
    backups: z.object({
      /** A cron expression with five fields, in UTC; null when backups are not scheduled. */
      schedule: z.string().nullable(),
      /** The last backup that succeeded; `place` is its path or URL. */
      last: z.object({ finishedAt: z.string(), bytes: count, place: z.string() }).nullable(),
      /** When an overdue backup should have started; null if none is overdue, or backups are not scheduled. */
      overdueSince: z.string().nullable(),
      /** When the last attempt of a scheduled backup failed; null if a backup has succeeded since. */
      failedAt: z.string().nullable(),
    }),
  })
  .openapi('System');
export type System = z.infer<typeof System>;

export const SystemResponse = z.object({ success: z.literal(true), system: System });

/** A sentence that says whether a configured service works. */
export const ServiceFinding = z
  .object({ part: z.string(), isFine: z.boolean(), sentence: z.string() })
  .openapi('ServiceFinding');
export type ServiceFinding = z.infer<typeof ServiceFinding>;

export const ServicesResponse = z.object({ success: z.literal(true), services: z.array(ServiceFinding) });

/** A job that has failed for the last time. */
export const ParkedJob = z
  .object({
    _id: z.string(),
    /** A stable name, such as `send_mail`. */
    name: z.string(),
    /** The first line of the last error. */
    error: z.string(),
    attempts: count,
    failedAt: z.string(),
  })
  .openapi('ParkedJob');
export type ParkedJob = z.infer<typeof ParkedJob>;

export const ParkedJobQuery = z.object({ page: listQuery.page, limit: listQuery.limit });
export type ParkedJobQuery = z.output<typeof ParkedJobQuery>;

export const ParkedJobList = listOf('jobs', ParkedJob);
export type ParkedJobList = z.infer<typeof ParkedJobList>;

export const JobParams = z.object({ id: z.string().max(100, 'Job not found') });
