import { z } from 'zod';
import { collection } from '../objects/objects.ts';
import { nextOutcome, type PayoutDecision, type PayoutDesk } from '../payouts/payouts.ts';
import { type Account, newCode, newNumber, PaystackRefusal, timestamp } from './account.ts';
import { emit } from './events.ts';

/** Some of the banks that Paystack lists. */
const banks = [
  { name: 'Access Bank', code: '044' },
  { name: 'First Bank of Nigeria', code: '011' },
  { name: 'Guaranty Trust Bank', code: '058' },
  { name: 'United Bank For Africa', code: '033' },
  { name: 'Zenith Bank', code: '057' },
];

const banksPerPage = 3;

/** A page of `GET /bank` with `use_cursor`. Pages are short, however many are asked for, so that there are several. */
export function pageOfBanks(cursor?: string) {
  const start = Math.max(
    0,
    banks.findIndex(({ code }) => code === cursor),
  );
  const next = banks[start + banksPerPage]?.code ?? null;
  return {
    data: banks.slice(start, start + banksPerPage),
    meta: { next, previous: null, perPage: banksPerPage },
  };
}

type Recipient = { code: string; name: string; accountNumber: string; bankCode: string };
type Transfer = {
  id: number;
  reference: string;
  transfer_code: string;
  amount: number;
  currency: string;
  recipient: string;
  reason: string;
  status: 'pending' | 'success' | 'failed' | 'reversed';
  createdAt: string;
};

const recipients = ({ db }: Account) => collection<Recipient>(db, 'paystack', 'recipient');
const transfers = ({ db }: Account) => collection<Transfer>(db, 'paystack', 'transfer');

/** The holder of an account, for `GET /bank/resolve`: numbers that end in 0000 do not exist. */
export function resolve(accountNumber = '', bankCode = '') {
  const exists = banks.some(({ code }) => code === bankCode) && /^\d{10}$/.test(accountNumber);
  if (!exists || accountNumber.endsWith('0000'))
    throw new PaystackRefusal(
      400,
      'invalid_bank_code',
      'Could not resolve account name. Check parameters or try again.',
    );
  return { account_number: accountNumber, account_name: 'ACCOUNT HOLDER OF THE SANDBOX', bank_id: 1 };
}

const recipientBody = z.object({
  type: z.literal('nuban'),
  name: z.string().min(1),
  account_number: z.string().regex(/^\d{10}$/),
  bank_code: z.string(),
  currency: z.string(),
});

/** For `POST /transferrecipient`. Returns the existing recipient if the account already has one. */
export function createRecipient(account: Account, body: unknown) {
  const parsed = recipientBody.safeParse(body);
  if (!parsed.success) throw new PaystackRefusal(400, 'invalid_params', 'Account details are invalid');
  const { name, account_number: accountNumber, bank_code: bankCode } = parsed.data;
  resolve(accountNumber, bankCode);
  const known = recipients(account)
    .where('$.accountNumber', accountNumber)
    .find((one) => one.bankCode === bankCode);
  const recipient = known ?? { code: `RCP_${newCode(15)}`, name, accountNumber, bankCode };
  recipients(account).put(recipient.code, recipient);
  return { recipient_code: recipient.code, name: recipient.name, type: 'nuban', active: true };
}

const transferBody = z.object({
  source: z.literal('balance'),
  amount: z.number().int().positive(),
  currency: z.string(),
  recipient: z.string(),
  reference: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .min(16)
    .max(50),
  reason: z.string().default(''),
});

/** For `POST /transfer`: a reference works once. */
export function createTransfer(account: Account, body: unknown): Transfer {
  const parsed = transferBody.safeParse(body);
  if (!parsed.success) throw new PaystackRefusal(400, 'invalid_params', 'Transfer details are invalid');
  const { reference, recipient } = parsed.data;
  if (!recipients(account).get(recipient))
    throw new PaystackRefusal(400, 'invalid_recipient', 'Recipient specified is invalid');
  if (transfers(account).get(reference))
    throw new PaystackRefusal(
      400,
      'duplicate_transfer_reference',
      'Please provide a unique reference. Reference already exists on a transfer',
    );
  const made: Transfer = {
    id: newNumber(),
    reference,
    transfer_code: `TRF_${newCode(15)}`,
    amount: parsed.data.amount,
    currency: parsed.data.currency,
    recipient,
    reason: parsed.data.reason,
    status: 'pending',
    createdAt: timestamp(account),
  };
  transfers(account).put(reference, made);
  const outcome = nextOutcome(account.db, 'paystack');
  if (outcome === 'pay') move(account, made, 'success');
  if (outcome === 'fail') move(account, made, 'failed');
  // The first response always says that the transfer is pending.
  return made;
}

/** For `GET /transfer/verify/:reference`. */
export function showTransfer(account: Account, reference: string): Transfer {
  const transfer = transfers(account).get(reference);
  if (!transfer) throw new PaystackRefusal(404, 'transfer_not_found', 'Transfer not found');
  return transfer;
}

function move(account: Account, transfer: Transfer, status: 'success' | 'failed' | 'reversed'): void {
  const moved = { ...transfer, status };
  transfers(account).put(moved.reference, moved);
  const event = `transfer.${status}` as const;
  emit(account, { event, subject: moved.reference, id: moved.id, data: moved });
}

/** The transfers for the control page. */
export const transferDesk = (account: Account): PayoutDesk => ({
  provider: 'paystack',
  db: account.db,
  list: () =>
    transfers(account)
      .newest(200)
      .map((transfer) => ({
        id: transfer.reference,
        amount: transfer.amount,
        currency: transfer.currency,
        to: recipients(account).get(transfer.recipient)?.accountNumber ?? transfer.recipient,
        status: transfer.status,
        at: Date.parse(transfer.createdAt),
      })),
  decide(id, decision) {
    const transfer = transfers(account).get(id);
    const status = transfer && nextStatus(transfer.status, decision);
    if (!transfer || !status) return false;
    move(account, transfer, status);
    return true;
  },
});

function nextStatus(status: Transfer['status'], decision: PayoutDecision) {
  if (decision === 'return') return status === 'success' || status === 'pending' ? 'reversed' : undefined;
  if (status !== 'pending') return undefined;
  return decision === 'settle' ? 'success' : 'failed';
}
