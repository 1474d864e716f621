import type { Pool } from 'pg';
import { whyUnreachable } from '../../failures/unreachable.ts';
import type { Log } from '../../observability/logging.ts';
import { detectPooling } from '../connection/pooler.ts';
import { createPool, isDatabaseAway } from '../database.ts';
import { type createPositionHistory, readPosition, type ServerPosition, whyNoReplica } from './positions.ts';
import type { Reader, ReplicaReport } from './reader.ts';
import { readerFrom } from './reading-pool.ts';

/** A replica further behind is not used. */
export const mostLagSeconds = 5;
const timeoutMs = 2000;

type Options = {
  url: string;
  primary: Pool;
  /** The maximum number of connections for requests. */
  max: number;
  counted: (target: 'primary' | 'replica') => void;
  log: Log;
  now: () => number;
};

/** The host, port and name of a database, without its user or password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

/**
 * One replica: its connections, and what the last check found. It is used from the first check that finds it fresh
 * until a check or a query fails.
 */
export function openReplica({ url, primary, max, counted, log, now }: Options) {
  const name = placeOf(url);
  const probe = createPool(url, log, { max: 1, namedStatements: false, timeoutMs });
  const waiting = new Set<(error: Error) => void>();
  let pool: Pool | undefined;
  let reader: Reader | undefined;
  let freshAt: number | undefined;
  let sinceLastCommit: number | undefined;
  let trouble: string | undefined = 'It has not been checked yet.';

  /** Looks at the replica once; never fails. */
  async function check(
    history: ReturnType<typeof createPositionHistory>,
    main?: ServerPosition,
  ): Promise<void> {
    try {
      const found = await readPosition(probe);
      const wrong = whyNoReplica(found, main);
      if (wrong) return skip(wrong);
      reader ??= await open();
      freshAt = history.freshAt(found.position) ?? freshAt;
      sinceLastCommit = found.sinceLastCommit;
      const lag = lagSeconds();
      if (lag === undefined || lag > mostLagSeconds) return skip('It is too far behind.');
      if (trouble !== undefined) log.info({ replica: name }, 'replica used');
      trouble = undefined;
    } catch (error) {
      skip(`It cannot be reached: ${whyUnreachable(error)}.`);
      for (const abandon of waiting) abandon(new Error('Connection terminated: the replica is unreachable.'));
    }
  }

  function skip(reason: string): void {
    if (trouble !== reason) log.warn({ replica: name, reason }, 'replica skipped');
    trouble = reason;
  }

  async function open(): Promise<Reader> {
    const { namedStatements } = await detectPooling(url);
    pool = createPool(url, log, { max, namedStatements });
    return readerFrom({ primary, replica: { pool, whileReachable, failed }, counted });
  }

  const whileReachable = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      work.then(resolve, reject).finally(() => waiting.delete(reject));
    });

  function failed(error: unknown): void {
    if (isDatabaseAway(error)) skip(`It cannot be reached: ${whyUnreachable(error)}.`);
  }

  /** How far the replica is behind, in seconds; undefined before it has been measured. */
  const lagSeconds = (): number | undefined =>
    freshAt === undefined ? undefined : Math.max(0, (now() - freshAt) / 1000);

  return {
    check,
    /** The reader, if the replica has everything that happened until this moment of the monotonic clock. */
    readerAsOf: (moment: number): Reader | undefined => {
      const lag = lagSeconds();
      const isFresh =
        freshAt !== undefined && freshAt >= moment && lag !== undefined && lag <= mostLagSeconds;
      return trouble === undefined && isFresh ? reader : undefined;
    },
    report: (): ReplicaReport => ({
      name,
      isUsed: trouble === undefined,
      // The replica's own clock counts only until this process has measured the lag.
      lagSeconds: lagSeconds() ?? sinceLastCommit,
    }),
    close: async (): Promise<void> => {
      await Promise.all([probe.end(), pool?.end()]);
    },
  };
}
