import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';
import { Terms } from './terms/contract.ts';

export type { PublicTerms } from './terms/contract.ts';

const saleStates = ['held', 'available', 'disputed', 'refunded'] as const;
export type SaleState = (typeof saleStates)[number];
const attributions = ['instructor', 'platform'] as const;

const saleFilters = {
  search: listQuery.search,
  state: z.enum(saleStates).optional(),
  /** Who brought the buyer. */
  attribution: z.enum(attributions).optional(),
  sort: sortParam(['soldAt', 'earned']),
};
export const SaleFilter = z.object(saleFilters);
export type SaleFilter = z.output<typeof SaleFilter>;
export const SaleQuery = z.object({ ...listQuery, ...saleFilters });
export type SaleQuery = z.output<typeof SaleQuery>;

/** A sale as its instructor sees it. Amounts in dollars. */
export const Sale = z
  .object({
    _id: z.string(),
    orderNumber: z.string(),
    /** The learner's initials. */
    learner: z.string(),
    course: z.string(),
    soldAt: z.string(),
    total: z.number(),
    refunded: z.number(),
    /** The payment provider's fee: estimated until the provider reports it. */
    fee: z.number(),
    feeIsEstimated: z.boolean(),
    /** The instructor's share of what is left after tax and the fee, in percent. */
    share: z.number(),
    attribution: z.enum(attributions),
    /** What brought the buyer. */
    broughtBy: z.enum(['coupon', 'link', 'platform']),
    /** The instructor's part, less what refunds have taken back. */
    earned: z.number(),
    state: z.enum(saleStates),
    availableAt: z.string(),
  })
  .openapi('Sale');
export type Sale = z.infer<typeof Sale>;
export const SaleList = listOf('sales', Sale);
export type SaleList = z.infer<typeof SaleList>;
export const Csv = z.string();

/** An instructor's balances in dollars, what becomes available next, and the shares that apply today. */
export const Earnings = z
  .object({
    held: z.number(),
    available: z.number(),
    /** Held back by open disputes. */
    disputed: z.number(),
    /** Links with `?i=` and this code count as brought by the instructor. */
    linkCode: z.string(),
    next: z.object({ amount: z.number(), at: z.string() }).nullable(),
    /** Everything that has been paid out so far. */
    paid: z.number(),
    nextPayoutDay: z.string(),
    /** `isOwn`: shares agreed with this instructor. */
    terms: Terms.extend({ isOwn: z.boolean() }),
    /** The next terms that differ, once they are planned. */
    coming: z.union([Terms.extend({ isOwn: z.boolean(), effectiveFrom: z.string() }), z.null()]),
    /** The last twelve months in UTC, oldest first: earnings less reversals. */
    months: z.array(z.object({ month: z.string(), earned: z.number() })),
  })
  .openapi('Earnings');
export type Earnings = z.infer<typeof Earnings>;
export const EarningsResponse = z.object({ earnings: Earnings });

const journalKinds = [
  'sale',
  'refund',
  'dispute',
  'dispute_won',
  'release',
  'fee',
  'payout_draft',
  'payout_sent',
  'payout_paid',
  'payout_back',
  'correction',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** A month of an instructor's statements, in dollars. */
const StatementMonth = z.object({
  /** Such as `2026-11`. */
  _id: z.string(),
  opening: z.number(),
  earned: z.number(),
  paid: z.number(),
  closing: z.number(),
});
export const StatementQuery = z.object({ page: listQuery.page, limit: listQuery.limit });
export type StatementQuery = z.output<typeof StatementQuery>;
export const StatementList = listOf('statements', StatementMonth);
export type StatementList = z.infer<typeof StatementList>;
export const StatementParams = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please use a month such as 2026-11.'),
});

/**
 * A change to what an instructor is owed, in dollars. Price, tax and fee are what was booked then: a refund's price is
 * negative, and a corrected fee is the difference.
 */
const StatementLine = z.object({
  kind: z.enum(journalKinds),
  at: z.string(),
  order: z.string().nullable(),
  course: z.string().nullable(),
  /** The learner's initials. */
  learner: z.string().nullable(),
  memo: z.string(),
  gross: z.number().nullable(),
  tax: z.number().nullable(),
  fee: z.number().nullable(),
  share: z.number().nullable(),
  amount: z.number(),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** A month's statement: `opening` and the amounts of the lines sum to `closing`. */
export const Statement = z
  .object({
    month: z.string(),
    instructor: z.string(),
    opening: z.number(),
    closing: z.number(),
    lines: z.array(StatementLine),
  })
  .openapi('Statement');
export type Statement = z.infer<typeof Statement>;
export const StatementResponse = z.object({ statement: Statement });
export const Pdf = z.string().meta({ format: 'binary' });

/** The accounts that the trial balance lists; instructors' accounts are added up. */
export const ledgerAccounts = [
  'provider:clearing',
  'platform:revenue',
  'platform:fees',
  'tax:payable',
  'reserve:disputes',
  'instructors:held',
  'instructors:available',
  'instructors:drafted',
  'instructors:sent',
  'instructors:paid',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

const journalFilters = {
  search: listQuery.search,
  account: z.enum(ledgerAccounts).optional(),
  kind: z.enum(journalKinds).optional(),
};
export const JournalFilter = z.object(journalFilters);
export type JournalFilter = z.output<typeof JournalFilter>;
export const JournalQuery = z.object({ ...listQuery, ...journalFilters });
export type JournalQuery = z.output<typeof JournalQuery>;

/** One step in the ledger. The amounts of its entries, in dollars, sum to zero. */
export const Journal = z
  .object({
    _id: z.string(),
    kind: z.enum(journalKinds),
    at: z.string(),
    order: z.object({ _id: z.string(), number: z.string() }).nullable(),
    /** The payout whose money it moves, and its run. */
    payout: z.object({ _id: z.string(), runId: z.string() }).nullable(),
    memo: z.string(),
    entries: z.array(
      z.object({ account: z.string(), instructor: z.string().nullable(), amount: z.number() }),
    ),
  })
  .openapi('Journal');
export type Journal = z.infer<typeof Journal>;
export const JournalList = listOf('journals', Journal);
export type JournalList = z.infer<typeof JournalList>;

/** The balance of every account, in dollars; instructors' accounts are added up by kind. The balances sum to zero. */
export const TrialBalance = z
  .object({
    accounts: z.array(z.object({ account: z.string(), entries: z.number().int(), balance: z.number() })),
    total: z.number(),
    /** The last nightly check, which recomputes every balance. */
    checked: z.object({ at: z.string(), differences: z.number().int() }).nullable(),
  })
  .openapi('TrialBalance');
export type TrialBalance = z.infer<typeof TrialBalance>;
export const TrialBalanceResponse = z.object({ trialBalance: TrialBalance });
