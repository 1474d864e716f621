import type { ClientBase, Pool } from 'pg';

type Database = Pick<Pool | ClientBase, 'query'>;

/** A server, and its position in the write-ahead log. */
export type ServerPosition = {
  isReplica: boolean;
  /** The same for a primary and all its replicas. */
  systemId: string;
  /** Bytes of the log: written by a primary, replayed by a replica. */
  position: number;
  /** By the replica's own clock, the seconds since the last transaction that it replayed was committed. */
  sinceLastCommit: number;
};

/** @throws when the server does not respond */
export async function readPosition(database: Database): Promise<ServerPosition> {
  const { rows } = await database.query<ServerPosition>(
    `select pg_is_in_recovery() as "isReplica",
       (select system_identifier::text from pg_control_system()) as "systemId",
       pg_wal_lsn_diff(
         case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_lsn() end,
         '0/0')::bigint as position,
       coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as "sinceLastCommit"`,
  );
  return rows[0] as ServerPosition;
}

/** Why a server that is meant to be a replica of this primary cannot be used, or undefined. */
export function whyNoReplica(
  server: ServerPosition,
  primary: ServerPosition | undefined,
): string | undefined {
  if (primary && primary.systemId !== server.systemId)
    return 'It does not follow this primary, so it is not used: correct DATABASE_REPLICA_URLS.';
  if (!server.isReplica) return 'It is the primary, not a replica, so it is not used.';
  return undefined;
}

const mostSamples = 120;

/**
 * Records the primary's position over time. A replica that has replayed up to a recorded position is as fresh as the
 * primary was at that time. The clocks of the servers need not agree, and the result is right even if the primary is
 * idle or the replica has lost its primary.
 */
export function createPositionHistory() {
  const samples: { at: number; position: number }[] = [];
  return {
    /** @param at milliseconds of a monotonic clock, taken before the position was read */
    add(position: number, at: number): void {
      samples.push({ at, position });
      if (samples.length > mostSamples) samples.shift();
    },
    /** The time of the newest sample that a replica has replayed; undefined if it has replayed none. */
    freshAt: (replayed: number): number | undefined =>
      samples.findLast(({ position }) => position <= replayed)?.at,
  };
}
