import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionSeconds } from '../../src/features/accounts/sessions/sessions.server.ts';
import { sweepAccounts } from '../../src/features/accounts/users/sweep-accounts.server.ts';
import { discardLater } from '../../src/features/media/index.server.ts';
import { makeCourse } from '../factories/courses.ts';
import { makePerson } from '../factories/people.ts';
import { request } from '../harness/request.ts';
import { createTestProduct, type TestProduct } from '../harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const sweep = () => sweepAccounts(product.ctx, { photoReplaced: discardLater });

const count = async (table: 'sessions' | 'emailTokens') =>
  (await product.ctx.db.selectFrom(table).select('expiresAt').execute()).length;

test('sessions and emailed links are stored until they expire, and no longer', async () => {
  const old = await makePerson(product.ctx);
  await request(product, 'POST /user/forget-password', { body: { email: old.email } });
  await sweep();
  expect([await count('sessions'), await count('emailTokens')]).toEqual([1, 1]);

  product.advance(3_600_000 + 1000);
  await sweep();
  expect([await count('sessions'), await count('emailTokens')]).toEqual([1, 0]);

  product.advance(sessionSeconds * 1000);
  const young = await makePerson(product.ctx);
  await sweep();
  expect(await count('sessions')).toBe(1);
  expect((await request(product, 'GET /user', { as: young })).status).toBe(200);
});

test('accounts not confirmed within 30 days are deleted with their photos; the others stay', async () => {
  const { ctx } = product;
  const make = async (verified: boolean) => {
    const person = await makePerson(ctx, { verified });
    const asset = await ctx.db
      .insertInto('assets')
      .values({
        ownerId: person.id,
        kind: 'image',
        contentType: 'image/webp',
        bytes: 10,
        durationSeconds: null,
        store: 'local',
        storageKey: `images/${person.id}.webp`,
        originalName: 'me.webp',
        createdAt: ctx.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctx.db
      .updateTable('users')
      .set({ photoAssetId: asset.id, createdAt: ctx.clock() })
      .where('id', '=', person.id)
      .execute();
    return { person: person.id, asset: asset.id };
  };
  const [confirmed, unconfirmed] = [await make(true), await make(false)];
  const people = async () =>
    (
      await ctx.db
        .selectFrom('users')
        .select('id')
        .where('id', 'in', [confirmed.person, unconfirmed.person])
        .execute()
    ).map(({ id }) => id);
  const assets = async () =>
    (
      await ctx.db
        .selectFrom('assets')
        .select('id')
        .where('id', 'in', [confirmed.asset, unconfirmed.asset])
        .execute()
    ).map(({ id }) => id);

  product.advance(29 * 86_400_000);
  await sweep();
  expect(await people()).toHaveLength(2);
  product.advance(2 * 86_400_000);
  await sweep();
  expect(await people()).toEqual([confirmed.person]);
  await product.runJobs();
  expect(await assets()).toEqual([confirmed.asset]);
});

test('an unconfirmed account that a record refers to stays', async () => {
  const { id } = await makePerson(product.ctx, { verified: false });
  await product.ctx.db
    .updateTable('users')
    .set({ createdAt: new Date(0) })
    .where('id', '=', id)
    .execute();
  await makeCourse(product.ctx, { instructorId: id });
  await sweep();
  expect(await product.ctx.db.selectFrom('users').select('id').where('id', '=', id).execute()).toHaveLength(
    1,
  );
});

test('nobody publishes a photo before confirming their email', async () => {
  const person = await makePerson(product.ctx, { verified: false });
  const form = new FormData();
  form.set('photo', new File(['x'], 'me.png'));
  expect((await request(product, 'POST /media/upload-photo', { form, as: person })).status).toBe(403);
  const photo = '01890000-0000-7000-8000-000000000000';
  const response = await request(product, 'PATCH /user/update', { body: { photo }, as: person });
  expect(response).toMatchObject({ status: 403, body: { code: 'auth.not_verified' } });
  expect((await request(product, 'PATCH /user/update', { body: { photo: '' }, as: person })).status).toBe(
    200,
  );
});
