import { z } from '@hono/zod-openapi';
import { listOf } from '../../../../contract/api/responses.ts';
import { limits, paymentMethods } from '../../../../contract/constants.ts';
import { listQuery, sortParam } from '../../../../contract/lists.ts';
import { typedText } from '../../../../contract/text/input/typed-text.ts';

/** Why a request needs an administrator. `provider`: the refund was allowed, but the provider refused it. */
const askCauses = ['bank', 'late', 'progress', 'again', 'provider', 'owned'] as const;
export type AskCause = (typeof askCauses)[number];

const reasonText = (missing: string) =>
  typedText(limits.reasonLength, { missing, tooLong: 'Please enter a shorter reason.' }).min(1, missing);

/** The promise to learners: an immediate refund within `days` of paying, below `percent` of the course. */
export const RefundTerms = z
  .object({ days: z.number().int(), percent: z.number().int() })
  .openapi('RefundTerms');
export type RefundTerms = z.infer<typeof RefundTerms>;
export const RefundTermsResponse = z.object({ terms: RefundTerms });

/**
 * What the buyer can do about a line: refund it immediately (`now`) or `ask` an administrator; or the state of their
 * refund: `waiting` for an administrator, `refused`, or `sent` to the provider.
 */
export const LineRefund = z
  .object({
    state: z.enum(['now', 'ask', 'waiting', 'refused', 'sent']),
    /** Dollars that would be refunded. */
    amount: z.number(),
    /** The end of the period in which it is refunded immediately. */
    until: z.string().nullable(),
    cause: z.enum(askCauses).nullable(),
    /** The learner’s progress in the course, 0–100. */
    progress: z.number().int(),
    /** An administrator’s answer. */
    answer: z.string().nullable(),
  })
  .openapi('LineRefund');
export type LineRefund = z.infer<typeof LineRefund>;

export const LineParams = z.object({
  id: z.string().max(100),
  position: z.coerce.number({ error: 'Please choose an item from the order.' }).int().min(1).max(100),
});
export const OwnRefundBody = z
  .object({ reason: reasonText('Please tell us why.') })
  .openapi('OwnRefundRequest');

const requestStatuses = ['waiting', 'approved', 'refused'] as const;

export const RefundRequestParams = z.object({ id: z.string().max(100) });

/** The query parameters of `GET /admin/refund-requests`. */
export const RefundRequestQuery = z.object({
  ...listQuery,
  status: z.enum(requestStatuses).optional(),
  sort: sortParam(['createdAt']),
});
export type RefundRequestQuery = z.output<typeof RefundRequestQuery>;

/** A request as administrators see it. Without a `cause`, the terms allowed the refund immediately. */
export const RefundRequest = z
  .object({
    _id: z.string(),
    order: z.object({
      _id: z.string(),
      number: z.string(),
      paidAt: z.string().nullable(),
      method: z.enum(paymentMethods),
      isGift: z.boolean(),
    }),
    title: z.string(),
    user: z.object({ name: z.string(), email: z.string() }),
    reason: z.string(),
    cause: z.enum(askCauses).nullable(),
    status: z.enum(requestStatuses),
    /** The requested amount, in dollars. */
    amount: z.number(),
    /**
     * What approval refunds now; after a decision, what it refunded, which is nothing if the order was refunded in
     * another way. In dollars.
     */
    refundAmount: z.number(),
    /** The learner’s progress in the course, 0–100. */
    progress: z.number().int(),
    answer: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .openapi('RefundRequest');
export type RefundRequest = z.infer<typeof RefundRequest>;

export const RefundRequestList = listOf('requests', RefundRequest);
export type RefundRequestList = z.infer<typeof RefundRequestList>;
export const RefundRequestResponse = z.object({ request: RefundRequest });
export const RefuseRefundBody = z
  .object({ reason: reasonText('Please enter a reason for the learner.') })
  .openapi('RefundRefusal');
