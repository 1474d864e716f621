import type { Order, PurchaseUnit } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { collection } from '../objects/objects.ts';
import { type Account, newId, PayPalRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';

/** An order as the SDK reads it, with fields that only the hosted page and the capture need. */
export type StoredOrder = {
  order: Order & { id: string; purchaseUnits: [PurchaseUnit] };
  returnUrl: string | null;
  cancelUrl: string | null;
  /** The outcome of a capture: the buyer decides it on the hosted page. */
  captureAs: 'completed' | 'pending' | 'declined';
  /** Whether it is paid by card on the shop's own page. */
  byCard?: boolean;
  createdAt: number;
};

/** PayPal deletes an uncaptured order after six hours. */
const orderLivesMs = 6 * 3600_000;

export const orders = ({ db }: Account) => collection<StoredOrder>(db, 'paypal', 'order');

const experience = z.looseObject({
  experience_context: z
    .looseObject({ return_url: z.url().optional(), cancel_url: z.url().optional() })
    .optional(),
});
const orderBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.looseObject({
      amount: z.looseObject({
        currency_code: z.string().regex(/^[A-Z]{3}$/),
        value: z.string().regex(/^\d{1,7}\.\d{2}$/),
      }),
      custom_id: z.string().max(255).optional(),
      description: z.string().max(127).optional(),
    }),
  ]),
  payment_source: z.object({ paypal: experience.optional(), card: experience.optional() }).optional(),
});

/** Opens an order, for `POST /v2/checkout/orders`. Throws PayPal's refusals. */
export function createOrder(account: Account, body: unknown): Order {
  const parsed = orderBody.safeParse(body);
  if (!parsed.success) {
    const field = `/${parsed.error.issues[0]?.path.join('/') ?? ''}`;
    throw new PayPalRefusal(400, 'INVALID_PARAMETER_SYNTAX', `The value of ${field} is not acceptable.`);
  }
  const { payment_source: source, purchase_units: units } = parsed.data;
  const [unit] = units;
  const context = (source?.paypal ?? source?.card)?.experience_context;
  const id = newId();
  const stored: StoredOrder = {
    order: {
      id,
      intent: 'CAPTURE' as Order['intent'],
      status: (source?.paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED') as Order['status'],
      createTime: timestamp(account),
      purchaseUnits: [
        {
          referenceId: 'default',
          amount: { currencyCode: unit.amount.currency_code, value: unit.amount.value },
          description: unit.description,
          customId: unit.custom_id,
        },
      ],
      // Under the fault `incomplete` there is no approval link.
      links: account.faults.take('paypal', 'incomplete')
        ? []
        : linksOf(account, id, source?.paypal ? 'payer-action' : 'approve'),
    },
    returnUrl: context?.return_url ?? null,
    cancelUrl: context?.cancel_url ?? null,
    captureAs: 'completed',
    byCard: Boolean(source?.card),
    createdAt: account.now(),
  };
  orders(account).put(id, stored);
  return stored.order;
}

function linksOf(account: Account, id: string, page: 'payer-action' | 'approve'): Order['links'] {
  const base = account.publicUrl();
  const link = (rel: string, href: string, method: string) => ({
    rel,
    href,
    method: method as NonNullable<Order['links']>[number]['method'],
  });
  return [
    link('self', `${base}/v2/checkout/orders/${id}`, 'GET'),
    link(page, `${base}/checkoutnow?token=${id}`, 'GET'),
    link('capture', `${base}/v2/checkout/orders/${id}/capture`, 'POST'),
  ];
}

/** The order with this id. @throws PayPalRefusal if there is none, or if it expired before it was completed */
export function existing(account: Account, id: string): StoredOrder {
  const stored = orders(account).get(id);
  const isOver =
    stored && stored.order.status !== 'COMPLETED' && account.now() - stored.createdAt > orderLivesMs;
  if (!stored || isOver)
    throw new PayPalRefusal(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return stored;
}

export const isOpen = ({ order }: StoredOrder): boolean =>
  order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED';

/** The buyer approves; `captureAs` is the outcome of the merchant's capture. */
export function approve(account: Account, stored: StoredOrder, captureAs: StoredOrder['captureAs']): void {
  const approved = {
    ...stored,
    captureAs,
    order: { ...stored.order, status: 'APPROVED' as Order['status'] },
  };
  orders(account).put(stored.order.id, approved);
  emit(account, {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    subject: stored.order.id,
    resource: approved.order,
  });
}
