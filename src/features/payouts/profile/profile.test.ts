import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeAccount, payoutDetails } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createLimiter, noLimits } from '../../../platform/http/security/limiter.ts';
import { ProviderFailure } from '../../payments/index.server.ts';
import type { CheckedProfile, PayoutProfile, ProfileList } from '../contract.ts';
import { followAccount } from './provider-account.server.ts';
import { orExplained } from './save-profile.server.ts';

let shop: Shop;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await makePerson(shop.ctx, { role: 'instructor', name: 'Amara Linden' });
});

type Refused = { message: string; fields: Record<string, string> };
const save = (body: object) => request<Refused>(shop, 'PUT /earnings/payout-profile', { as: owner, body });
const own = async () =>
  (await request<{ profile: PayoutProfile }>(shop, 'GET /earnings/payout-profile', { as: owner })).body
    .profile;
const check = (body: object) =>
  request<Refused>(shop, `POST /admin/payout-profiles/${owner.id}/check`, { as: admin, body });

/** Sends a request several times with rate limits on. @returns the statuses */
async function sendRepeatedly(times: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  shop.ctx.limiter = createLimiter(shop.ctx.pool);
  try {
    const statuses: number[] = [];
    while (statuses.length < times) statuses.push((await send()).status);
    return statuses;
  } finally {
    shop.ctx.limiter = noLimits;
  }
}

describe('payout details', () => {
  test('are sealed in the database and masked for their owner', async () => {
    await save(payoutDetails.bank);
    expect(await own()).toMatchObject({
      method: 'bank',
      destination: 'GB •••• 6819',
      legalName: 'Amara Linden',
      hasTaxNumber: true,
      state: 'to_check',
    });
    const { rows } = await shop.ctx.pool.query('select * from payout_profiles where user_id = $1', [
      owner.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/GB29|NWBK|Harbour|123 456/);
    expect(JSON.stringify(await own())).not.toMatch(/NWBK|123 456/);
  });

  test('need the password again', async () => {
    const { status, body } = await save({ ...payoutDetails.bank, password: 'another one' });
    expect([status, body.fields.password]).toEqual([403, 'Your password is incorrect.']);
    expect(await own()).toBeNull();
  });

  test('cannot be changed by guessing the password', async () => {
    const guess = () => save({ ...payoutDetails.bank, password: 'another one' });
    expect(await sendRepeatedly(11, guess)).toEqual([...Array<number>(10).fill(403), 429]);
  });

  test('send their owner an email, and wait for 72 hours after each change', async () => {
    await save(payoutDetails.bank);
    const emails = await shop.runJobs();
    expect(emails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
      'Your payout details were changed',
    ]);
    const { changedAt, usableFrom } = await own();
    expect(Date.parse(usableFrom) - Date.parse(changedAt)).toBe(72 * 3600_000);
  });

  test('must be checked again after a change', async () => {
    await save(payoutDetails.bank);
    await check({ decision: 'approve', version: 1 });
    expect((await own()).state).toBe('approved');
    await save({ ...payoutDetails.bank, iban: 'DE89370400440532013000' });
    expect(await own()).toMatchObject({ state: 'to_check', destination: 'DE •••• 3000' });
    expect((await check({ decision: 'approve', version: 1 })).status).toBe(409);
  });

  test.each([
    ['an IBAN with wrong check digits', { method: 'bank', iban: 'GB28NWBK60161331926819' }, 'iban'],
    ['an IBAN of the wrong length', { method: 'bank', iban: 'GB29NWBK6016133192681' }, 'iban'],
    ['no account at all', { method: 'bank' }, 'iban'],
    [
      'a NUBAN with a wrong check digit',
      { method: 'bank', bankCode: '058', accountNumber: '0152792741' },
      'accountNumber',
    ],
    [
      'a bank code of five digits',
      { method: 'bank', bankCode: '50211', accountNumber: '0152792740' },
      'bankCode',
    ],
    [
      'an account number of nine digits',
      { method: 'bank', bankCode: '50211', accountNumber: '015279274' },
      'accountNumber',
    ],
    [
      'a bank that is not listed',
      { method: 'paystack', bankCode: '999', accountNumber: '0123456789' },
      'bankCode',
    ],
    [
      'an account that the bank does not know',
      { method: 'paystack', bankCode: '058', accountNumber: '0123450000' },
      'accountNumber',
    ],
    ['no email', { method: 'paypal' }, 'email'],
    ['a payout method that is not offered', { method: 'cash' }, 'method'],
    ['an empty name', { method: 'bank', legalName: '  ' }, 'legalName'],
    ['a country that is not a code', { method: 'bank', country: 'Britain' }, 'country'],
    ['a country that does not exist', { method: 'bank', country: 'XX' }, 'country'],
  ])('are refused with %s, and nothing is stored', async (_what, change, field) => {
    const { iban: _, ...details } = payoutDetails.bank;
    const { status, body } = await save({ ...details, ...change });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await own()).toBeNull();
  });

  test('with an account number also need a bank', async () => {
    const { iban: _, ...details } = payoutDetails.bank;
    const { body } = await save({ ...details, accountNumber: '0152792740' });
    expect(body.fields).toEqual({ bankCode: 'Please choose your bank.' });
  });

  test('are accepted with a NUBAN that has the right check digit', async () => {
    const { iban: _, ...details } = payoutDetails.bank;
    await save({ ...details, bankCode: '058', accountNumber: '0152792740' });
    expect(await own()).toMatchObject({ state: 'to_check', destination: '•••• 2740' });
  });
});

