import { z } from '@hono/zod-openapi';
import { listOf } from '../../../contract/api/responses.ts';
import { limits } from '../../../contract/constants.ts';
import { listQuery } from '../../../contract/lists.ts';
import { isAddress, withoutControls } from '../../../contract/text/input/text-rules.ts';

const whole = (sentence: string) => z.number({ error: sentence }).int(sentence);
const dollars = (missing: string) =>
  z
    .number({ error: missing })
    .max(1_000_000, 'Please enter a smaller amount.')
    .multipleOf(0.01, 'Please enter an amount in dollars and cents.');

/** A percentage with at most one decimal, because shares are stored in thousandths. */
const share = (missing: string) =>
  z
    .number({ error: missing })
    .min(0, 'A share can’t be negative.')
    .max(100, 'A share can’t be more than 100%.')
    .multipleOf(0.1, 'Please use at most one decimal, such as 97.5.');
const ownShare = share('Please enter the share of their own sales in percent.');
const platformShare = share('Please enter the share of all other sales in percent.');

const day = z
  .string({ error: 'Please choose a day.' })
  .trim()
  .refine((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)), {
    message: 'Please choose a day, such as 2027-01-31.',
  });

const payoutDay = 'Please choose a day from 1 to 28, which every month has.';

/** A new version of the terms. */
export const TermsBody = z
  .object({
    /** The first day on which the terms apply, in UTC. */
    effectiveFrom: day,
    ownShare,
    platformShare,
    holdDays: whole('Please enter a number of days.')
      .min(0, 'The hold can’t be negative.')
      .max(365, 'Earnings can be held for at most 365 days.'),
    minimum: dollars('Please enter the minimum payout.')
      .min(0, 'The minimum payout can’t be negative.')
      .max(100_000, 'The minimum payout can be at most $100,000.'),
    payoutDay: whole(payoutDay).min(1, payoutDay).max(28, payoutDay),
    secondAbove: dollars('Please enter an amount.').min(0, 'The limit can’t be negative.'),
  })
  .openapi('ShareTermsBody');
export type TermsBody = z.output<typeof TermsBody>;

const versionStates = ['planned', 'current', 'past', 'cancelled'] as const;
export type VersionState = (typeof versionStates)[number];

/** Shares in percent, amounts in dollars. */
export const Terms = z
  .object({
    ownShare: z.number(),
    platformShare: z.number(),
    holdDays: z.number().int(),
    minimum: z.number(),
    payoutDay: z.number().int(),
  })
  .openapi('ShareTerms');
export type Terms = z.infer<typeof Terms>;

const TermsVersion = Terms.extend({
  _id: z.string(),
  effectiveFrom: z.string(),
  secondAbove: z.number(),
  state: z.enum(versionStates),
  createdBy: z.string().nullable(),
  /** When the instructors were told by email. */
  announcedAt: z.string().nullable(),
}).openapi('ShareTermsVersion');

export const VersionQuery = z.object({ page: listQuery.page, limit: listQuery.limit });
export type VersionQuery = z.output<typeof VersionQuery>;
export const VersionList = listOf('versions', TermsVersion).extend({
  /** The first day on which a new version can take effect. */
  earliest: z.string(),
  /** For how many days buyers can ask for a refund: earnings are held for at least as long. */
  refundDays: z.number().int(),
});
export type VersionList = z.infer<typeof VersionList>;

/** Shares of one instructor. If both are missing, the general ones apply again, so misspelt fields are refused. */
export const OwnSharesBody = z
  .strictObject({
    /** The instructor's email. */
    email: z
      .string({ error: 'Please enter the instructor’s email.' })
      .overwrite(withoutControls)
      .trim()
      .toLowerCase()
      .max(limits.emailLength)
      .refine(isAddress, 'Please enter the instructor’s email.'),
    effectiveFrom: day,
    ownShare: ownShare.optional(),
    platformShare: platformShare.optional(),
  })
  .refine(({ ownShare, platformShare }) => (ownShare === undefined) === (platformShare === undefined), {
    path: ['platformShare'],
    message: 'Please enter both shares, or neither to return to the general ones.',
  })
  .openapi('OwnSharesBody');
export type OwnSharesBody = z.output<typeof OwnSharesBody>;

export const OwnShares = z
  .object({
    _id: z.string(),
    instructor: z.object({ _id: z.string(), name: z.string() }),
    effectiveFrom: z.string(),
    /** Null: the general shares apply again. */
    ownShare: z.number().nullable(),
    platformShare: z.number().nullable(),
    state: z.enum(versionStates),
    createdBy: z.string().nullable(),
    announcedAt: z.string().nullable(),
  })
  .openapi('OwnShares');
export type OwnShares = z.infer<typeof OwnShares>;
export const OwnSharesQuery = z.object(listQuery);
export type OwnSharesQuery = z.output<typeof OwnSharesQuery>;
export const OwnSharesList = listOf('shares', OwnShares);
export type OwnSharesList = z.infer<typeof OwnSharesList>;

/** The general terms as anyone may read them, and those that have been announced. */
export const PublicTerms = z.object({
  terms: Terms,
  coming: z.union([Terms.extend({ effectiveFrom: z.string() }), z.null()]),
});
export type PublicTerms = z.infer<typeof PublicTerms>;
