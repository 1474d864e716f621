import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/answers.ts';
import {
  failureReasons,
  limits,
  orderFlags,
  paymentMethods,
  paymentStatuses,
} from '../../contract/constants.ts';
import { listQuery, sortWords } from '../../contract/lists.ts';
import { withoutControls } from '../../contract/text/text-rules.ts';
import { noRejectionReason } from '../../contract/text/wording.ts';

const orderId = z.string({ error: 'Order ID is missing' }).trim().min(1, 'Order ID is missing').max(100);
const paymentMethod = z.enum(paymentMethods, { error: 'Please choose how to pay.' });

export const OrderBody = z
  .object({
    /** The id of a course, or its slug. */
    courseId: z
      .string({ error: 'Please choose a course.' })
      .trim()
      .min(1, 'Please choose a course.')
      .max(100),
    /** Not needed for a free course. */
    paymentMethod: paymentMethod.optional(),
    /** What the buyer was shown, in dollars; compared with our records, never charged. */
    amount: z.number().min(0).max(1_000_000).optional(),
  })
  .openapi('OrderRequest');

/** The words of `GET /payment/history`. */
export const HistoryQuery = z.object({
  ...listQuery,
  status: z.enum(paymentStatuses).optional(),
  sort: sortWords(['createdAt', 'amount']),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

/** `url` leads to the provider's page; a bank transfer has none; a free course answers `enrolled` instead. */
export const OrderPlaced = z.object({
  success: z.literal(true),
  message: z.string(),
  orderId: z.string().optional(),
  url: z.string().optional(),
  /** PayPal's own id of the order, where the card's fields stand in our page. */
  paypalOrderId: z.string().optional(),
  enrolled: z.literal(true).optional(),
});

/** `amount` as in `OrderRequest`. */
export const PayPalOrderBody = OrderBody.omit({ paymentMethod: true }).openapi('PayPalOrderRequest');

/** `orderId` is PayPal's (`paypalOrderId`), or ours. */
export const CaptureBody = z.object({ orderId }).openapi('PayPalCapture');

export const VerifyBody = z
  .object({
    paymentMethod,
    orderId,
    sessionId: z.string().max(300).optional(),
    reference: z.string().max(300).optional(),
  })
  .openapi('PaymentReturn');

const PaymentInfo = z.object({
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  amount: z.number(),
});

/** `order.paymentInfo.paymentStatus` is `completed`, or `pending` while the money is on its way. */
export const PaymentVerified = z.object({
  success: z.literal(true),
  message: z.string(),
  order: z.object({ _id: z.string(), course: z.object({ _id: z.string() }), paymentInfo: PaymentInfo }),
});

export const OrderParams = z.object({ id: orderId });

/** What people know an order by: `MPO-7F3K-92QX`. */
const orderNumber = z.string();

export const HistoryOrder = z
  .object({
    _id: z.string(),
    number: orderNumber,
    course: z.object({ _id: z.string(), title: z.string(), slug: z.string() }),
    paymentInfo: PaymentInfo,
    refundedAmount: z.number(),
    /** Money is on its way or being looked at. */
    inFlight: z.boolean(),
    failureReason: z.enum(failureReasons).nullable(),
    /** Whether the course is paid for, by this order or another. */
    courseOwned: z.boolean(),
    /** It was paid although the course was owned already: its money goes back. */
    secondPayment: z.boolean(),
    flags: z.array(z.enum(orderFlags)),
    createdAt: z.string(),
    receiptUrl: z.string().nullable(),
  })
  .openapi('Order');
export type HistoryOrder = z.infer<typeof HistoryOrder>;

export const History = listOf('orders', HistoryOrder);

/** An account that buyers may transfer money to. */
export const BankAccount = z
  .object({
    id: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    name: z.string(),
    sortCode: z.string().optional(),
    currency: z.string(),
  })
  .openapi('BankAccount');
export type BankAccount = z.infer<typeof BankAccount>;
export const BankAccounts = z.object({ accounts: z.array(BankAccount) });

/** What hands in a receipt. The file is streamed: this stands in the document only. */
export const BankConfirmationForm = z.object({
  orderId: z.string(),
  /** The id of the account that was paid into. */
  bank: z.string(),
  file: z.string().meta({ format: 'binary' }),
});
export const BankConfirmed = z.object({ success: z.literal(true), message: z.string(), orderId: z.string() });

/** The proof of a bank transfer. `url` opens it for a few minutes, for its owner and administrators alone. */
export const BankReceipt = z
  .object({
    url: z.string(),
    name: z.string(),
    isPicture: z.boolean(),
    bytes: z.number().int(),
    bankName: z.string(),
    accountNumber: z.string(),
    currency: z.string(),
    submittedAt: z.string(),
  })
  .openapi('BankReceipt');
export type BankReceipt = z.infer<typeof BankReceipt>;

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
  /** The proof of a bank transfer, once handed in. */
  bankReceipt: orNull(BankReceipt),
}).openapi('Receipt');
export type Receipt = z.infer<typeof Receipt>;

