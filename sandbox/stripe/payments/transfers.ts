import type Stripe from 'stripe';
import type { PayoutDesk } from '../../payouts/payouts.ts';
import { nextOutcome } from '../../payouts/payouts.ts';
import { type Account, newId, seconds } from '../account.ts';
import { invalid } from '../errors.ts';
import { type Cause, emit } from '../events.ts';
import { existing, newest, related, save } from '../objects.ts';
import * as read from '../params.ts';

const known = ['amount', 'currency', 'destination', 'transfer_group', 'metadata', 'description', 'expand'];

/** Moves money to a connected account, for `POST /v1/transfers`. Throws Stripe's refusals. */
export function createTransfer(account: Account, params: read.Params, cause: Cause): Stripe.Transfer {
  read.refuseUnknown(params, known);
  const { id: destination, capabilities } = existing(
    account.db,
    'account',
    read.requiredText(params, 'destination'),
    'destination',
  );
  if (capabilities?.transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      'destination',
      'insufficient_capabilities_for_transfer',
    );
  const outcome = nextOutcome(account.db, 'stripe');
  if (outcome === 'later')
    throw invalid(
      'You have insufficient available funds in your account.',
      undefined,
      'balance_insufficient',
    );
  if (outcome === 'fail')
    throw invalid('This account cannot currently receive transfers.', 'destination', 'account_invalid');
  const transfer: Stripe.Transfer = {
    id: newId('tr_3'),
    object: 'transfer',
    amount: read.requiredInteger(params, 'amount', 1),
    amount_reversed: 0,
    balance_transaction: null,
    created: seconds(account.now()),
    currency: read.requiredCurrency(params, 'currency'),
    description: read.text(params, 'description') ?? null,
    destination,
    livemode: false,
    metadata: read.metadata(params, 'metadata'),
    reversals: { object: 'list', data: [], has_more: false, url: '' },
    reversed: false,
    source_transaction: null,
    transfer_group: read.text(params, 'transfer_group') ?? null,
  };
  save(account.db, transfer);
  emit(account, { type: 'transfer.created', subject: transfer.id, object: transfer, cause });
  if (outcome === 'unclaimed') reverse(account, transfer, null);
  return transfer;
}

/** Reverses a transfer in full, for `POST /v1/transfers/:id/reversals`. */
export function reverse(account: Account, transfer: Stripe.Transfer, cause: Cause): Stripe.Transfer {
  if (transfer.reversed) throw invalid(`Transfer ${transfer.id} is already fully reversed.`, 'id');
  const reversed: Stripe.Transfer = { ...transfer, amount_reversed: transfer.amount, reversed: true };
  save(account.db, reversed);
  emit(account, { type: 'transfer.reversed', subject: transfer.id, object: reversed, cause });
  return reversed;
}

/** The transfers for the control page. They arrive immediately: the only decision left is to send one back. */
export const transferDesk = (account: Account): PayoutDesk => ({
  provider: 'stripe',
  db: account.db,
  list: () =>
    newest(account.db, 'transfer', 200).map((transfer) => ({
      id: transfer.transfer_group ?? transfer.id,
      amount: transfer.amount,
      currency: transfer.currency,
      to: String(transfer.destination),
      status: transfer.reversed ? 'reversed' : 'paid',
      at: transfer.created * 1000,
    })),
  decide: (id, decision) => {
    const [transfer] = related(account.db, 'transfer', 'transfer_group', id);
    if (!transfer || transfer.reversed || decision === 'settle') return false;
    reverse(account, transfer, null);
    return true;
  },
});
