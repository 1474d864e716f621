import type { Pool } from 'pg';
import type { Log } from '../../observability/logging.ts';
import { createPositionHistory, readPosition } from './positions.ts';
import { onlyPrimary, type Reader, type Reads } from './reader.ts';
import { readerFrom } from './reading-pool.ts';
import { openReplica } from './replica.ts';

/** Milliseconds between checks; after a change to the catalogue the next one follows sooner. */
const pause = { usual: 1000, afterChange: 50 };

type Options = {
  urls: readonly string[];
  pool: Pool;
  /** To the primary itself, for checks: they must not wait for the connections of requests. */
  direct: Pool;
  primary: Reader;
  /** The maximum number of connections to each replica. */
  max: number;
  log: Log;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/**
 * Opens the replicas and watches them. The first check is complete when this returns; a replica that cannot be used is
 * logged and skipped until it can.
 */
export async function openReads(options: Options): Promise<Reads> {
  const { urls, pool, direct, max, log, now = () => performance.now() } = options;
  if (urls.length === 0) return onlyPrimary(options.primary);
  const reads = { primary: 0, replica: 0 };
  const counted = (target: keyof typeof reads) => {
    reads[target] += 1;
  };
  const primary = readerFrom({ primary: pool, counted });
  const replicas = urls.map((url) => openReplica({ url, primary: pool, max, counted, log, now }));
  const history = createPositionHistory();
  let changedAt = Number.POSITIVE_INFINITY;
  let turn = 0;

  // Each replica is checked separately, so one that doesn't respond doesn't delay the others.
  const watches = replicas.map((replica) =>
    keepChecking(async () => {
      const at = now();
      const main = await readPosition(direct).catch(() => undefined);
      if (main && !main.isReplica) history.add(main.position, at);
      await replica.check(history, main);
    }),
  );
  await Promise.all(watches.map(({ first }) => first));

  function changed(): void {
    changedAt = now();
    for (const { soon } of watches) soon();
  }

  return {
    primary,
    choose: () => {
      const usable = replicas.flatMap((replica) => replica.readerAsOf(changedAt) ?? []);
      turn += 1;
      return usable[turn % usable.length] ?? primary;
    },
    changes: {
      listening: changed,
      notified: changed,
      disconnected: () => {
        changedAt = Number.POSITIVE_INFINITY;
      },
    },
    report: () => ({ replicas: replicas.map((replica) => replica.report()), reads: { ...reads } }),
    close: async () => {
      await Promise.all(watches.map(({ stop }) => stop()));
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** Runs a check immediately, and again after each pause. */
function keepChecking(check: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isSoon = false;
  let isStopped = false;
  let running = run();

  async function run(): Promise<void> {
    isSoon = false;
    await check();
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        running = run();
      },
      isSoon ? pause.afterChange : pause.usual,
    ).unref();
  }

  return {
    first: running,
    /** Brings the next check forward. */
    soon: () => {
      const isWaiting = timer !== undefined && !isSoon;
      isSoon = true;
      if (isWaiting) plan();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
