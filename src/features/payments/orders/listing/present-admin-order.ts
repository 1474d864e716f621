import type {
  FailureReason,
  OrderFlag,
  PaymentMethod,
  PaymentStatus,
} from '../../../../contract/constants.ts';
import { toDollars } from '../../../../contract/money/money.ts';
import type { GiftStatus } from '../../../gifts/contract.ts';
import type { AdminOrder } from '../../admin/contract.ts';
import { isReceiptWaiting } from '../deciding/decisions.ts';
import { presentPayment } from './present-order.ts';

/** An order with the names of its buyer, recipient and instructor, from the database. */
export type OrderWithPeople = {
  id: string;
  number: string;
  userId: string;
  buyerName: string;
  buyerEmail: string;
  courseId: string;
  courseTitle: string;
  courseSlug: string;
  bundleTitle: string | null;
  recipientName: string | null;
  giftStatus: GiftStatus | null;
  instructorName: string;
  method: PaymentMethod;
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  inFlight: boolean;
  failureReason: FailureReason | null;
  flags: OrderFlag[];
  createdAt: Date;
  completedAt: Date | null;
};

/** The access that an order gives now: when it began, and the learner's progress across its courses. */
export type Access = { since: Date; progress: NonNullable<AdminOrder['progress']> };

/**
 * An order in the list of all orders.
 * @param access omitted while the order gives no access
 */
export const presentAdminOrder = (order: OrderWithPeople, access?: Access): AdminOrder => ({
  _id: order.id,
  number: order.number,
  user: { _id: order.userId, name: order.buyerName, email: order.buyerEmail },
  course: { _id: order.courseId, title: order.courseTitle, slug: order.courseSlug },
  bundle: order.bundleTitle,
  giftFor: order.recipientName,
  giftStatus: order.giftStatus,
  instructor: { name: order.instructorName },
  paymentInfo: presentPayment(order),
  refundedAmount: toDollars(order.refundedCents),
  inFlight: order.inFlight,
  failureReason: order.failureReason,
  flags: order.flags,
  receiptWaiting: isReceiptWaiting(order),
  enrolled: access !== undefined,
  enrolledAt: access?.since.toISOString() ?? null,
  progress: access?.progress ?? null,
  createdAt: order.createdAt.toISOString(),
  completedAt: order.completedAt?.toISOString() ?? null,
});
