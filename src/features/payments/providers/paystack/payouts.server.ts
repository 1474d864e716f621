import { z } from 'zod';
import { ProviderFailure } from '../gateway.ts';
import type { Payee, PayoutFact, PayoutGateway, PayoutRequest } from '../payout-gateway.ts';
import { callPaystack, listFromPaystack, PaystackFailure } from './client.server.ts';
import { subunits } from './gateway.server.ts';
import type { PaystackSettings } from './settings.server.ts';

/**
 * Transfers to recipients; a charge is never split. A transfer's reference is the payout's id, which Paystack accepts
 * once.
 */
export const paystackPayouts = (settings: PaystackSettings): PayoutGateway => ({
  prepare: (payee) => createRecipient(settings, payee),
  banks: () => listFromPaystack(settings, '/bank?country=nigeria', bank),
  send: (request) => send(settings, request),
  ask: (request) => ask(settings, request),
});

const bank = z.object({ code: z.string(), name: z.string() });
const resolved = z.object({ account_name: z.string() });
const recipient = z.object({ recipient_code: z.string() });

/** Creates a recipient in the account holder's name, as the bank knows it. Refuses unknown account numbers first. */
async function createRecipient(settings: PaystackSettings, payee: Payee) {
  const { bankCode = '', accountNumber = '' } = payee;
  const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
  try {
    const { account_name: holder } = await callPaystack(settings, {
      path: `/bank/resolve?${query}`,
      data: resolved,
    });
    const { recipient_code: reference } = await callPaystack(settings, {
      path: '/transferrecipient',
      body: {
        type: 'nuban',
        name: holder,
        account_number: accountNumber,
        bank_code: bankCode,
        currency: 'USD',
      },
      data: recipient,
    });
    return { reference, holder };
  } catch (error) {
    if (!(error instanceof PaystackFailure && error.refused)) throw error;
    throw new ProviderFailure(error.message, {
      responded: true,
      refused: true,
      sentence: 'The bank doesn’t recognise this account number. Please check the bank and the number.',
    });
  }
}

const transfer = z.object({
  status: z.string(),
  transfer_code: z.string(),
  reason: z.string().nullish(),
});

async function send(settings: PaystackSettings, request: PayoutRequest): Promise<PayoutFact> {
  const { payoutId, cents, currency, to } = request;
  const known = await ask(settings, request);
  if (known.kind !== 'unknown') return known;
  const made = await callPaystack(settings, {
    path: '/transfer',
    body: {
      source: 'balance',
      amount: subunits(cents, currency),
      currency: currency.toUpperCase(),
      recipient: to.reference,
      reference: payoutId,
      reason: 'Your earnings from Milepost',
    },
    data: transfer,
  }).catch((error: unknown) => {
    // An earlier request has arrived in the meantime: if this counted as a refusal, the payout would be sent again.
    if (error instanceof PaystackFailure && error.code === 'duplicate_transfer_reference') return null;
    throw error;
  });
  return made ? factOf(made) : ask(settings, request);
}

async function ask(settings: PaystackSettings, { payoutId }: PayoutRequest): Promise<PayoutFact> {
  try {
    const path = `/transfer/verify/${encodeURIComponent(payoutId)}`;
    return factOf(await callPaystack(settings, { path, data: transfer }));
  } catch (error) {
    if (error instanceof PaystackFailure && isNotFound(error)) return { kind: 'unknown' };
    throw error;
  }
}

const isNotFound = ({ status, code, message }: PaystackFailure): boolean =>
  status === 404 || code === 'transfer_not_found' || /transfer not found/i.test(message);

function factOf({ status, transfer_code: reference }: z.infer<typeof transfer>): PayoutFact {
  switch (status) {
    case 'success':
      return { kind: 'paid', reference };
    case 'failed':
    case 'rejected':
    case 'abandoned':
    case 'blocked':
      return { kind: 'failed', reference, reason: 'The bank did not accept the transfer.' };
    case 'reversed':
      return { kind: 'returned', reference, reason: 'The bank sent the transfer back.' };
    default:
      return { kind: 'processing', reference };
  }
}
