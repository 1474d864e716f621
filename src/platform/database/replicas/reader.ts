import type { Pool } from 'pg';
import type { Db } from '../database.ts';
import type { Listener } from '../listen.ts';

/** A database to read from: a replica that falls back to the primary, or the primary. Writing to a replica fails. */
export type Reader = { db: Db; pool: Pick<Pool, 'query'> };

/** The state of a replica; `name` is its host, port and database, without the password. */
export type ReplicaReport = {
  name: string;
  isUsed: boolean;
  /** How far it is behind the primary; undefined while it cannot be measured. */
  lagSeconds: number | undefined;
};

/** Chooses where a request reads from. */
export type Reads = {
  /** For requests that write, or whose user has just written. */
  primary: Reader;
  /** A replica, if one is up to date. Call it once per request. */
  choose: () => Reader;
  /** Changes to the catalogue. A replica that lacks the latest one is not used: an outdated page would be cached. */
  changes: Listener;
  /** Each replica, and the queries so far by where they were answered; undefined when there are no replicas. */
  report: (() => { replicas: ReplicaReport[]; reads: { primary: number; replica: number } }) | undefined;
  close: () => Promise<void>;
};

/** Without replicas, everything is read from the primary. */
export function onlyPrimary(primary: Reader): Reads {
  const nothing = () => {};
  return {
    primary,
    choose: () => primary,
    changes: { listening: nothing, notified: nothing, disconnected: nothing },
    report: undefined,
    close: async () => {},
  };
}
