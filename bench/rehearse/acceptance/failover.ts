import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { Member } from '../cluster/postgres.ts';
import { until } from '../cluster/until.ts';
import { type Row, type Scenario, type Stage, underLoad, untilAllReady } from './scenario.ts';

const times = 10;

/**
 * Kills the primary's PostgreSQL, which Patroni starts again; then Patroni as well, as if the machine were lost, so
 * that a replica takes over.
 */
export const failover: Scenario = async (stage) => [
  ...(await killPrimary(stage)),
  ...(await loseMachine(stage)),
];

const killPrimary = (stage: Stage): Promise<Row[]> =>
  whileWritesFail(stage, 'kill of the primary', async (cluster) => {
    const primary = await cluster.primary();
    const begun = performance.now();
    killPostgres(primary);
    return recoveredSince(begun, cluster);
  });

const loseMachine = (stage: Stage): Promise<Row[]> =>
  whileWritesFail(stage, 'failover', async (cluster) => {
    const lost = await cluster.primary();
    const begun = performance.now();
    await lost.patroni.kill();
    killPostgres(lost);
    const recovered = await recoveredSince(begun, cluster);
    await lost.patroni.start();
    await until('the lost member as a replica', async () => (await lost.role()) === 'replica', 120_000);
    await until('a second server for every write', () => isSynchronous(cluster), 60_000);
    return recovered;
  });

/** Measures a disturbance during which requests may fail. @param disturb returns the milliseconds until recovery */
function whileWritesFail(
  stage: Stage,
  name: string,
  disturb: (cluster: Cluster) => Promise<number>,
): Promise<Row[]> {
  const about = { name, limit: 30_000, mayFail: true };
  const round = async () => [{ name: 'the product', recovered: await disturb(stage.cluster) }];
  return underLoad(stage, about, round, stage.rounds(times));
}

function killPostgres(member: Member): void {
  const pid = member.postmaster();
  if (pid) process.kill(pid, 'SIGKILL');
}

/** Milliseconds until a write through HAProxy has succeeded and every web process is ready. */
async function recoveredSince(begun: number, { owner }: Cluster): Promise<number> {
  await pause(200);
  await until(
    'a primary that takes writes',
    async () => {
      await owner.query('update users set updated_at = updated_at where false');
      await owner.query('select pg_current_xact_id()');
      return true;
    },
    120_000,
  );
  await untilAllReady();
  return performance.now() - begun;
}

const isSynchronous = async ({ owner }: Cluster): Promise<boolean> =>
  (await owner.query<{ name: string }>("select current_setting('synchronous_standby_names') as name"))[0]
    ?.name !== '';
