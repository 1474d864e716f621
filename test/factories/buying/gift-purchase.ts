import type { PaymentMethod } from '../../../src/contract/constants.ts';
import { dayIn } from '../../../src/contract/text/time/zoned-time.ts';
import type { Gift, GiftClaim } from '../../../src/features/gifts/contract.ts';
import type { Receipt } from '../../../src/features/payments/contract.ts';
import type { Message } from '../../../src/platform/mail/mailer.ts';
import { type ApiResponse, request } from '../../harness/request.ts';
import { type MadeCourse, makeCourse } from '../courses.ts';
import { makePerson, type Person } from '../people.ts';
import type { Shop } from './shop.ts';

export const dayMs = 86_400_000;
type Saved = { message: string; code?: string; fields?: Record<string, string>; gift: Gift };
type Placed = { orderId: string; url?: string; code?: string; message: string };
type Done = { message: string; code?: string; course?: { _id: string } };
type Asked = { code?: string; order: Receipt };

/** A buyer, a course of 99 dollars for 49, a recipient, and their actions. */
export type GiftPurchase = {
  buyer: Person;
  recipient: Person;
  course: MadeCourse;
  /** The date some days later, by the product's clock. */
  day: (daysLater: number) => string;
  prepare: (body?: object, as?: Person) => Promise<ApiResponse<Saved>>;
  place: (giftId: string, body?: object, as?: Person) => Promise<ApiResponse<Placed>>;
  /** Prepares a gift and pays it; returns its ids and the emails that were sent. */
  buy: (body?: object, payment?: object) => Promise<{ giftId: string; orderId: string; emails: Message[] }>;
  deliver: () => Promise<Message[]>;
  giftNow: (giftId: string) => Promise<Gift>;
  tokenOf: (giftId: string) => Promise<string>;
  open: (token: string, as?: Person) => Promise<GiftClaim>;
  claim: (token: string, as?: Person, body?: object) => Promise<ApiResponse<Done>>;
  giveBack: (token: string, as?: Person) => Promise<ApiResponse<Done>>;
  refund: (orderId: string) => Promise<ApiResponse<Asked>>;
  receipt: (orderId: string) => Promise<Receipt>;
};

export async function startGift(shop: Shop, paymentMethod: PaymentMethod = 'stripe'): Promise<GiftPurchase> {
  const buyer = await makePerson(shop.ctx, { name: 'Ada Lovelace' });
  const recipient = await makePerson(shop.ctx, { name: 'Priya Raman' });
  const course = await makeCourse(shop.ctx, { priceCents: 9900, discountCents: 4900 });
  const day = (daysLater: number) => dayIn(new Date(shop.ctx.clock().getTime() + daysLater * dayMs), 'UTC');
  const g: GiftPurchase = {
    buyer,
    recipient,
    course,
    day,
    prepare: (body = {}, as = buyer) =>
      request<Saved>(shop, 'POST /gifts', {
        as,
        body: {
          courseId: course.id,
          recipientName: 'Priya',
          recipientEmail: recipient.email,
          message: 'Well done!',
          deliverOn: day(0),
          ...body,
        },
      }),
    place: (giftId, body = {}, as = buyer) =>
      request<Placed>(shop, `POST /payment/gifts/${giftId}/create-order`, {
        as,
        body: { paymentMethod, ...body },
      }),
    buy: async (body, payment) => {
      const { body: saved } = await g.prepare(body);
      const { body: placed } = await g.place(saved.gift._id, payment);
      await shop.choose(placed.url ?? '', 'pay');
      return { giftId: saved.gift._id, orderId: placed.orderId, emails: await g.deliver() };
    },
    deliver: async () => {
      await shop.releaseWebhooks();
      return shop.runJobs();
    },
    giftNow: async (giftId) =>
      (await request<{ gift: Gift }>(shop, `GET /gifts/${giftId}`, { as: buyer })).body.gift,
    tokenOf: async (giftId) => (await g.giftNow(giftId)).claimUrl?.split('/').at(-1) ?? '',
    open: async (token, as) =>
      (await request<{ claim: GiftClaim }>(shop, `GET /gift-claims/${token}`, { as })).body.claim,
    claim: (token, as = recipient, body = {}) =>
      request<Done>(shop, `POST /gift-claims/${token}`, { as, body }),
    giveBack: (token, as = recipient) => request<Done>(shop, `POST /gift-claims/${token}/return`, { as }),
    refund: (orderId) =>
      request<Asked>(shop, `POST /payment/orders/${orderId}/lines/1/refund`, {
        as: buyer,
        body: { reason: 'A change of plans.' },
      }),
    receipt: async (orderId) =>
      (await request<Asked>(shop, `GET /payment/orders/${orderId}`, { as: buyer })).body.order,
  };
  return g;
}
