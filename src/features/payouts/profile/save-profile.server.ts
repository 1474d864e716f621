import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Limit } from '../../../platform/http/security/limiter.ts';
import { holdPassword, passwordMatches } from '../../accounts/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { ProviderFailure, payoutGatewayFor, type TimeLimit, timeLimit } from '../../payments/index.server.ts';
import type { AccountKind, ProfileBody } from '../contract.ts';
import { profileChangedEmail } from '../emails/payouts.tsx';
import { missing, notOffered, unreachable, wrongPassword } from '../failures.server.ts';
import { methodInSentence, methodNamed } from '../methods.server.ts';
import { isNuban } from '../rules/check-digits.ts';
import { isCountry } from '../rules/countries.ts';
import { countCode, sendCode } from './confirm-email.server.ts';
import { type Details, findProfile, hintOf, type ProfileRow, sealDetails } from './details.server.ts';

/** Payouts wait this long after a change, so that the instructor can react if someone else made it. */
const waitMs = 72 * 3600_000;

const passwords: Limit = { name: 'payout-password', points: 10, seconds: 15 * 60 };

/**
 * Stores where an instructor's money goes. The owner is told by email, and payouts wait for 72 hours. Administrators
 * check the details; first, an email must be confirmed with a code, or an account completed on the provider's pages.
 * @throws 403 for a wrong password, 422 for incomplete or impossible details, 429 after ten wrong passwords or five
 * codes, 502 if the provider does not respond
 */
export async function saveProfile(ctx: Context, owner: Viewer, body: ProfileBody): Promise<void> {
  const passwordHash = await checkPassword(ctx, owner._id, body.password);
  const method = methodNamed(ctx, body.method);
  if (!method) throw notOffered({ fields: { method: notOffered().message } });
  if (!isCountry(body.country)) throw lacking('country', 'Please choose your country.');
  const soon = timeLimit(ctx.log);
  const given = await detailsOf(ctx, method.account, body, soon);
  if (given.email) await countCode(ctx, owner);
  const before = await findProfile(ctx.db, owner._id);
  const details = await prepared(ctx, owner, method.name, (before?.version ?? 0) + 1, given, soon);
  await ctx.db.transaction().execute(async (trx) => {
    // A password reset in the meantime wins: someone who only knows the old password must not redirect the money.
    if (!(await holdPassword(trx, owner._id, passwordHash))) throw refusedPassword();
    const saved = await store(ctx, trx, owner, method.name, method.account, details);
    await audit(
      trx,
      owner._id,
      'payouts.profile_changed',
      { type: 'user', id: owner._id },
      { method: method.name },
    );
    const at = saved.changedAt.toISOString();
    await queueEmail(trx, owner.email, profileChangedEmail, {
      name: owner.name,
      method: methodInSentence(ctx, method.name),
      destination: saved.hint,
      at,
      usableFrom: saved.usableFrom.toISOString(),
      resetLink: `${ctx.settings.appUrl}/forgot-password`,
      supportEmail: ctx.settings.supportEmail,
    });
    if (details.email) await sendCode(ctx, trx, owner, details.email);
  });
}

const refusedPassword = () => wrongPassword({ fields: { password: wrongPassword().message } });

/** @returns the stored hash of the password */
async function checkPassword(ctx: Context, id: string, password: string): Promise<string> {
  await ctx.limiter.count(passwords, id);
  const user = await ctx.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user || !(await passwordMatches(password, user.passwordHash))) throw refusedPassword();
  await ctx.limiter.forget(passwords, id);
  return user.passwordHash;
}

