import { z } from '@hono/zod-openapi';
import { listOf } from '../../../contract/api/responses.ts';
import { limits } from '../../../contract/constants.ts';
import { listQuery } from '../../../contract/lists.ts';
import { toCents } from '../../../contract/money/money.ts';
import { isVisible } from '../../../contract/text/input/text-rules.ts';
import { typedText } from '../../../contract/text/input/typed-text.ts';

export const memoMax = 500;

/** The accounts that a correction may change. The others follow sales, disputes and payouts. */
export const correctedAccounts = [
  'instructor:available',
  'platform:revenue',
  'platform:fees',
  'tax:payable',
  'provider:clearing',
] as const;

const amountSentence = 'Please enter an amount in dollars and cents.';
const Entry = z
  .object({
    account: z.enum(correctedAccounts, { error: 'Please choose an account.' }),
    /** The instructor's email, for an instructor's account. */
    instructor: z.string().trim().toLowerCase().max(limits.emailLength).optional(),
    /** Dollars: what the account gains, or loses if negative. */
    amount: z
      .number({ error: amountSentence })
      .min(-1_000_000, 'Please enter a smaller amount.')
      .max(1_000_000, 'Please enter a smaller amount.')
      .multipleOf(0.01, amountSentence)
      .refine((amount) => amount !== 0, 'Please enter an amount other than zero.'),
  })
  .refine(({ account, instructor }) => account !== 'instructor:available' || Boolean(instructor), {
    path: ['instructor'],
    message: 'Please enter the instructor’s email.',
  });

export const CorrectionBody = z
  .object({
    /** Chosen by the sender, so that a correction sent twice is booked once. */
    id: z.uuid('This correction has no valid id.').optional(),
    memo: typedText(memoMax, {
      missing: 'Please say why.',
      tooLong: 'Please shorten the reason.',
    }).refine(isVisible, 'Please say why.'),
    entries: z
      .array(Entry)
      .min(2, 'A correction has at least two entries.')
      .max(20, 'A correction has at most 20 entries.'),
  })
  .refine(({ entries }) => entries.reduce((sum, { amount }) => sum + toCents(amount), 0) === 0, {
    path: ['entries'],
    message: 'The amounts must sum to zero.',
  })
  .openapi('CorrectionBody');
export type CorrectionBody = z.output<typeof CorrectionBody>;

const correctionStates = ['proposed', 'booked', 'discarded'] as const;

/** A correction of the ledger. Amounts in dollars. */
export const Correction = z
  .object({
    _id: z.string(),
    state: z.enum(correctionStates),
    /** The sum of its positive entries. */
    amount: z.number(),
    memo: z.string(),
    entries: z.array(
      z.object({ account: z.string(), instructor: z.string().nullable(), amount: z.number() }),
    ),
    createdBy: z.object({ _id: z.string(), name: z.string() }),
    createdAt: z.string(),
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
  })
  .openapi('Correction');
export type Correction = z.infer<typeof Correction>;
export const CorrectionQuery = z.object({ ...listQuery, state: z.enum(correctionStates).optional() });
export type CorrectionQuery = z.output<typeof CorrectionQuery>;
export const CorrectionList = listOf('corrections', Correction).extend({
  /** Above this, in dollars, a second administrator must approve. */
  secondAbove: z.number(),
});
export type CorrectionList = z.infer<typeof CorrectionList>;
