import { addOtherJournal, instructorAccount } from '../../../src/features/ledger/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { request } from '../../harness/request.ts';
import type { TestProduct } from '../../harness/test-product.ts';
import { makePerson, type Person, testPassword } from '../people.ts';

const person = {
  legalName: 'Amara Linden',
  address: '1 Harbour Road\nBristol',
  country: 'GB',
  taxNumber: 'GB 123 456',
  password: testPassword,
};

/** The details for each payout method, as an instructor enters them. */
export const payoutDetails = {
  stripe: { ...person, method: 'stripe' },
  paypal: { ...person, method: 'paypal', email: 'amara@payee.example' },
  paystack: { ...person, method: 'paystack', bankCode: '058', accountNumber: '0123456789' },
  bank: { ...person, method: 'bank', iban: 'GB29 NWBK 6016 1331 9268 19' },
};
export type PayoutWay = keyof typeof payoutDetails;

/** Adds `cents` to an instructor's available balance; a negative amount reduces it. */
export const addAvailable = (ctx: Context, instructorId: string, cents: number): Promise<string> =>
  ctx.db.transaction().execute((trx) =>
    addOtherJournal(
      trx,
      {
        kind: 'correction',
        memo: 'For a test.',
        entries: [
          { account: 'platform:revenue', cents: -cents },
          { account: instructorAccount(instructorId, 'available'), cents },
        ],
      },
      ctx.clock(),
    ),
  );

/** An instructor with available earnings, whose payout details are approved and usable. */
export async function makePayee(
  product: TestProduct,
  { way = 'paypal', cents = 10_000, name }: { way?: PayoutWay; cents?: number; name?: string } = {},
): Promise<Person> {
  const payee = await makePerson(product.ctx, { role: 'instructor', name });
  const { status, body } = await request(product, 'PUT /earnings/payout-profile', {
    as: payee,
    body: payoutDetails[way],
  });
  if (status !== 200) throw new Error(`The details were refused: ${JSON.stringify(body)}`);
  if (way === 'stripe') await completeAccount(product, payee);
  await product.ctx.db
    .updateTable('payoutProfiles')
    .set({ state: 'approved', usableFrom: product.ctx.clock() })
    .where('userId', '=', payee.id)
    .execute();
  if (cents !== 0) await addAvailable(product.ctx, payee.id, cents);
  return payee;
}

/** Completes the account on the provider's page, as an instructor does. */
export async function completeAccount(product: TestProduct, payee: Person): Promise<void> {
  const { body } = await request<{ url: string }>(product, 'POST /earnings/payout-profile/link', {
    as: payee,
  });
  await fetch(body.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
}

/** The balances of an instructor's ledger accounts in cents, by account, without empty accounts. */
export async function balancesOf(ctx: Context, instructorId: string): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('ledgerBalances')
    .select(['account', 'cents'])
    .where('account', 'like', `instructor:${instructorId}:%`)
    .where('cents', '<>', 0)
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account.split(':')[2] ?? '', cents]));
}
