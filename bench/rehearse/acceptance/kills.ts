import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '../cluster/services.ts';
import { until } from '../cluster/until.ts';
import { killAndRestart, type Row, type Scenario, type Stage, underLoad, untilAllReady } from './scenario.ts';

const limit = 10_000;
const times = 20;

/** Kills a web process, a worker, a pooler and a replica, in this order, each under its own load. */
export const kills: Scenario = async (stage) => [
  ...(await killOne(stage, 'web')),
  ...(await killOne(stage, 'workers')),
  ...(await killPooler(stage)),
  ...(await killReplica(stage)),
];

function killOne(stage: Stage, what: 'web' | 'workers'): Promise<Row[]> {
  const services = stage.cluster[what];
  const about = { name: `kill of a ${what === 'web' ? 'web process' : 'worker'}`, limit, mayFail: false };
  return underLoad(
    stage,
    about,
    async (round) => [await killAndRestart(services[round % services.length] as Service)],
    stage.rounds(times),
  );
}

function killPooler(stage: Stage): Promise<Row[]> {
  const { poolers } = stage.cluster;
  const about = { name: 'kill of a pooler', limit, mayFail: false };
  return underLoad(
    stage,
    about,
    async (round) => {
      const { recovered } = await killAndRestart(poolers[round % poolers.length] as Service);
      return [{ name: 'the product', recovered: recovered + (await untilAllReady()) }];
    },
    stage.rounds(times),
  );
}

/** Kills a replica, which Patroni starts again. */
function killReplica(stage: Stage): Promise<Row[]> {
  const { cluster } = stage;
  const about = { name: 'kill of a replica', limit, mayFail: false };
  return underLoad(
    stage,
    about,
    async () => {
      const primary = await cluster.primary();
      const replica = cluster.members.find((member) => member !== primary && member.postmaster());
      const pid = replica?.postmaster();
      if (!replica || !pid) throw new Error('There is no replica.');
      process.kill(pid, 'SIGKILL');
      await pause(100);
      const recovered = await untilAllReady();
      await until('the replica', async () => (await replica.role()) === 'replica', 60_000);
      return [{ name: 'the product', recovered }];
    },
    stage.rounds(times),
  );
}
