import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/responses.ts';
import { failureReasons, orderFlags, paymentMethods, paymentStatuses } from '../../contract/constants.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';
import { bundleLimits } from '../bundles/contract.ts';
import { chosenCourse, GiftOfOrder } from '../gifts/contract.ts';
import { BankReceipt, SinceOrdered } from './bank-transfers/bank-contract.ts';
import { LineRefund } from './refunds/requests/contract.ts';

const orderId = z.string({ error: 'Order ID is missing' }).trim().min(1, 'Order ID is missing').max(100);
const paymentMethod = z.enum(paymentMethods, { error: 'Please choose how to pay.' });

export const OrderBody = z
  .object({
    /** The id of a course, or its slug. */
    courseId: chosenCourse,
    /** Not needed for a free course. */
    paymentMethod: paymentMethod.optional(),
    /** The price shown to the buyer, in dollars; compared with our records, never charged. */
    amount: z.number().min(0).max(1_000_000).optional(),
    /** A coupon’s code. */
    coupon: z.string().trim().max(100).optional(),
  })
  .openapi('OrderRequest');

/** `amount` and `coupon` as in `OrderRequest`. */
export const GiftOrderBody = OrderBody.omit({ courseId: true }).openapi('GiftOrderRequest');

/** The ids of the courses that the buyer was shown; compared with our records, like the price. */
const shownCourses = z.array(z.string().max(100)).max(bundleLimits.most).optional();

/** `amount` and `coupon` as in `OrderRequest`. */
export const BundleOrderBody = GiftOrderBody.extend({ courses: shownCourses }).openapi('BundleOrderRequest');
export const BundleOrderParams = z.object({ id: z.string().max(160) });

/** The query parameters of `GET /payment/history`. */
export const HistoryQuery = z.object({
  ...listQuery,
  status: z.enum(paymentStatuses).optional(),
  sort: sortParam(['createdAt', 'amount']),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

/** `url` is the provider's page; a bank transfer has none; a free course returns `enrolled` instead. */
export const OrderPlaced = z.object({
  success: z.literal(true),
  message: z.string(),
  orderId: z.string().optional(),
  url: z.string().optional(),
  /**
   * The provider's own id of the order, where the buyer pays on our page. The specification names it after the first
   * provider.
   */
  paypalOrderId: z.string().optional(),
  enrolled: z.literal(true).optional(),
});

/**
 * Names exactly one of a course, a bundle and a gift; `amount` as in `OrderRequest`, `courses` as in
 * `BundleOrderRequest`.
 */
export const ProviderOrderBody = OrderBody.omit({ paymentMethod: true })
  .partial({ courseId: true })
  .extend({
    bundleId: z.string().min(1).max(160).optional(),
    courses: shownCourses,
    giftId: z.uuid('Gift not found').optional(),
  })
  .refine(({ courseId, bundleId, giftId }) => [courseId, bundleId, giftId].filter(Boolean).length === 1, {
    path: ['courseId'],
    message: 'Please choose a course.',
  })
  .openapi('CardOrderRequest');

/** `orderId` is the provider's, or ours. */
export const CaptureBody = z.object({ orderId }).openapi('PaymentCapture');

export const VerifyBody = z
  .object({
    paymentMethod,
    orderId,
    sessionId: z.string().max(300).optional(),
    reference: z.string().max(300).optional(),
  })
  .openapi('PaymentReturn');

export const PaymentInfo = z.object({
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  amount: z.number(),
});

/** `order.paymentInfo.paymentStatus` is `completed`, or `pending` while the payment is in progress. */
export const PaymentVerified = z.object({
  success: z.literal(true),
  message: z.string(),
  order: z.object({ _id: z.string(), course: z.object({ _id: z.string() }), paymentInfo: PaymentInfo }),
});

export const ProviderParams = z.object({ provider: z.string().max(50) });

export const OrderParams = z.object({ id: orderId });

/** The order number shown to people: `MPO-7F3K-92QX`. */
export const orderNumber = z.string();

export const HistoryOrder = z
  .object({
    _id: z.string(),
    number: orderNumber,
    course: z.object({ _id: z.string(), title: z.string(), slug: z.string() }),
    /** The bundle that was bought; `course` is then its first course. */
    bundle: z.object({ title: z.string(), slug: z.string() }).nullable(),
    /** The gift that was bought: `course` is then for its recipient. */
    gift: orNull(GiftOfOrder),
    paymentInfo: PaymentInfo,
    refundedAmount: z.number(),
    /** A payment is in progress or under review. */
    inFlight: z.boolean(),
    failureReason: z.enum(failureReasons).nullable(),
    /**
     * Whether the buyer has what the order is for, through this order or otherwise; for a gift, whether it is paid for.
     */
    courseOwned: z.boolean(),
    /** Whether the order was paid although the buyer already had the course; the payment is then refunded. */
    secondPayment: z.boolean(),
    flags: z.array(z.enum(orderFlags)),
    createdAt: z.string(),
    receiptUrl: z.string().nullable(),
    /** The code of the coupon used for the order. */
    coupon: z.string().nullable(),
  })
  .openapi('Order');
export type HistoryOrder = z.infer<typeof HistoryOrder>;

export const History = listOf('orders', HistoryOrder);

/** A line of an order, with its price in dollars. `discount` includes the discount by a coupon. */
const OrderLine = z
  .object({
    position: z.number().int(),
    title: z.string(),
    instructor: z.string(),
    listPrice: z.number(),
    discount: z.number(),
    total: z.number(),
    coupon: z.string().nullable(),
    refunded: z.number(),
    /** How the buyer can get a refund; null if they cannot. */
    refund: orNull(LineRefund),
  })
  .openapi('OrderLine');
export type OrderLine = z.infer<typeof OrderLine>;

export const Receipt = HistoryOrder.extend({
  course: z.object({
    _id: z.string(),
    title: z.string(),
    slug: z.string(),
    instructor: z.object({ name: z.string() }),
  }),
  user: z.object({ name: z.string(), email: z.string() }),
  currency: z.string(),
  completedAt: z.string().nullable(),
  lines: z.array(OrderLine),
  /** The receipt of a bank transfer, once uploaded. */
  bankReceipt: orNull(BankReceipt),
  sinceOrdered: orNull(SinceOrdered),
}).openapi('Receipt');
export type Receipt = z.infer<typeof Receipt>;

export const ReceiptResponse = z.object({ order: Receipt });

export const OrderCancelled = z.object({ success: z.literal(true), message: z.string(), order: Receipt });

/** `card`: the provider whose card fields our own page can show, and what its browser script needs; null if none. */
export const MethodList = z.object({
  methods: z.array(z.enum(paymentMethods)),
  card: z.object({ provider: z.string(), clientId: z.string(), scriptUrl: z.string() }).nullable(),
});

export const Received = z.object({ received: z.literal(true) });
