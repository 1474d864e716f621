import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../../contract/api/responses.ts';
import {
  failureReasons,
  limits,
  orderFlags,
  paymentMethods,
  paymentStatuses,
} from '../../../contract/constants.ts';
import { listQuery, sortParam } from '../../../contract/lists.ts';
import { typedText } from '../../../contract/text/input/typed-text.ts';
import { noRejectionReason } from '../../../contract/text/wording.ts';
import { giftStatuses } from '../../gifts/contract.ts';
import { BankReceipt } from '../bank-transfers/bank-contract.ts';
import { orderNumber, PaymentInfo } from '../contract.ts';

/** The query parameters of `GET /admin/orders`. `flag=receipt`: a receipt awaits a decision. */
export const AdminOrderQuery = z.object({
  ...listQuery,
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  flag: z.enum(['receipt', ...orderFlags]).optional(),
  sort: sortParam(['createdAt', 'amount', 'student', 'course']),
});

/** `status` and `receiptWaiting`: the order as it was shown; the decision is refused if they have changed since. */
export const ConfirmOrderQuery = z.object({
  status: z.enum(paymentStatuses).optional(),
  receiptWaiting: z
    .enum(['true', 'false'])
    .transform((shown) => shown === 'true')
    .optional(),
});

export const AdminOrderFilter = AdminOrderQuery.omit({ page: true, limit: true });
export const Csv = z.string();

/** An order as administrators see it. */
export const AdminOrder = z
  .object({
    _id: z.string(),
    number: orderNumber,
    user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    course: z.object({ _id: z.string(), title: z.string(), slug: z.string() }),
    /** The title of the bundle that was bought; `course` is then its first course. */
    bundle: z.string().nullable(),
    /** The name of the gift’s recipient; null if the order is not for a gift. */
    giftFor: z.string().nullable(),
    /** The gift’s state; null if the order is not for a gift. */
    giftStatus: z.enum(giftStatuses).nullable(),
    instructor: z.object({ name: z.string() }),
    paymentInfo: PaymentInfo,
    refundedAmount: z.number(),
    inFlight: z.boolean(),
    failureReason: z.enum(failureReasons).nullable(),
    flags: z.array(z.enum(orderFlags)),
    /** A receipt awaits a decision. */
    receiptWaiting: z.boolean(),
    /** Whether this order gives access now: to its course, to a course of its bundle, or to the gift's recipient. */
    enrolled: z.boolean(),
    enrolledAt: z.string().nullable(),
    /** The learner's progress, in a bundle the average of its courses; null while this order gives no access. */
    progress: z
      .object({ completedLectures: z.number().int(), progress: z.number().int(), completed: z.boolean() })
      .nullable(),
    createdAt: z.string(),
    completedAt: z.string().nullable(),
  })
  .openapi('AdminOrder');
export type AdminOrder = z.infer<typeof AdminOrder>;

export const AllOrders = listOf('orders', AdminOrder);

/** `orderNumber`: the order the payment is held for; null if there is no such order. */
const Money = z.object({
  amount: z.number(),
  currency: z.string(),
  orderId: z.string(),
  orderNumber: orderNumber.nullable(),
});

/** Why an order is under review: `received` arrived instead of `due` or, if it is null, a refund did not arrive. */
const Review = z.object({ due: Money, received: Money.nullable() });
export type Review = z.infer<typeof Review>;

/** One step of an order's history. */
const OrderEvent = z.object({
  at: z.string(),
  from: z.enum(paymentStatuses).nullable(),
  to: z.enum(paymentStatuses),
  cause: z.string(),
  /** The administrator who decided it. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

const RefundEntry = z.object({
  _id: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  status: z.enum(['requested', 'sent', 'done', 'refused']),
  refusal: z.string().nullable(),
  createdAt: z.string(),
});
export type RefundEntry = z.infer<typeof RefundEntry>;

/** An order with its history and the possible decisions. */
export const AdminOrderDetail = AdminOrder.extend({
  /** The provider's reference of the payment. */
  reference: z.string().nullable(),
  disputes: z.array(z.object({ id: z.string(), state: z.enum(['open', 'won', 'lost']) })),
  bankReceipt: orNull(BankReceipt),
  review: Review.nullable(),
  events: z.array(OrderEvent),
  refunds: z.array(RefundEntry),
  decisions: z.object({
    confirm: z.boolean(),
    reject: z.boolean(),
    /** At most this many dollars; `wholeOnly` if only a full refund is possible. */
    refund: z.object({ most: z.number(), wholeOnly: z.boolean() }).nullable(),
  }),
}).openapi('AdminOrderDetail');
export type AdminOrderDetail = z.infer<typeof AdminOrderDetail>;

export const AdminOrderResponse = z.object({ order: AdminOrderDetail });
export const OrderDecided = z.object({
  success: z.literal(true),
  message: z.string(),
  order: AdminOrderDetail,
});

const reason = (missing: string) =>
  typedText(limits.reasonLength, { missing, tooLong: 'Please enter a shorter reason.' }).min(1, missing);

export const RejectOrderBody = z.object({
  reason: reason(noRejectionReason),
  /** Whether a receipt was shown as waiting; the decision is refused if this has changed. */
  receiptWaiting: z.boolean().optional(),
});
/** Strict: a misspelt `amount` must not refund everything. */
export const RefundBody = z.strictObject({
  /** Dollars; all that is left if absent. */
  amount: z
    .number({ error: 'Please enter an amount.' })
    .positive('Please enter an amount.')
    .max(1_000_000)
    .multipleOf(0.01, 'Please enter an amount in dollars and cents.')
    .optional(),
  reason: reason('Please enter a reason for the refund'),
  /** What had been refunded when the decision was made; the request is refused if that has changed. */
  refundedAmount: z.number().min(0).optional(),
  /** The order’s status when the decision was made; the request is refused if that has changed. */
  status: z.enum(paymentStatuses).optional(),
});