describe('the email of the account to be paid', () => {
  const codeOf = async () => {
    const emails = await shop.runJobs();
    const text = emails.find(({ to }) => to === payoutDetails.paypal.email)?.text ?? '';
    return /\b\d{6}\b/.exec(text)?.[0] ?? '';
  };
  const confirm = (code: string) =>
    request<Refused>(shop, 'POST /earnings/payout-profile/confirmation', { as: owner, body: { code } });

  test('is confirmed by the code that it received', async () => {
    await save(payoutDetails.paypal);
    expect((await own()).state).toBe('unconfirmed');
    const code = await codeOf();
    expect((await confirm(code)).status).toBe(200);
    expect((await own()).state).toBe('to_check');
    expect((await confirm(code)).status).toBe(409);
  });

  test('is not confirmed by a wrong code, or by the right one after five attempts or half an hour', async () => {
    await save(payoutDetails.paypal);
    const code = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 5 }, () => confirm(wrong)));
    expect(guesses.map(({ status }) => status)).toEqual(Array(5).fill(422));
    expect((await confirm(code)).status).toBe(422);
    await request(shop, 'POST /earnings/payout-profile/code', { as: owner });
    const second = await codeOf();
    shop.advance(31 * 60_000);
    expect((await confirm(second)).status).toBe(422);
  });

  test('gets at most five codes an hour, whether by saving the details again or by requesting another code', async () => {
    expect(await sendRepeatedly(6, () => save(payoutDetails.paypal))).toEqual([200, 200, 200, 200, 200, 429]);
    owner = await makePerson(shop.ctx, { role: 'instructor' });
    await save(payoutDetails.paypal);
    const another = () => request(shop, 'POST /earnings/payout-profile/code', { as: owner });
    expect(await sendRepeatedly(6, another)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('gets no code if there is none to confirm', async () => {
    const another = async () =>
      (await request(shop, 'POST /earnings/payout-profile/code', { as: owner })).status;
    expect(await another(), 'no details').toBe(409);
    await save(payoutDetails.bank);
    expect(await another(), 'a bank account').toBe(409);
    await save(payoutDetails.stripe);
    expect(await another(), 'an account on the provider’s pages').toBe(409);
  });

  test('cannot be approved before it is confirmed', async () => {
    await save(payoutDetails.paypal);
    expect((await check({ decision: 'approve', version: 1 })).status).toBe(409);
  });
});

test('an account on the provider’s pages awaits review once a webhook says that it is complete', async () => {
  await save(payoutDetails.stripe);
  expect((await own()).state).toBe('unconfirmed');
  await completeAccount(shop, owner);
  await shop.releaseWebhooks();
  await shop.runJobs();
  const { state } = await shop.ctx.db
    .selectFrom('payoutProfiles')
    .select('state')
    .where('userId', '=', owner.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('to_check');
});

test('only an incomplete account on the provider’s pages has a link to them', async () => {
  const link = async () => (await request(shop, 'POST /earnings/payout-profile/link', { as: owner })).status;
  const statuses = [await link()];
  for (const way of ['bank', 'paypal', 'stripe'] as const) {
    await save(payoutDetails[way]);
    statuses.push(await link());
  }
  expect(statuses).toEqual([409, 409, 409, 200]);
  await completeAccount(shop, owner);
  expect([(await own()).state, await link()]).toEqual(['to_check', 409]);
});

test('a webhook about an account that is not in any payout details changes nothing', async () => {
  await expect(followAccount(shop.ctx, 'stripe', 'acct_elsewhere')).resolves.toBeUndefined();
});

test('the holder of an account at a bank is looked up by its number', async () => {
  await save(payoutDetails.paystack);
  const path = `GET /admin/payout-profiles/${owner.id}` as const;
  const { body } = await request<{ profile: CheckedProfile }>(shop, path, { as: admin });
  expect(body.profile).toMatchObject({ legalName: 'Amara Linden', taxNumber: 'GB 123 456' });
  expect(body.profile.account).toContainEqual({
    label: 'Account holder',
    value: 'ACCOUNT HOLDER OF THE SANDBOX',
  });
});

test('administrators find the details to check, and reading them is recorded', async () => {
  await save(payoutDetails.bank);
  const { body } = await request<ProfileList>(
    shop,
    `GET /admin/payout-profiles?state=to_check&search=${owner.email}`,
    { as: admin },
  );
  expect(body.profiles).toMatchObject([{ _id: owner.id, destination: 'GB •••• 6819' }]);
  await request(shop, `GET /admin/payout-profiles/${owner.id}`, { as: admin });
  const read = await shop.ctx.db
    .selectFrom('auditLog')
    .select('actorId')
    .where('action', '=', 'payouts.profile_read')
    .where('subjectId', '=', owner.id)
    .execute();
  expect(read).toEqual([{ actorId: admin.id }]);
});

test('refused details come with a reason, by email too', async () => {
  await save(payoutDetails.bank);
  expect((await check({ decision: 'refuse', version: 1 })).body.fields.reason).toBeTruthy();
  await check({ decision: 'refuse', version: 1, reason: 'The holder has another name.' });
  const emails = await shop.runJobs();
  expect(emails.some(({ text }) => text.includes('The holder has another name.'))).toBe(true);
  expect(await own()).toMatchObject({ state: 'refused', reason: 'The holder has another name.' });
});

test('when two administrators decide at the same time, the second is refused and changes nothing', async () => {
  await save(payoutDetails.bank);
  const read = { version: 1, state: 'to_check' };
  const answers = await Promise.all([
    check({ ...read, decision: 'approve' }),
    check({ ...read, decision: 'refuse', reason: 'The holder has another name.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const approved = answers[0]?.status === 200;
  expect((await own()).state).toBe(approved ? 'approved' : 'refused');
});

test('an error about payout details does not quote the provider, whose message may be about our account', async () => {
  const message = 'Stripe: You can only create new accounts if you have signed up for Connect.';
  const refusal = new ProviderFailure(message, { responded: true, refused: true });
  await expect(orExplained(shop.ctx, Promise.reject(refusal))).rejects.toMatchObject({
    status: 422,
    message: 'The provider refused these details. Please check them. If they’re correct, contact us.',
  });
});

test('nothing is saved while the provider fails, and the response is 502', async () => {
  await shop.misbehave('error', 10, 'stripe');
  const { status } = await save(payoutDetails.stripe);
  await shop.behave();
  expect(status).toBe(502);
  expect(await own()).toBeNull();
});
