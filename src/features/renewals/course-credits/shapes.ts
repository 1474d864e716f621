import { z } from '@hono/zod-openapi';
import { Done, listOf } from '../../../contract/api/responses.ts';
import { creditFamilies } from '../../../contract/credits.ts';
import { listQuery } from '../../../contract/lists.ts';
import { plainNumber } from '../../../contract/money/plain-number.ts';
import { typedLine, typedText } from '../../../contract/text/input/typed-text.ts';
import { noRejectionReason } from '../../../contract/text/wording.ts';
import { date } from '../contract.ts';
import { hasTwoDecimals, hundredths } from '../rules/hundredths.ts';

export const creditLimits = { number: 40, note: 1000, proofBytes: 5 * 1024 * 1024 } as const;
export const creditStates = ['claimed', 'verified', 'refused', 'expired'] as const;
export type CreditState = (typeof creditStates)[number];

const amount = (empty: string) =>
  z
    .string({ error: empty })
    .trim()
    .transform((typed) => (typed === '' ? 0 : plainNumber(typed.replace(',', '.'))))
    .refine(
      (value) => Number.isFinite(value) && value >= 0 && value <= 1000,
      'Please enter a number such as 6.5.',
    )
    .refine(hasTwoDecimals, 'Please use at most two decimals.')
    .transform(hundredths);

const line = typedLine(creditLimits.number).default('');

const day = date('Please enter a date, such as 2026-05-03.');

/** The text fields of the form, as typed; the file is streamed. */
export const ClaimFields = z.object({
  family: z.enum(creditFamilies, { error: 'Please choose a certification body.' }),
  amount: amount('Please enter the credits.').refine((value) => value > 0, 'Please enter more than 0.'),
  'area.ways-of-working': amount('').default(0),
  'area.power-skills': amount('').default(0),
  'area.business-acumen': amount('').default(0),
  providerNumber: line,
  activityNumber: line,
  claimCode: line,
  validFrom: z.union([z.literal(''), day]).default(''),
  validUntil: z.union([z.literal(''), day]).default(''),
});
export type ClaimFields = z.output<typeof ClaimFields>;

/** For the OpenAPI document only. */
export const ClaimForm = z.object({
  family: z.enum(creditFamilies),
  amount: z.string(),
  'area.ways-of-working': z.string().optional(),
  'area.power-skills': z.string().optional(),
  'area.business-acumen': z.string().optional(),
  providerNumber: z.string().optional(),
  activityNumber: z.string().optional(),
  claimCode: z.string().optional(),
  validFrom: z.string().optional(),
  validUntil: z.string().optional(),
  file: z.string().meta({ format: 'binary' }),
});

export const CourseParams = z.object({ id: z.uuid('Course not found') });
export const OwnClaimParams = CourseParams.extend({ creditId: z.uuid('Claim not found') });
export const ClaimParams = z.object({ id: z.uuid('Claim not found') });

/** A claim for credits. Amounts are in the body's unit. `url` opens the proof for a few minutes. */
export const CreditClaim = z
  .object({
    _id: z.string(),
    course: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
    instructor: z.object({ _id: z.string(), name: z.string() }),
    family: z.enum(creditFamilies),
    amount: z.number(),
    /** Less than `amount` if the learning time has become shorter; 0 unless it is current. */
    shown: z.number(),
    areas: z.record(z.string(), z.number()),
    state: z.enum(creditStates),
    providerNumber: z.string(),
    activityNumber: z.string(),
    claimCode: z.string(),
    proof: z.object({ url: z.string(), name: z.string() }).nullable(),
    validFrom: z.string(),
    validUntil: z.string().nullable(),
    claimedAt: z.string(),
    decidedAt: z.string().nullable(),
    decidedBy: z.string().nullable(),
    /** Why it was refused. */
    note: z.string(),
    learning: z.object({
      /** The length of the lectures. */
      seconds: z.number(),
      practiceMinutes: z.number().int(),
      practice: z.array(z.object({ lecture: z.string(), minutes: z.number().int() })),
    }),
  })
  .openapi('CreditClaim');
export type CreditClaim = z.infer<typeof CreditClaim>;

/** A course's claims, newest first, and what a new claim can be for. */
export const CourseCredits = z.object({
  course: z.object({ _id: z.string(), title: z.string() }),
  claims: z.array(CreditClaim),
  learning: z.object({ seconds: z.number(), practiceMinutes: z.number().int() }),
  /** The most that each body allows, with the area that the category suggests. */
  suggestions: z.array(
    z.object({ family: z.enum(creditFamilies), amount: z.number(), areas: z.record(z.string(), z.number()) }),
  ),
  /** Whether the viewer may claim credits: only the course's instructor may. */
  mayClaim: z.boolean(),
});
export type CourseCredits = z.infer<typeof CourseCredits>;

export const ClaimQuery = z.object({ ...listQuery, state: z.enum(creditStates).default('claimed') });
export type ClaimQuery = z.output<typeof ClaimQuery>;
/** Undecided claims with the longest waiting first, others newest first. */
export const ClaimList = listOf('claims', CreditClaim).extend({
  counts: z.record(z.enum(creditStates), z.number().int()),
});

export const RefusalBody = z.object({
  reason: typedText(creditLimits.note, { missing: noRejectionReason }).min(1, noRejectionReason),
});

export const Claimed = Done.extend({ claim: z.object({ _id: z.string() }) });
