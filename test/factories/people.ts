import { randomBytes } from 'node:crypto';
import type { Role } from '../../src/contract/constants.ts';
import { hashPassword } from '../../src/features/accounts/index.server.ts';
import { openSession } from '../../src/features/accounts/sessions/sessions.server.ts';
import type { Context } from '../../src/platform/context.ts';

export type Person = { id: string; name: string; email: string; role: Role; cookie: string };

export const testPassword = 'correct horse';
const passwordHash = hashPassword(testPassword);

type Overrides = { name?: string; email?: string; role?: Role; verified?: boolean; active?: boolean };

/** A person with an account, signed in. Confirmed, active and a learner by default. */
export async function makePerson(ctx: Context, overrides: Overrides = {}): Promise<Person> {
  const { role = 'user', verified = true, active = true } = overrides;
  const email = overrides.email ?? `${randomBytes(5).toString('hex')}@example.com`;
  const name = overrides.name ?? 'Ada Lovelace';
  const { id } = await ctx.db
    .insertInto('users')
    .values({
      name,
      email,
      role,
      verifiedAt: verified ? ctx.clock() : null,
      isActive: active,
      passwordHash: await passwordHash,
      socialLinks: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await openSession(ctx.db, id, { userAgent: 'test', address: '127.0.0.1' }, ctx.clock());
  return { id, name, email, role, cookie: `session=${token}` };
}
