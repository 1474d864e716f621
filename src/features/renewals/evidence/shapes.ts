import { z } from '@hono/zod-openapi';
import { Done } from '../../../contract/api/responses.ts';

/** Evidence files per activity, and the size of each. */
export const evidenceLimits = { files: 5, bytes: 5 * 1024 * 1024 } as const;

/** For the OpenAPI document only. */
export const EvidenceForm = z.object({ file: z.string().meta({ format: 'binary' }) });
export const EvidenceParams = z.object({
  id: z.uuid('Activity not found'),
  evidenceId: z.uuid('File not found'),
});

/** A file that proves an activity. `url` opens it for a few minutes. */
export const Evidence = z
  .object({ _id: z.string(), name: z.string(), url: z.string(), bytes: z.number().int() })
  .openapi('CreditEvidence');
export type Evidence = z.infer<typeof Evidence>;
export const EvidenceList = z.object({ evidence: z.array(Evidence) });
export const EvidenceAdded = Done.extend({ evidence: z.object({ _id: z.string() }) });

/**
 * An activity, or its part in one group, with the fields of the claim form in its order. Amounts are in the scheme's
 * unit.
 */
export const ReportedActivity = z
  .object({
    /** The activity's id, the same for each of its parts. */
    _id: z.string(),
    group: z.object({ key: z.string(), name: z.string() }),
    provider: z.string(),
    activity: z.string(),
    description: z.string(),
    url: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    contact: z.string(),
    /** What counts, split by area; one line without a name for a group without areas. */
    credits: z.array(z.object({ name: z.string(), amount: z.number() })),
    claimCode: z.string(),
    /** The provider's number, if the credits of the course are or were verified. */
    providerNumber: z.string(),
    reportedOn: z.string().nullable(),
    files: z.number().int(),
  })
  .openapi('ReportedActivity');
export type ReportedActivity = z.infer<typeof ReportedActivity>;

/** The activities that count for a certification, earliest first. */
export const Report = z.object({
  holding: z.object({
    _id: z.string(),
    name: z.string(),
    body: z.string(),
    unit: z.string(),
    number: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    counted: z.number(),
    /** Carried over from the previous cycle; not part of the activities below. */
    carriedIn: z.number(),
    total: z.number(),
  }),
  activities: z.array(ReportedActivity),
});
export type Report = z.infer<typeof Report>;
