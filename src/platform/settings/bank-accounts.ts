import { z } from 'zod';
import { StartupError } from '../failures/startup-error.ts';

const line = z.string().trim().min(1).max(100);

const BankAccount = z.object({
  /** A short name of the account, which identifies the buyer's choice. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must contain only lower-case letters, digits and hyphens'),
  bankName: line,
  accountNumber: line,
  /** The account holder. */
  name: line,
  sortCode: line.optional(),
  /** One currency or several, as shown to buyers. */
  currency: line,
});
/** An account that buyers may transfer money to. */
export type BankAccount = z.infer<typeof BankAccount>;

const BankAccounts = z
  .array(BankAccount)
  .refine((accounts) => new Set(accounts.map(({ id }) => id)).size === accounts.length, 'ids must differ');

/** The sandbox's accounts: one in the local currency, one for buyers abroad. Both are fictional. */
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
 * Reads `BANK_ACCOUNTS`, a JSON list. Without it there are no accounts and bank transfer is not offered; with the
 * sandbox there are two to try it with.
 * @throws StartupError when the list is invalid
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
