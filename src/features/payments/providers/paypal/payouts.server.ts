import { z } from 'zod';
import { decimalsOf, toMajor } from '../../../../contract/money/currencies.ts';
import { isRefusal, ProviderFailure } from '../gateway.ts';
import type { PayoutFact, PayoutGateway, PayoutRequest } from '../payout-gateway.ts';
import { PayPalFailure } from './client.server.ts';
import type { PayPalSettings } from './settings.server.ts';

/**
 * PayPal's payouts, which the SDK does not have. Each is a batch of one, named by the payout's id: PayPal refuses the
 * same name for 30 days.
 */
export const payPalPayouts = (settings: PayPalSettings): PayoutGateway => ({
  prepare: async () => ({ reference: null, holder: null }),
  send: (request) => send(settings, request),
  ask: (request) => ask(settings, request),
});

const header = z.object({ payout_batch_id: z.string(), batch_status: z.string() });
const created = z.object({ batch_header: header });
const item = z.object({
  transaction_status: z.string(),
  errors: z.object({ message: z.string() }).optional(),
});
const batch = z.object({ batch_header: header, items: z.array(item).default([]) });

async function send(settings: PayPalSettings, request: PayoutRequest): Promise<PayoutFact> {
  const { payoutId, cents, currency, to } = request;
  const body = {
    sender_batch_header: {
      sender_batch_id: payoutId,
      email_subject: 'Your earnings from Milepost',
      email_message: 'Milepost has sent you a payout.',
    },
    items: [
      {
        recipient_type: 'EMAIL',
        receiver: to.email,
        sender_item_id: payoutId,
        note: 'Your earnings from Milepost',
        amount: {
          value: toMajor(cents, currency).toFixed(decimalsOf(currency)),
          currency: currency.toUpperCase(),
        },
      },
    ],
  };
  try {
    const made = await call(settings, '/v1/payments/payouts', created, body);
    return { kind: 'processing', reference: made.batch_header.payout_batch_id };
  } catch (error) {
    const taken = takenName(error);
    if (!taken) throw error;
    // It was sent before, so this must not look like a refusal: the money would be paid again.
    if (!taken.batch)
      throw new PayPalFailure('it has the payout, but did not return its id', { responded: true });
    return ask(settings, { ...request, reference: taken.batch });
  }
}

/** A batch that PayPal already has is refused because of its name, with a link to the first one. */
function takenName(error: unknown): { batch: string | undefined } | undefined {
  const details = error instanceof PayPalFailure ? refusal.shape.details.parse(error.cause) : [];
  const detail = details.find(({ field }) => field?.toLowerCase() === 'sender_batch_id');
  return detail && { batch: detail.link[0]?.href.split('/').at(-1) };
}

async function ask(settings: PayPalSettings, { reference }: PayoutRequest): Promise<PayoutFact> {
  // A payout without a reference is found by sending it again: PayPal refuses the duplicate and names the first one.
  if (!reference) return { kind: 'unknown' };
  const path = `/v1/payments/payouts/${encodeURIComponent(reference)}`;
  const { batch_header: head, items } = await call(settings, path, batch);
  const [only] = items;
  if (!only)
    return head.batch_status === 'DENIED'
      ? { kind: 'failed', reference, reason: 'PayPal denied the payout.' }
      : { kind: 'processing', reference };
  const why = only.errors
    ? { reason: only.errors.message, isQuoted: true }
    : { reason: `PayPal reports: ${only.transaction_status.toLowerCase()}.` };
  switch (only.transaction_status) {
    case 'SUCCESS':
      return { kind: 'paid', reference };
    case 'FAILED':
    case 'BLOCKED':
      return { kind: 'failed', reference, ...why };
    case 'RETURNED':
    case 'REFUNDED':
    case 'REVERSED':
      return { kind: 'returned', reference, ...why };
    case 'UNCLAIMED':
      return { kind: 'processing', reference, note: 'PayPal is waiting for you to accept it.' };
    default:
      return { kind: 'processing', reference };
  }
}

const refusal = z.object({
  name: z.string().optional(),
  message: z.string().catch('no message'),
  details: z
    .array(
      z.object({
        field: z.string().optional(),
        issue: z.string().optional(),
        link: z.array(z.object({ href: z.string() })).catch([]),
      }),
    )
    .catch([]),
});

async function call<T extends z.ZodType>(
  settings: PayPalSettings,
  path: string,
  shape: T,
  body?: object,
): Promise<z.output<T>> {
  const response = await request(settings, path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${await tokenOf(settings)}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response.status, content);
  const read = shape.safeParse(content);
  if (!read.success) throw new PayPalFailure('a response with an unexpected shape', { responded: true });
  return read.data;
}

function refused(status: number, content: unknown): PayPalFailure {
  const { name, message, details } = refusal
    .catch({ message: `status ${status}`, details: [] })
    .parse(content);
  return new PayPalFailure(message, {
    responded: true,
    refused: isRefusal(status),
    issues: [name, ...details.map(({ issue }) => issue)].filter((issue) => issue !== undefined),
    status,
    cause: details,
  });
}

const token = z.object({ access_token: z.string() });

async function tokenOf(settings: PayPalSettings): Promise<string> {
  const { clientId, clientSecret } = settings;
  const response = await request(settings, '/v1/oauth2/token', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const read = token.safeParse(await response.json().catch(() => null));
  if (read.success) return read.data.access_token;
  throw new PayPalFailure('no access token', { responded: true, status: response.status });
}

async function request(settings: PayPalSettings, path: string, init: RequestInit): Promise<Response> {
  const base =
    settings.apiBase ?? (settings.live ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com');
  try {
    return await fetch(base + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ProviderFailure(`PayPal: ${reason}`, { responded: false, cause });
  }
}
