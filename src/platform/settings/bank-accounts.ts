import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const word = z.string().trim().min(1).max(100);

const BankAccount = z.object({
  /** A short name of the account's own, by which a buyer's choice is known. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be of small letters, digits and hyphens'),
  bankName: word,
  accountNumber: word,
  /** Whose account it is. */
  name: word,
  sortCode: word.optional(),
  /** One currency or several, as buyers read them. */
  currency: word,
});
/** An account that buyers may transfer money to. */
export type BankAccount = z.infer<typeof BankAccount>;

const BankAccounts = z
  .array(BankAccount)
  .refine((accounts) => new Set(accounts.map(({ id }) => id)).size === accounts.length, 'ids must differ');

/** What the sandbox shows: one account in the local currency, one for buyers abroad. They belong to nobody. */
const sandboxAccounts: BankAccount[] = [
  {
    id: 'ngn-local',
    bankName: 'Sandbox Bank, Lagos',
    accountNumber: '0123456789',
    name: 'Milepost Learning Ltd',
    currency: 'NGN',
  },
  {
    id: 'diaspora',
    bankName: 'Sandbox Bank, London',
    accountNumber: '12345678',
    name: 'Milepost Learning Ltd',
    sortCode: '00-00-00',
    currency: 'GBP/USD/EUR',
  },
];

/**
 * The accounts of `BANK_ACCOUNTS`, a JSON list. Without it there are none, and bank transfer is not offered; beside the
 * sandbox there are two to try it with.
 * @throws StartupError when the list cannot be read
 */
export function readBankAccounts(text: string | undefined, sandboxOn: boolean): BankAccount[] {
  if (!text) return sandboxOn ? sandboxAccounts : [];
  const parsed = BankAccounts.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the list'}: ${message}`);
  throw new StartupError(`BANK_ACCOUNTS is not a list of bank accounts: ${wrong.join('; ')}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError('BANK_ACCOUNTS is not JSON.');
  }
}
