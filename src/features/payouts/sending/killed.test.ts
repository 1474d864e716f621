import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Provider, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { bundle } from '../../../../test/factories/processes/bundle.ts';
import { databaseAt } from '../../../../test/harness/database-names.ts';
import { request } from '../../../../test/harness/request.ts';
import { findDifferences } from '../../ledger/index.server.ts';
import type { PayoutList, PayoutRun } from '../contract.ts';
import { followPayouts } from './send-payout.server.ts';

let shop: Shop;
let admin: Person;
let program: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin' });
  program = await bundle('payout-process.ts');
});
afterAll(async () => {
  await shop.close();
  await program.remove();
});

const providers: Provider[] = ['stripe', 'paypal', 'paystack'];
/** The full count takes two minutes: `KILLS=50 npx vitest run killed`. */
const kills = Number(process.env.KILLS ?? 5);
/** More statements and requests than a process makes for the payouts of three providers. */
const points = { statement: 60, request: 8 };

/** Kills processes before requests too: only then do some die between marking a payout as sent and sending it. */
async function runUntilKilled(kill: number, minutesLater: number) {
  const before = kill % 2 === 1 ? 'request' : 'statement';
  const killAt = Math.floor((kill * points[before]) / kills);
  const { rows } = await shop.ctx.pool.query('select current_database() as name');
  const databaseUrl = databaseAt(inject('serverUrl'), rows[0].name);
  const what = { databaseUrl, settings: shop.ctx.settings, killAt, before, minutesLater };
  const child = spawn(process.execPath, [program.path, JSON.stringify(what)]);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal, output: output.join('') };
}

test(`a run killed with SIGKILL at ${kills} points sends nothing twice and loses nothing`, {
  timeout: 600_000,
}, async () => {
  let deaths = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const payees = new Map<Person, Provider>();
    for (const [index, way] of providers.entries())
      payees.set(await makePayee(shop, { way, cents: 5000 + 10 * kill + index }), way);
    const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: admin });
    await request(shop, `POST /admin/payout-runs/${body.run._id}/approve`, { as: admin });

    // Without the run’s jobs, payouts are sent only by the process that is killed and those that come after it.
    await shop.ctx.pool.query(`select graphile_worker.remove_job('payout:' || id) from payouts`);
    const first = await runUntilKilled(kill, 15);
    if (first.signal === 'SIGKILL') deaths += 1;
    else expect([first.code, first.output]).toEqual([0, 'done']);
    for (const minutes of [30, 45, 60])
      await followPayouts({
        ...shop.ctx,
        clock: () => new Date(shop.ctx.clock().getTime() + minutes * 60_000),
      });
    await shop.releaseWebhooks();
    await shop.runJobs();

    for (const [payee, provider] of payees) {
      const { payouts } = (await request<PayoutList>(shop, 'GET /earnings/payouts', { as: payee })).body;
      const [payout] = payouts;
      const sent = (await (await fetch(`${shop.sandboxUrl}/${provider}/payouts`)).json()) as {
        payouts: { id: string; amount: number }[];
      };
      const amount = Math.round((payout?.amount ?? 0) * 100);
      expect(sent.payouts.filter(({ id }) => id === payout?._id).map((one) => one.amount)).toEqual([amount]);
      expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: amount });
    }
  }
  expect(deaths).toBeGreaterThan(kills / 3);
  expect(await findDifferences(shop.ctx.db)).toEqual([]);
});
