import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { promoteToAdmin } from './manage-user.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const roleOf = async (id: string) =>
  (await product.ctx.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow())
    .role;
const changesOf = (id: string) =>
  product.ctx.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('subjectId', '=', id)
    .execute();

describe('promoting an account to administrator from the command line', () => {
  test('changes the role, ends its sessions and records the change without an actor', async () => {
    const person = await makePerson(product.ctx, { role: 'instructor' });
    expect(await promoteToAdmin(product.ctx, person.email)).toBe(true);
    expect(await roleOf(person.id)).toBe('admin');
    const { body } = await request<{ loggedIn: boolean }>(product, 'GET /login-status', { as: person });
    expect(body.loggedIn).toBe(false);
    expect(await changesOf(person.id)).toEqual([
      { action: 'user.role_changed', actorId: null, details: { from: 'instructor', to: 'admin' } },
    ]);
  });

  test('leaves an administrator signed in and records nothing', async () => {
    const admin = await makePerson(product.ctx, { role: 'admin' });
    expect(await promoteToAdmin(product.ctx, admin.email)).toBe(true);
    const { body } = await request<{ loggedIn: boolean }>(product, 'GET /login-status', { as: admin });
    expect(body.loggedIn).toBe(true);
    expect(await changesOf(admin.id)).toEqual([]);
  });

  test('does nothing for an account whose email is not confirmed, and for an unknown email', async () => {
    const person = await makePerson(product.ctx, { verified: false });
    expect(await promoteToAdmin(product.ctx, person.email)).toBe(false);
    expect(await roleOf(person.id)).toBe('user');
    expect(await changesOf(person.id)).toEqual([]);
    expect(await promoteToAdmin(product.ctx, 'nobody@people.example')).toBe(false);
  });

  test('does nothing for a deactivated account, which could not sign in', async () => {
    const person = await makePerson(product.ctx, { active: false });
    expect(await promoteToAdmin(product.ctx, person.email)).toBe(false);
    expect(await roleOf(person.id)).toBe('user');
  });
});