export const ReceiptAnswer = z.object({ order: Receipt });

export const OrderCancelled = z.object({ success: z.literal(true), message: z.string(), order: Receipt });

/** `card`: what PayPal's script for the browser needs, where the card's fields may stand in our page. */
export const MethodList = z.object({
  methods: z.array(z.enum(paymentMethods)),
  card: z.object({ clientId: z.string(), scriptUrl: z.string() }).nullable(),
});

export const Received = z.object({ received: z.literal(true) });

/** What the list of all orders can be narrowed to, beside status and method. */
export const orderAttentions = ['receipt', ...orderFlags] as const;

/** The words of `GET /admin/orders`. `flag=receipt`: a receipt waits for a decision. */
export const AdminOrderQuery = z.object({
  ...listQuery,
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  flag: z.enum(orderAttentions).optional(),
  sort: sortWords(['createdAt', 'amount', 'student', 'course']),
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
    instructor: z.object({ name: z.string() }),
    paymentInfo: PaymentInfo,
    refundedAmount: z.number(),
    inFlight: z.boolean(),
    failureReason: z.enum(failureReasons).nullable(),
    flags: z.array(z.enum(orderFlags)),
    /** A receipt waits for a decision. */
    receiptWaiting: z.boolean(),
    /** Whether this order gives access to the course now. */
    enrolled: z.boolean(),
    enrolledAt: z.string().nullable(),
    /** How far the learner is; null while this order gives no access. */
    progress: z
      .object({ completedLectures: z.number().int(), progress: z.number().int(), completed: z.boolean() })
      .nullable(),
    createdAt: z.string(),
    completedAt: z.string().nullable(),
  })
  .openapi('AdminOrder');
export type AdminOrder = z.infer<typeof AdminOrder>;

export const AllOrders = listOf('orders', AdminOrder);

/** `orderNumber`: of the order the money is held for; null where there is no such order. */
const Money = z.object({
  amount: z.number(),
  currency: z.string(),
  orderId: z.string(),
  orderNumber: orderNumber.nullable(),
});

/** Why an order is under review: what was due, and what came instead; nothing came where a refund did not arrive. */
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

/** An order with its history and what can be decided about it now. */
export const AdminOrderDetail = AdminOrder.extend({
  /** What the provider knows the payment by. */
  reference: z.string().nullable(),
  disputes: z.array(z.object({ id: z.string(), state: z.enum(['open', 'won', 'lost']) })),
  bankReceipt: orNull(BankReceipt),
  review: Review.nullable(),
  events: z.array(OrderEvent),
  refunds: z.array(RefundEntry),
  decisions: z.object({
    confirm: z.boolean(),
    reject: z.boolean(),
    /** At most this many dollars; `wholeOnly` where a part makes no sense. */
    refund: z.object({ most: z.number(), wholeOnly: z.boolean() }).nullable(),
  }),
}).openapi('AdminOrderDetail');
export type AdminOrderDetail = z.infer<typeof AdminOrderDetail>;

export const AdminOrderAnswer = z.object({ order: AdminOrderDetail });
export const OrderDecided = z.object({
  success: z.literal(true),
  message: z.string(),
  order: AdminOrderDetail,
});

const reason = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite(withoutControls)
    .trim()
    .min(1, missing)
    .max(limits.reasonLength, 'Please write a shorter reason.');

export const RejectOrderBody = z.object({ reason: reason(noRejectionReason) });
export const RefundBody = z.object({
  /** Dollars; all that is left when absent. */
  amount: z
    .number({ error: 'Please enter an amount.' })
    .positive('Please enter an amount.')
    .max(1_000_000)
    .multipleOf(0.01, 'Please enter an amount in dollars and cents.')
    .optional(),
  reason: reason('Please enter a reason for the refund'),
  /** What had been refunded when the decision was made; it is refused when that is no longer so. */
  refundedAmount: z.number().min(0).optional(),
});
