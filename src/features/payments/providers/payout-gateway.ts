import type { Cents } from '../../../contract/money/money.ts';

/**
 * How an instructor identifies the account to be paid: on the provider's own pages, by an email address that they
 * confirm with a code, or by a bank and an account number.
 */
export type PayoutAccount = 'link' | 'email' | 'account';

/** The instructor for whom an account is prepared, and their details. */
export type Payee = {
  instructorId: string;
  /** Identifies the change to the profile, so that each change is prepared once. */
  version: number;
  legalName: string;
  country: string;
  email: string;
  bankCode?: string;
  accountNumber?: string;
};

/** The provider's reference of the account, and the name of its holder, if the provider reports them. */
type PreparedAccount = { reference: string | null; holder: string | null };

/** Where a payout goes. */
export type Destination = { reference: string | null; email: string | null };

export type PayoutRequest = {
  payoutId: string;
  cents: Cents;
  /** Such as `usd`. */
  currency: string;
  to: Destination;
  /** The provider's reference of the payout, once known. */
  reference: string | null;
};

/**
 * The state of a payout at its provider. `failed`: it was not paid; `returned`: it came back. `unknown`: the provider
 * has never received it. A `note` says what the provider is waiting for. `isQuoted`: the reason is in the provider's
 * own words, which may be a code or concern our account.
 */
export type PayoutFact =
  | { kind: 'processing'; reference: string | null; note?: string }
  | { kind: 'paid'; reference: string | null }
  | { kind: 'failed' | 'returned'; reference: string | null; reason: string; isQuoted?: boolean }
  | { kind: 'unknown' };

export type Bank = { code: string; name: string };

/**
 * The port to a provider that pays instructors. Every call may throw `ProviderFailure`; none holds a transaction open.
 */
export type PayoutGateway = {
  /** Creates or checks the account to be paid. @throws ProviderFailure with a `sentence` for the instructor */
  prepare(payee: Payee): Promise<PreparedAccount>;
  /** The page on which the instructor completes their account; it works once, for a few minutes. */
  link?(reference: string, returnUrl: string): Promise<string>;
  /** Whether the account can be paid now. */
  isReady?(reference: string): Promise<boolean>;
  /** The banks an account may be with. */
  banks?(): Promise<Bank[]>;
  /** Pays once, however often it is called: the payout's id is the key. */
  send(request: PayoutRequest): Promise<PayoutFact>;
  /** The state of a payout, fetched from the provider. */
  ask(request: PayoutRequest): Promise<PayoutFact>;
};
