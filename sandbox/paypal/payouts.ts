import { z } from 'zod';
import { collection } from '../objects/objects.ts';
import { nextOutcome, type PayoutDecision, type PayoutDesk } from '../payouts/payouts.ts';
import { type Account, newId, PayPalRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';

type Status = 'SUCCESS' | 'PENDING' | 'UNCLAIMED' | 'FAILED' | 'RETURNED';

type Item = {
  payout_item_id: string;
  payout_batch_id: string;
  transaction_status: Status;
  payout_item: {
    recipient_type: 'EMAIL';
    receiver: string;
    sender_item_id: string;
    amount: { value: string; currency: string };
  };
  errors?: { name: string; message: string };
};

/** A batch of payouts, with its items in their current state. */
type Batch = { id: string; senderId: string; items: Item[]; createdAt: number };

const batches = ({ db }: Account) => collection<Batch>(db, 'paypal', 'payout-batch');
const senderIdLivesMs = 30 * 24 * 3600_000;

const amount = z.object({ value: z.string().regex(/^\d{1,7}\.\d{2}$/), currency: z.string().length(3) });
const batchBody = z.object({
  sender_batch_header: z.looseObject({ sender_batch_id: z.string().min(1).max(256) }),
  items: z
    .array(
      z.object({
        recipient_type: z.literal('EMAIL'),
        receiver: z.email(),
        sender_item_id: z.string().min(1).max(63),
        note: z.string().max(4000).optional(),
        amount,
      }),
    )
    .min(1)
    .max(15_000),
});

/** PayPal already has a batch with this name; the refusal links to it. */
export class DuplicateBatch extends Error {
  readonly link: string;

  constructor(link: string) {
    super('Batch with given sender_batch_id already exists');
    this.link = link;
  }
}

/** Accepts a batch, for `POST /v1/payments/payouts`. Each item gets its outcome immediately, or waits. */
export function createBatch(account: Account, body: unknown): object {
  const parsed = batchBody.safeParse(body);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new PayPalRefusal(400, 'VALIDATION_ERROR', `Invalid request: ${field}`);
  }
  const { sender_batch_header: head, items } = parsed.data;
  const [known] = batches(account).where('$.senderId', head.sender_batch_id).slice(-1);
  if (known && account.now() - known.createdAt < senderIdLivesMs)
    throw new DuplicateBatch(linkOf(account, known.id));
  const id = newId(13);
  const made: Batch = {
    id,
    senderId: head.sender_batch_id,
    createdAt: account.now(),
    items: items.map((item) => ({
      payout_item_id: newId(13),
      payout_batch_id: id,
      transaction_status: 'PENDING',
      payout_item: {
        recipient_type: item.recipient_type,
        receiver: item.receiver,
        sender_item_id: item.sender_item_id,
        amount: item.amount,
      },
    })),
  };
  batches(account).put(id, made);
  for (const item of made.items) {
    const outcome = nextOutcome(account.db, 'paypal');
    if (outcome === 'pay') move(account, item, 'SUCCESS');
    if (outcome === 'fail') move(account, item, 'FAILED');
    if (outcome === 'unclaimed') move(account, item, 'UNCLAIMED');
  }
  return {
    batch_header: {
      payout_batch_id: id,
      batch_status: 'PENDING',
      sender_batch_header: { sender_batch_id: made.senderId },
    },
    links: [{ href: linkOf(account, id), rel: 'self', method: 'GET' }],
  };
}

const linkOf = (account: Account, id: string): string => `${account.publicUrl()}/v1/payments/payouts/${id}`;

/** A batch with its items, for `GET /v1/payments/payouts/:id`. */
export function showBatch(account: Account, id: string): object {
  const batch = batches(account).get(id);
  if (!batch)
    throw new PayPalRefusal(404, 'INVALID_RESOURCE_ID', 'The requested payout batch was not found.');
  const isOver = batch.items.every(({ transaction_status: status }) => status !== 'PENDING');
  return {
    batch_header: {
      payout_batch_id: batch.id,
      batch_status: isOver ? 'SUCCESS' : 'PENDING',
      sender_batch_header: { sender_batch_id: batch.senderId },
      time_created: timestamp(account),
    },
    items: batch.items,
  };
}

const eventNames = {
  SUCCESS: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
  UNCLAIMED: 'PAYMENT.PAYOUTS-ITEM.UNCLAIMED',
  FAILED: 'PAYMENT.PAYOUTS-ITEM.FAILED',
  RETURNED: 'PAYMENT.PAYOUTS-ITEM.RETURNED',
} as const;

function move(account: Account, item: Item, status: Exclude<Status, 'PENDING'>): void {
  const moved: Item = {
    ...item,
    transaction_status: status,
    ...(status === 'FAILED' && {
      errors: { name: 'RECEIVER_UNREGISTERED', message: 'The recipient cannot receive money.' },
    }),
  };
  const batch = batches(account).get(item.payout_batch_id);
  if (!batch) return;
  batches(account).put(batch.id, {
    ...batch,
    items: batch.items.map((one) => (one.payout_item_id === item.payout_item_id ? moved : one)),
  });
  emit(account, {
    type: eventNames[status],
    resourceType: 'payouts_item',
    subject: item.payout_item.sender_item_id,
    resource: moved,
  });
}

/** The payouts for the control page. */
export const payoutDesk = (account: Account): PayoutDesk => ({
  provider: 'paypal',
  db: account.db,
  list: () =>
    batches(account)
      .newest(200)
      .flatMap(({ items, createdAt }) =>
        items.map(({ payout_item: item, transaction_status: status }) => ({
          id: item.sender_item_id,
          amount: Math.round(Number(item.amount.value) * 100),
          currency: item.amount.currency,
          to: item.receiver,
          status: status.toLowerCase(),
          at: createdAt,
        })),
      ),
  decide(id, decision) {
    const item = batches(account)
      .newest(1000)
      .flatMap(({ items }) => items)
      .find(({ payout_item: { sender_item_id: senderId } }) => senderId === id);
    const status = item && nextStatus(item.transaction_status, decision);
    if (!item || !status) return false;
    move(account, item, status);
    return true;
  },
});

function nextStatus(status: Status, decision: PayoutDecision): 'SUCCESS' | 'FAILED' | 'RETURNED' | undefined {
  const isWaiting = status === 'PENDING' || status === 'UNCLAIMED';
  if (decision === 'return') return status === 'SUCCESS' || isWaiting ? 'RETURNED' : undefined;
  if (!isWaiting) return undefined;
  return decision === 'settle' ? 'SUCCESS' : 'FAILED';
}
