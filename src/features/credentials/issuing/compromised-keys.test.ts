import { afterAll, beforeAll, expect, test } from 'vitest';
import { awardBadge, isProven } from '../../../../test/factories/credentials.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { issueLater } from './issue-credential.server.ts';
import { compromiseKey, signAgain } from './sign-again.server.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

const get = (path: string) => product.app.request(`http://localhost:3000/credentials/${path}`);
const textOf = async (path: string) => (await get(path)).text();
const verify = (text: string) =>
  request<{ code: string; badge?: { state: string } }>(product, 'POST /credentials/verify', {
    body: { text },
  });
const currentKid = async (kind: 'ed25519' | 'rsa') =>
  (
    await product.ctx.db
      .selectFrom('credentialKeys')
      .select('kid')
      .where('kind', '=', kind)
      .where('retiredAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).kid;
const progressOf = (kid: string) =>
  product.ctx.db
    .selectFrom('credentialResignings')
    .select(['total', 'done', 'finishedAt'])
    .where('kid', '=', kid)
    .executeTakeFirst();

test.each([
  ['ed25519', 'json', 'jwt'],
  ['rsa', 'jwt', 'json'],
] as const)(
  'a compromised %s key no longer signs anything, and its signatures are refused',
  async (kind, broken, whole) => {
    const { number } = await awardBadge(product, admin);
    const copies = { json: await textOf(`${number}.json`), jwt: await textOf(`${number}.jwt`) };
    const kid = await currentKid(kind);
    expect(await compromiseKey(product.ctx, kid)).toBe(true);
    expect((await verify(copies[broken])).body.code).toBe('credential.key_compromised');
    expect((await verify(copies[whole])).body.badge?.state).toBe('valid');
    if (kind === 'ed25519') expect((await verify(number)).body.code).toBe('credential.signing_again');
    expect((await get(`keys/${kid}`)).status).toBe(410);
    expect(await textOf('issuer')).not.toContain(kid);
    await product.runJobs();
    const again = { json: await textOf(`${number}.json`), jwt: await textOf(`${number}.jwt`) };
    expect(again[whole]).toBe(copies[whole]);
    expect(again[broken]).not.toBe(copies[broken]);
    for (const text of [...Object.values(again), number])
      expect((await verify(text)).body.badge?.state).toBe('valid');
    expect((await verify(copies[broken])).body.code).toBe('credential.key_compromised');
    const { proof: _was, ...before } = JSON.parse(copies.json);
    const { proof: _is, ...after } = JSON.parse(again.json);
    expect(after).toEqual(before);
  },
);

test('status lists are signed again with the new key', async () => {
  await awardBadge(product, admin);
  const kid = await currentKid('ed25519');
  expect(await textOf('status/1')).toContain(kid);
  await compromiseKey(product.ctx, kid);
  await product.runJobs();
  const list = await textOf('status/1');
  expect(list).toContain(await currentKid('ed25519'));
  expect(list).not.toContain(kid);
  expect(await isProven(JSON.parse(list))).toBe(true);
});

test('a key can be declared compromised once; this is audited, and the progress of signing again is reported', async () => {
  await awardBadge(product, admin);
  const kid = await currentKid('rsa');
  const declared = await Promise.all([compromiseKey(product.ctx, kid), compromiseKey(product.ctx, kid)]);
  expect(declared.sort()).toEqual([false, true]);
  expect(await compromiseKey(product.ctx, 'unknown')).toBe(false);
  const { total, done } = (await progressOf(kid)) ?? {};
  expect([total, done]).toEqual([expect.any(Number), 0]);
  await product.runJobs();
  expect(await progressOf(kid)).toEqual({ total, done: total, finishedAt: expect.any(Date) });
  const records = await product.ctx.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('subjectId', '=', kid)
    .execute();
  expect(records).toEqual([
    { action: 'credential_key.compromised', actorId: null, details: { kind: 'rsa', credentials: total } },
  ]);
});

test('two workers, and one that begins again after a crash, sign each credential once', async () => {
  for (let count = 0; count < 3; count += 1) await awardBadge(product, admin);
  const kid = await currentKid('ed25519');
  await compromiseKey(product.ctx, kid);
  await Promise.all([signAgain(product.ctx, kid), signAgain(product.ctx, kid)]);
  const first = await product.ctx.db.selectFrom('credentials').select('document').execute();
  const progress = await progressOf(kid);
  expect(progress?.done).toBe(progress?.total);
  await signAgain(product.ctx, kid);
  await product.runJobs();
  expect(await product.ctx.db.selectFrom('credentials').select('document').execute()).toEqual(first);
});

test('a badge issued while the key is declared compromised is signed with the new key', async () => {
  const { number } = await awardBadge(product, admin);
  await product.ctx.db.deleteFrom('credentials').where('number', '=', number).execute();
  await product.ctx.db.transaction().execute((trx) => issueLater(trx, number));
  const kid = await currentKid('ed25519');
  await Promise.all([product.runJobs(), compromiseKey(product.ctx, kid)]);
  await product.runJobs();
  expect(await textOf(`${number}.json`)).toContain(await currentKid('ed25519'));
});

/** The full count takes two minutes: `BADGES=10000 npx vitest run compromised-keys`. */
const badges = Number(process.env.BADGES ?? 60);

test(`${badges} badges are signed again within five minutes`, { timeout: 600_000 }, async () => {
  const { number } = await awardBadge(product, admin);
  await copyBadge(number, badges);
  const kid = await currentKid('ed25519');
  const began = performance.now();
  await compromiseKey(product.ctx, kid);
  await product.runJobs();
  expect(performance.now() - began).toBeLessThan(300_000);
  const { total = 0, done } = (await progressOf(kid)) ?? {};
  expect(total).toBeGreaterThan(badges);
  expect(done).toBe(total);
  const documents = await product.ctx.db.selectFrom('credentials').select('document').execute();
  const now = await currentKid('ed25519');
  expect(documents.every(({ document }) => document?.includes(now))).toBe(true);
});

/** Gives the badge of a certificate to this many other learners too. */
async function copyBadge(number: string, count: number): Promise<void> {
  const copy = (table: string, changes: string) => `
    insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(row) || ${changes})).*
    from ${table} row, generate_series(1, ${count}) n join users u on u.email = 'badge' || n || '@example.com'
    where row.number = $1`;
  await product.ctx.pool.query(
    `insert into users (email, name, role, verified_at, password_hash, social_links)
     select 'badge' || n || '@example.com', 'Ada', 'user', now(), '-', '{}' from generate_series(1, $1::int) n`,
    [count],
  );
  const whose = `jsonb_build_object('user_id', u.id, 'number', 'MP-COPY-' || n)`;
  await product.ctx.pool.query(copy('certificates', `${whose} || jsonb_build_object('id', new_id())`), [
    number,
  ]);
  await product.ctx.pool.query(
    copy('credentials', `${whose} || jsonb_build_object('status_index', 1000 + n)`),
    [number],
  );
}
