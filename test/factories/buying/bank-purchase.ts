import { isEnrolled } from '../../../src/features/learning/index.server.ts';
import type { BankReceipt } from '../../../src/features/payments/bank-transfers/bank-contract.ts';
import { isPaymentPending } from '../../../src/features/payments/index.server.ts';
import { findOrder, type OrderRow } from '../../../src/features/payments/orders/orders.server.ts';
import { type ApiResponse, request } from '../../harness/request.ts';
import type { TestProduct } from '../../harness/test-product.ts';
import { makeCourse } from '../courses.ts';
import { makePerson, type Person } from '../people.ts';

type Placed = { orderId: string; url?: string; code?: string; message: string };

/** A very small file that is a PDF by its content. */
export const pdf = (): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A new learner about to pay for a new course of 49 dollars by bank transfer, and their actions. */
export type BankPurchase = {
  buyer: Person;
  courseId: string;
  place: () => Promise<ApiResponse<Placed>>;
  /** Uploads the receipt; `null` as the file sends none. */
  confirm: (form: { orderId: string; bank?: string; file?: File | null }) => Promise<ApiResponse<Placed>>;
  /** Inserts an order directly, in any state and by any payment method. */
  addOrder: (order: Partial<OrderRow>) => Promise<string>;
  orderNow: (id: string) => Promise<OrderRow>;
  receiptOf: (orderId: string) => Promise<BankReceipt>;
  isPending: () => Promise<boolean>;
  hasAccess: () => Promise<boolean>;
  transitions: (orderId: string) => Promise<string[]>;
};

export async function startBankPurchase(product: TestProduct): Promise<BankPurchase> {
  const { ctx } = product;
  const buyer = await makePerson(ctx);
  const { id: courseId } = await makeCourse(ctx, { priceCents: 9900, discountCents: 4900 });
  return {
    buyer,
    courseId,
    place: () =>
      request<Placed>(product, 'POST /payment/create-order', {
        as: buyer,
        body: { courseId, paymentMethod: 'bank' },
      }),
    confirm: ({ orderId, bank = 'ngn-local', file = new File([pdf()], 'receipt.pdf') }) => {
      const form = new FormData();
      form.set('orderId', orderId);
      form.set('bank', bank);
      if (file) form.set('file', file);
      return request<Placed>(product, 'POST /payment/bank-confirmation', { as: buyer, form });
    },
    addOrder: async ({ disputes, ...order }) => {
      const { id } = await ctx.db
        .insertInto('orders')
        .values({
          userId: buyer.id,
          courseId,
          method: 'bank',
          amountCents: 4900,
          ...order,
          ...(disputes && { disputes: JSON.stringify(disputes) }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    orderNow: async (id) => {
      const order = await findOrder(ctx.db, id);
      if (!order) throw new Error(`There is no order ${id}.`);
      return order;
    },
    receiptOf: async (orderId) => {
      const { body } = await request<{ order: { bankReceipt: BankReceipt } }>(
        product,
        `GET /payment/orders/${orderId}`,
        { as: buyer },
      );
      return body.order.bankReceipt;
    },
    isPending: () => isPaymentPending(ctx.db, buyer.id, courseId),
    hasAccess: () => isEnrolled(ctx.db, buyer.id, courseId),
    transitions: async (orderId) => {
      const events = await ctx.db
        .selectFrom('orderEvents')
        .select(['fromStatus', 'toStatus'])
        .where('orderId', '=', orderId)
        .orderBy('id')
        .execute();
      return events.map((event) => `${event.fromStatus} → ${event.toStatus}`);
    },
  };
}
