import type { PaymentMethod } from '../../../src/contract/constants.ts';
import { isEnrolled } from '../../../src/features/learning/index.server.ts';
import { findOrder, type OrderRow } from '../../../src/features/payments/orders/orders.server.ts';
import { type ApiResponse, request } from '../../harness/request.ts';
import { makeCourse } from '../courses.ts';
import { makePerson, type Person } from '../people.ts';
import type { Outcome, Shop } from './shop.ts';

type Placed = { orderId: string; url: string; enrolled?: boolean; code?: string; message: string };
type Verified = {
  message: string;
  reason?: string;
  order: { _id: string; course: { _id: string }; paymentInfo: { paymentStatus: string; amount: number } };
};

export const receiptSubject = 'Your receipt for Risk registers that get read';
export const refundSubject = 'Your refund for Risk registers that get read';
export const receiptsIn = (subjects: string[]) =>
  subjects.filter((subject) => subject === receiptSubject).length;

/** A new learner about to buy a new course, which costs 49 dollars instead of 99, and their actions. */
export type Purchase = {
  buyer: Person;
  /** Can be changed: the next order is for this course. */
  courseId: string;
  place: (body?: Record<string, unknown>, as?: Person) => Promise<ApiResponse<Placed>>;
  verify: (orderId: string, as?: Person, more?: Record<string, unknown>) => Promise<ApiResponse<Verified>>;
  /** Places an order and chooses these outcomes on the provider's page, one after another. */
  checkOut: (...outcomes: Outcome[]) => Promise<Placed>;
  /** Delivers waiting webhooks and runs the jobs; returns the subjects of the emails to the buyer. */
  deliver: () => Promise<string[]>;
  /** Only runs the jobs. */
  work: () => Promise<string[]>;
  orderNow: (id: string) => Promise<OrderRow>;
  hasAccess: (person?: Person) => Promise<boolean>;
  /** An order's history: `pending → completed`. */
  transitions: (orderId: string) => Promise<string[]>;
  /** How many rows of a kind the buyer has. */
  count: (table: 'orders' | 'enrolments') => Promise<number>;
};

export async function startPurchase(shop: Shop, paymentMethod: PaymentMethod = 'stripe'): Promise<Purchase> {
  const buyer = await makePerson(shop.ctx);
  const { id } = await makeCourse(shop.ctx, { priceCents: 9900, discountCents: 4900 });
  const { db } = shop.ctx;

  const purchase: Purchase = {
    buyer,
    courseId: id,
    place: (body = {}, as = buyer) =>
      request<Placed>(shop, 'POST /payment/create-order', {
        as,
        body: { courseId: purchase.courseId, paymentMethod, ...body },
      }),
    verify: (orderId, as = buyer, more = {}) =>
      request<Verified>(shop, 'POST /payment/verify-payment', {
        as,
        body: { orderId, paymentMethod, ...more },
      }),
    checkOut: async (...outcomes) => {
      const { body } = await purchase.place();
      for (const outcome of outcomes) await shop.choose(body.url, outcome);
      return body;
    },
    deliver: async () => {
      await shop.releaseWebhooks();
      return purchase.work();
    },
    work: async () => {
      const emails = await shop.runJobs();
      return emails.filter((mail) => mail.to === buyer.email).map((mail) => mail.subject);
    },
    orderNow: async (orderId) => {
      const order = await findOrder(db, orderId);
      if (!order) throw new Error(`There is no order ${orderId}.`);
      return order;
    },
    hasAccess: (person = buyer) => isEnrolled(db, person.id, purchase.courseId),
    transitions: async (orderId) => {
      const events = await db
        .selectFrom('orderEvents')
        .selectAll()
        .where('orderId', '=', orderId)
        .orderBy('id')
        .execute();
      return events.map((event) => `${event.fromStatus} → ${event.toStatus}`);
    },
    count: async (table) =>
      (await db.selectFrom(table).select('id').where('userId', '=', buyer.id).execute()).length,
  };
  return purchase;
}
