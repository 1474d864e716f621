import type {
  FailureReason,
  OrderFlag,
  PaymentMethod,
  PaymentStatus,
} from '../../../../contract/constants.ts';
import { type Cents, toDollars } from '../../../../contract/money/money.ts';
import type { GiftStatus } from '../../../gifts/contract.ts';
import type { BankReceipt, SinceOrdered } from '../../bank-transfers/bank-contract.ts';
import { isSecondPayment } from '../../buying/placing/placing.ts';
import type { HistoryOrder, OrderLine, Receipt } from '../../contract.ts';
import type { LineRefund } from '../../refunds/requests/contract.ts';

/** An order with its course, from the database. */
type ListedOrder = {
  id: string;
  number: string;
  courseId: string;
  courseTitle: string;
  courseSlug: string;
  bundleTitle: string | null;
  bundleSlug: string | null;
  giftId: string | null;
  recipientName: string | null;
  giftStatus: GiftStatus | null;
  deliverOn: string | null;
  sentAt: Date | null;
  claimedAt: Date | null;
  method: PaymentMethod;
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  currency: string;
  inFlight: boolean;
  failureReason: FailureReason | null;
  courseOwned: boolean;
  grantsAccess: boolean;
  couponCode: string | null;
  flags: OrderFlag[];
  createdAt: Date;
  completedAt: Date | null;
};

/** An order in its buyer's history. */
export const presentOrder = (order: ListedOrder): HistoryOrder => ({
  _id: order.id,
  number: order.number,
  course: { _id: order.courseId, title: order.courseTitle, slug: order.courseSlug },
  bundle: order.bundleTitle === null ? null : { title: order.bundleTitle, slug: order.bundleSlug ?? '' },
  gift: presentGift(order),
  paymentInfo: presentPayment(order),
  refundedAmount: toDollars(order.refundedCents),
  inFlight: order.inFlight,
  failureReason: order.failureReason,
  courseOwned: order.courseOwned,
  secondPayment: isSecondPayment(order),
  flags: order.flags,
  createdAt: order.createdAt.toISOString(),
  coupon: order.couponCode,
  receiptUrl: order.completedAt ? `/payment/success/${order.id}` : null,
});

const presentGift = (order: ListedOrder): HistoryOrder['gift'] =>
  order.giftId && order.giftStatus
    ? {
        _id: order.giftId,
        recipient: order.recipientName ?? '',
        status: order.giftStatus,
        deliverOn: order.deliverOn ?? '',
        sentAt: order.sentAt?.toISOString() ?? null,
        claimedAt: order.claimedAt?.toISOString() ?? null,
      }
    : null;

/** The method, state and amount of a payment, in dollars. */
export const presentPayment = (order: Pick<ListedOrder, 'method' | 'status' | 'amountCents'>) => ({
  paymentMethod: order.method,
  paymentStatus: order.status,
  amount: toDollars(order.amountCents),
});

/** An order on its receipt. */
export const presentReceipt = (
  order: ListedOrder & { instructorName: string; buyerName: string; buyerEmail: string },
  bankReceipt: BankReceipt | null,
  lines: readonly PricedLine[],
  refunds: ReadonlyMap<number, LineRefund | null>,
  sinceOrdered: SinceOrdered | null,
): Receipt => ({
  ...presentOrder(order),
  course: {
    _id: order.courseId,
    title: order.courseTitle,
    slug: order.courseSlug,
    instructor: { name: order.instructorName },
  },
  user: { name: order.buyerName, email: order.buyerEmail },
  currency: order.currency.toUpperCase(),
  completedAt: order.completedAt?.toISOString() ?? null,
  lines: lines.map((line) => presentLine(line, refunds.get(line.position) ?? null)),
  bankReceipt,
  sinceOrdered,
});

type PricedLine = {
  position: number;
  title: string;
  instructorName: string;
  listCents: Cents;
  discountCents: Cents;
  totalCents: Cents;
  refundedCents: Cents;
  couponCode: string | null;
};

const presentLine = (line: PricedLine, refund: LineRefund | null): OrderLine => ({
  position: line.position,
  title: line.title,
  instructor: line.instructorName,
  listPrice: toDollars(line.listCents),
  discount: toDollars(line.discountCents),
  total: toDollars(line.totalCents),
  coupon: line.couponCode,
  refunded: toDollars(line.refundedCents),
  refund,
});