/** The details that this kind of account needs, without the others. */
async function detailsOf(
  ctx: Context,
  account: AccountKind,
  body: ProfileBody,
  soon: TimeLimit,
): Promise<Details> {
  const { legalName, address, country, taxNumber } = body;
  const person = { legalName, address, country, taxNumber };
  if (account === 'link') return person;
  if (account === 'email') {
    if (!body.email) throw lacking('email', 'Please enter the email of your account.');
    return { ...person, email: body.email };
  }
  if (account === 'bank' && body.iban) return { ...person, iban: body.iban };
  const { bankCode, accountNumber } = body;
  if (account === 'bank' && !accountNumber)
    throw lacking('iban', 'Please enter an IBAN, or a bank code and an account number.');
  if (!bankCode) throw lacking('bankCode', 'Please choose your bank.');
  const digits = accountNumber?.replace(/[\s-]/g, '') ?? '';
  if (!/^\d{10}$/.test(digits))
    throw lacking('accountNumber', 'Please enter the ten digits of the account number.');
  // This check digit applies only to commercial banks, whose codes have three digits.
  if (/^\d{3}$/.test(bankCode) && account === 'bank' && !isNuban(bankCode, digits))
    throw lacking(
      'accountNumber',
      'This account number doesn’t belong to this bank. Please check it for typos.',
    );
  if (account === 'bank') {
    if (!/^\d{3}$/.test(bankCode))
      throw lacking('bankCode', 'Please enter the three digits of the bank code.');
    return { ...person, bankCode, accountNumber: digits };
  }
  const banks =
    (await orExplained(ctx, payoutGatewayFor(ctx, body.method)?.banks?.() ?? Promise.resolve([]), soon)) ??
    [];
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw lacking('bankCode', 'Please choose a bank from the list.');
  return { ...person, bankCode, bankName: bank.name, accountNumber: digits };
}

const lacking = (field: string, sentence: string) =>
  missing({ message: sentence, fields: { [field]: sentence } });

/** The provider creates the account, or checks that it exists. */
async function prepared(
  ctx: Context,
  owner: Viewer,
  method: string,
  version: number,
  details: Details,
  soon: TimeLimit,
): Promise<Details> {
  const gateway = payoutGatewayFor(ctx, method);
  if (!gateway) return details;
  const { legalName, country, bankCode, accountNumber } = details;
  const { reference, holder } = await orExplained(
    ctx,
    gateway.prepare({
      instructorId: owner._id,
      version,
      legalName,
      country,
      email: details.email ?? owner.email,
      bankCode,
      accountNumber,
    }),
    soon,
  );
  return { ...details, ...(reference && { reference }), ...(holder && { holder }) };
}

const detailsRefused =
  'The provider refused these details. Please check them. If they’re correct, contact us.';

/**
 * Turns a provider's failure, or its silence after some seconds, into a sentence for the instructor. The provider's own
 * message, which may be about our account, is only logged.
 */
export async function orExplained<T>(
  { log }: Pick<Context, 'log'>,
  call: Promise<T>,
  soon = timeLimit(log),
): Promise<T> {
  try {
    return await soon(call);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.sentence) throw missing({ message: error.sentence, fields: { accountNumber: error.sentence } });
    log.warn({ err: error }, 'a payout provider failed or refused a request');
    if (error.refused) throw missing({ message: detailsRefused });
    throw unreachable();
  }
}

const firstStates = {
  link: 'unconfirmed',
  email: 'unconfirmed',
  account: 'to_check',
  bank: 'to_check',
} as const;

function store(
  ctx: Context,
  trx: Trx,
  owner: Viewer,
  method: string,
  account: AccountKind,
  details: Details,
): Promise<ProfileRow> {
  const now = ctx.clock();
  const values = {
    method,
    sealed: sealDetails(ctx, details),
    hint: hintOf(details),
    reference: details.reference ?? null,
    state: firstStates[account],
    reason: '',
    codeHash: null,
    codeUntil: null,
    codeAttempts: 0,
    changedAt: now,
    usableFrom: new Date(now.getTime() + waitMs),
    checkedBy: null,
    checkedAt: null,
  };
  return trx
    .insertInto('payoutProfiles')
    .values({ userId: owner._id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({ ...values, version: eb('payoutProfiles.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
