import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { webUrl } from '../cluster/ports.ts';
import { isServing } from '../cluster/proxies.ts';
import { responds, type Service } from '../cluster/services.ts';
import { until } from '../cluster/until.ts';
import { type Load, startLoad } from '../load/mixed-load.ts';
import { saysWhenToRetry, summary } from '../load/tally.ts';
import { type Verdict, verify } from '../load/verify.ts';

/** One line of the report. */
export type Row = { required: string; measured: string; passed: boolean };

/** What the rehearsal does to the running cluster. */
export type Stage = {
  cluster: Cluster;
  say: (line: string) => void;
  /** Requests a second. */
  rate: number;
  /** How often to repeat a disturbance: `full` times with `--full`, as the specification asks, and otherwise once. */
  rounds: (full: number) => number;
  signal: AbortSignal;
};

export type Scenario = (stage: Stage) => Promise<Row[]>;

/** How long the load runs undisturbed before and after every disturbance, in milliseconds. */
const calm = 4_000;
/** How long jobs may take to catch up: those of a dead worker are released within a minute. */
const jobTimeoutMs = 90_000;

type Disturbance = { name: string; recovered: number };

/**
 * Runs disturbances one after another under the mixed load, then compares what was acknowledged with what is stored.
 * @param mayFail whether requests may fail during a disturbance, if the response tells them when to retry
 */
export async function underLoad(
  stage: Stage,
  about: { name: string; limit: number; mayFail: boolean },
  disturb: (round: number) => Promise<Disturbance[]>,
  rounds: number,
): Promise<Row[]> {
  const { cluster, say, rate, signal } = stage;
  const deaths = () => cluster.web.reduce((sum, web) => sum + web.deaths(), 0);
  const deathsBefore = deaths();
  const load = await startLoad(cluster.owner, rate);
  const disturbances: Disturbance[] = [];
  const windows: [number, number][] = [];
  try {
    await pause(calm);
    for (let round = 0; round < rounds; round += 1) {
      signal.throwIfAborted();
      const from = performance.now();
      const found = await disturb(round);
      windows.push([from, from + Math.max(...found.map(({ recovered }) => recovered))]);
      disturbances.push(...found);
      say(`  ${about.name}, round ${round + 1} of ${rounds}: ${found.map(inWords).join(', ')}`);
      await pause(calm);
    }
  } finally {
    await load.stop();
  }
  const verdict = await verify(cluster.owner, load.ledger, jobTimeoutMs);
  const isWithin = (disturbance: Disturbance) => disturbance.recovered <= about.limit;
  const longest = Math.max(...disturbances.map(({ recovered }) => recovered));
  return [
    {
      required: `${about.name}: ready within ${about.limit / 1000} s, ${times(disturbances.length)}`,
      measured: `${disturbances.filter(isWithin).length} of ${disturbances.length}, longest ${seconds(longest)}`,
      passed: disturbances.every(isWithin),
    },
    failureRow(load, windows, about, say),
    ...verdictRows(about.name, verdict),
    {
      required: `${about.name}: no web process exits unexpectedly`,
      measured: `${deaths() - deathsBefore} exits`,
      passed: deaths() === deathsBefore,
    },
  ];
}

const inWords = ({ name, recovered }: Disturbance): string => `${name} ready after ${seconds(recovered)}`;
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The line about requests that failed. A failure belongs to a disturbance if the two overlapped in time. */
function failureRow(
  { tally, reached }: Load,
  windows: [number, number][],
  { name, mayFail }: { name: string; mayFail: boolean },
  say: Stage['say'],
): Row {
  const duringOutages = new Set(windows.flatMap(([from, to]) => tally.failuresBetween(from, to)));
  const wrong = tally.failures.filter(
    (failure) => !mayFail || !duringOutages.has(failure) || !saysWhenToRetry(failure),
  );
  for (const failure of wrong) say(`  breaks the rule: ${JSON.stringify(failure)}`);
  const requests = `of ${tally.total().toLocaleString('en-GB')} requests (${reached().toFixed(0)}/s) ${tally.failures.length} failed`;
  return {
    required: mayFail
      ? `${name}: requests fail only during the outage, with 503 and Retry-After`
      : `${name}: no request fails`,
    measured: `${requests}${tally.failures.length > 0 ? `: ${summary(tally.failures)}` : ''}; ${wrong.length} broke this rule`,
    passed: wrong.length === 0,
  };
}

export function verdictRows(name: string, { checked, lost, repeated, resent }: Verdict): Row[] {
  const some = (lines: string[]) => (lines.length > 0 ? `: ${lines.slice(0, 3).join('; ')}` : '');
  return [
    {
      required: `${name}: no acknowledged write lost`,
      measured: `${lost.length} of ${checked.toLocaleString('en-GB')} lost${some(lost)}`,
      passed: lost.length === 0,
    },
    {
      required: `${name}: nothing happened twice`,
      measured: `${repeated.length} twice${some(repeated)}; ${resent} ${resent === 1 ? 'email' : 'emails'} sent again with the same Message-ID`,
      passed: repeated.length === 0,
    },
  ];
}

/** How long a supervisor takes to notice and start a program again. */
const supervisorMs = 500;

/** Kills a program and starts it again as its supervisor would. */
export async function killAndRestart(service: Service): Promise<Disturbance> {
  await service.kill();
  await pause(supervisorMs);
  const begun = performance.now();
  await service.start();
  return { name: service.name, recovered: performance.now() - begun };
}

/** How long the product has to be ready without a break, in milliseconds. */
const steady = 2_000;

/** Milliseconds until every web process is ready, and stays so, and Varnish passes requests to one. */
export function untilAllReady(limit = 120_000): Promise<number> {
  let since: number | undefined;
  const isSteady = async () => {
    if (!((await isServing()) && (await areReady()))) since = undefined;
    else since ??= performance.now();
    return since !== undefined && performance.now() - since >= steady;
  };
  return until('a ready product', isSteady, limit);
}

const areReady = async (): Promise<boolean> =>
  (
    await Promise.all([0, 1, 2].map((index) => responds(`${webUrl(index)}/readyz`, 5_000).catch(() => false)))
  ).every(Boolean);

export const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
