import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { limits } from '../../contract/constants.ts';
import { idPattern } from '../../contract/ids.ts';
import { listQuery } from '../../contract/lists.ts';
import { isAddress, isVisible, withoutControls } from '../../contract/text/input/text-rules.ts';
import { typedLine, typedText } from '../../contract/text/input/typed-text.ts';
import { isIban, withoutSpaces } from './rules/check-digits.ts';
import { payoutStates } from './rules/payout-state.ts';

export const profileLimits = { legalName: 120, address: 300, taxNumber: 40, reason: 500 } as const;

const line = (max: number, missing: string) =>
  typedLine(max, { missing, tooLong: 'Please shorten this.' }).refine(isVisible, missing);
const optionalText = (max: number) => z.string().trim().max(max, 'Please shorten this.').optional();
const ibanSentence = 'This is not a valid IBAN. Please check it for typos.';

/** Where an instructor's money goes. What is needed besides name and address depends on the method. */
export const ProfileBody = z
  .object({
    method: z.string({ error: 'Please choose how you want to be paid.' }).max(30),
    legalName: line(profileLimits.legalName, 'Please enter your legal name.'),
    address: typedText(profileLimits.address, {
      missing: 'Please enter your address.',
      tooLong: 'Please shorten your address.',
    }).refine(isVisible, 'Please enter your address.'),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string({ error: 'Please choose your country.' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Please choose your country.'),
    taxNumber: typedLine(profileLimits.taxNumber, { tooLong: 'Please shorten this.' }).default(''),
    email: z
      .string()
      .overwrite(withoutControls)
      .trim()
      .toLowerCase()
      .max(limits.emailLength)
      .refine(isAddress, 'Please enter a valid email.')
      .optional(),
    bankCode: optionalText(20),
    accountNumber: optionalText(34),
    iban: z.string().transform(withoutSpaces).refine(isIban, ibanSentence).optional(),
    /** The instructor's current password. */
    password: z.string({ error: 'Please enter your password.' }).max(limits.passwordMax),
  })
  .openapi('PayoutProfileBody');
export type ProfileBody = z.output<typeof ProfileBody>;

export const profileStates = ['unconfirmed', 'to_check', 'approved', 'refused'] as const;
const accountKinds = ['link', 'email', 'account', 'bank'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** A payout method that this installation offers. */
export const PayoutMethod = z
  .object({
    name: z.string(),
    title: z.string(),
    hint: z.string(),
    account: z.enum(accountKinds),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .openapi('PayoutMethod');
export type PayoutMethod = z.infer<typeof PayoutMethod>;

/** An instructor's own profile. The destination is masked, and the tax number is never shown again. */
export const PayoutProfile = z
  .object({
    method: z.string(),
    title: z.string(),
    account: z.enum(accountKinds),
    destination: z.string(),
    legalName: z.string(),
    address: z.string(),
    country: z.string(),
    hasTaxNumber: z.boolean(),
    state: z.enum(profileStates),
    reason: z.string(),
    changedAt: z.string(),
    usableFrom: z.string(),
  })
  .openapi('PayoutProfile');
export type PayoutProfile = z.infer<typeof PayoutProfile>;
export const ProfileResponse = z.object({
  profile: z.union([PayoutProfile, z.null()]),
  methods: z.array(PayoutMethod),
});
export const CodeBody = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Please enter the six digits of the code.'),
});
export const LinkResponse = z.object({ url: z.string() });

/** Dollars. Without `amount` everything available is requested, so unknown fields, such as a typo, are refused. */
export const RequestBody = z.strictObject({
  amount: z
    .number({ error: 'Please enter an amount.' })
    .positive('Please enter an amount above zero.')
    .max(10_000_000, 'Please enter a smaller amount.')
    .multipleOf(0.01, 'Please enter an amount in dollars and cents.')
    .optional(),
});

/** A payout as its instructor sees it. Dollars. */
export const Payout = z
  .object({
    _id: z.string(),
    amount: z.number(),
    state: z.enum(payoutStates),
    title: z.string(),
    destination: z.string(),
    reason: z.string(),
    draftedAt: z.string(),
    settledAt: z.string().nullable(),
  })
  .openapi('Payout');
export type Payout = z.infer<typeof Payout>;
export const PayoutQuery = z.object({ ...listQuery, state: z.enum(payoutStates).optional() });
export type PayoutQuery = z.output<typeof PayoutQuery>;
/** A page of an instructor's payouts, with what can be paid out now, and the next payout day. */
export const PayoutList = listOf('payouts', Payout).extend({
  available: z.number(),
  minimum: z.number(),
  nextDay: z.string(),
  /** Why nothing can be requested now; null if it can. */
  obstacle: z.string().nullable(),
});
export type PayoutList = z.infer<typeof PayoutList>;

export const AdminPayout = Payout.extend({
  instructor: z.object({ _id: z.string(), name: z.string() }),
  runId: z.string(),
  byBank: z.boolean(),
}).openapi('AdminPayout');
export type AdminPayout = z.infer<typeof AdminPayout>;
const id = z.string().regex(new RegExp(`^${idPattern}$`), 'Please use the id of a run.');
export const AdminPayoutQuery = z.object({
  ...listQuery,
  state: z.enum(payoutStates).optional(),
  run: id.optional(),
});
export type AdminPayoutQuery = z.output<typeof AdminPayoutQuery>;
export const AdminPayoutList = listOf('payouts', AdminPayout);
export type AdminPayoutList = z.infer<typeof AdminPayoutList>;

const runKinds = ['monthly', 'extra', 'request'] as const;
const runStates = ['drafted', 'approved', 'discarded'] as const;

/** A run: its payouts are approved together. Dollars. */
export const PayoutRun = z
  .object({
    _id: z.string(),
    kind: z.enum(runKinds),
    period: z.string().nullable(),
    /** The instructor who requested the payout; null for a run of another kind. */
    requestedBy: z.string().nullable(),
    state: z.enum(runStates),
    payouts: z.number().int(),
    amount: z.number(),
    approvalsNeeded: z.number().int(),
    approvedBy: z.array(z.object({ _id: z.string(), name: z.string() })),
    createdAt: z.string(),
    /** How many payouts are in each state. */
    counts: z.record(z.string(), z.number().int()),
    bankTransfers: z.number().int(),
    /** How many bank transfers still have to be made. */
    bankTransfersWaiting: z.number().int(),
  })
  .openapi('PayoutRun');
export type PayoutRun = z.infer<typeof PayoutRun>;
export const RunQuery = z.object({ ...listQuery, state: z.enum(runStates).optional() });
export type RunQuery = z.output<typeof RunQuery>;
export const RunList = listOf('runs', PayoutRun);
export type RunList = z.infer<typeof RunList>;
export const RunResponse = z.object({ run: PayoutRun });
export const RunDone = z.object({ success: z.literal(true), message: z.string(), run: PayoutRun });

const reason = typedText(profileLimits.reason, { tooLong: 'Please shorten the reason.' }).default('');

export const outcomes = ['paid', 'failed', 'returned'] as const;
export const OutcomeBody = z
  .object({
    outcome: z.enum(outcomes, { error: 'Please choose the result of the transfer.' }),
    reason,
  })
  .refine(({ outcome, reason }) => outcome === 'paid' || isVisible(reason), {
    path: ['reason'],
    message: 'Please give a reason for the instructor.',
  });

/** A profile in the administrators' list. */
export const ListedProfile = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    title: z.string(),
    destination: z.string(),
    country: z.string(),
    state: z.enum(profileStates),
    changedAt: z.string(),
    usableFrom: z.string(),
  })
  .openapi('ListedPayoutProfile');
export type ListedProfile = z.infer<typeof ListedProfile>;
export const ProfileQuery = z.object({ ...listQuery, state: z.enum(profileStates).optional() });
export type ProfileQuery = z.output<typeof ProfileQuery>;
export const ProfileList = listOf('profiles', ListedProfile);
export type ProfileList = z.infer<typeof ProfileList>;

/** A profile with everything that administrators check. Reading it is recorded in the audit log. */
export const CheckedProfile = ListedProfile.extend({
  version: z.number().int(),
  legalName: z.string(),
  address: z.string(),
  taxNumber: z.string(),
  account: z.array(z.object({ label: z.string(), value: z.string() })),
  reason: z.string(),
}).openapi('CheckedPayoutProfile');
export type CheckedProfile = z.infer<typeof CheckedProfile>;
export const CheckedProfileResponse = z.object({ profile: CheckedProfile });

export const CheckBody = z
  .object({
    decision: z.enum(['approve', 'refuse']),
    /** The version that was read; a later change must be checked again. */
    version: z.number().int().min(1).max(2_147_483_647),
    /** The state the administrator saw. If it has changed since, the decision is refused. */
    state: z.enum(profileStates).optional(),
    reason,
  })
  .refine(({ decision, reason }) => decision === 'approve' || isVisible(reason), {
    path: ['reason'],
    message: 'Please give a reason for the instructor.',
  });
export const Csv = z.string();
