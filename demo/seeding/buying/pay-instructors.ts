import { releaseEarnings } from '../../../src/features/ledger/index.server.ts';
import { addPastRun, addProfile, type PastOutcome } from '../../../src/features/payouts/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { instructors } from '../../catalogue/index.ts';

const day = 86_400_000;
const address = '12 Quayside\nBristol\nBS1 4XX';
const person = { address, country: 'GB', taxNumber: '' };

/** Where the demo's instructors are paid, by their position in the catalogue. The third is waiting to be checked. */
const profiles = [
  { method: 'paypal', state: 'approved', details: { email: 'instructor@milepost.example' } },
  { method: 'bank', state: 'approved', details: { iban: 'GB29NWBK60161331926819' } },
  { method: 'bank', state: 'to_check', details: { iban: 'DE89370400440532013000' } },
] as const;

/** How many days ago each run was, and the outcome of the payouts, by the instructors' position. */
const runs: { daysAgo: number; results: PastOutcome[] }[] = [
  { daysAgo: 1.5, results: [{ state: 'failed', reason: 'The recipient cannot receive money.' }] },
  { daysAgo: 0.5, results: [] },
];

/** Adds payouts to the demo, after its ledger: a failed one, a paid one, and details waiting to be checked. */
export async function payDemoInstructors(ctx: Context): Promise<void> {
  // An interrupted start may have added the first run only.
  const added = await ctx.db.selectFrom('payoutRuns').select('id').execute();
  if (added.length >= runs.length) return;
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role'])
    .where('email', 'in', ['admin@milepost.example', ...instructors.map(({ email }) => email)])
    .execute();
  const admin = people.find(({ role }) => role === 'admin');
  const paid = instructors.flatMap(({ email }) => people.filter((one) => one.email === email));
  if (!admin) return;
  const longAgo = new Date(ctx.clock().getTime() - 120 * day);
  for (const [index, { method, state, details }] of profiles.entries()) {
    const owner = paid[index];
    if (owner)
      await addProfile(ctx, {
        userId: owner.id,
        method,
        state,
        at: longAgo,
        details: { ...person, legalName: owner.name, ...details },
      });
  }
  for (const { daysAgo, results } of runs.slice(added.length)) {
    const at = new Date(ctx.clock().getTime() - daysAgo * day);
    const then = { ...ctx, clock: () => at };
    await releaseEarnings(then);
    await addPastRun(then, {
      adminId: admin.id,
      results: new Map(results.flatMap((result, position) => entryOf(paid[position], result))),
    });
  }
}

const entryOf = (owner: { id: string } | undefined, result: PastOutcome): [string, PastOutcome][] =>
  owner ? [[owner.id, result]] : [];
