import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { ports } from './ports.ts';
import { describeService, responds, type Service } from './services.ts';

/** One PostgreSQL and the Patroni that runs it. */
export type Member = {
  name: string;
  patroni: Service;
  /** The process of PostgreSQL itself; undefined while there is none. */
  postmaster: () => number | undefined;
  role: () => Promise<Role>;
};
export type Role = 'primary' | 'replica' | 'none';

/** The database of Patroni, in which its members agree on who is the primary. */
export function describeEtcd({ logs, runAs, folderFor }: Place): Service {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.etcdPeers}`;
  return describeService(logs, {
    name: 'etcd',
    runAs,
    command: [
      'etcd',
      '--name=etcd',
      `--data-dir=${folderFor('etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=etcd=${peer}`,
    ],
    isReady: () => responds(`${client}/health`),
  });
}

type Options = { number: number; postgresBin: string; delay?: string };

/**
 * A member of the cluster. With a `delay` it replays every change that much later, and is neither waited for nor made
 * the primary.
 */
export function describeMember(place: Place, { number, postgresBin, delay }: Options): Member {
  const name = `postgres${number}`;
  const dataDir = join(place.folderFor(name), 'data');
  const file = place.write(
    `${name}.json`,
    JSON.stringify(configuration(place, { name, number, postgresBin, dataDir, delay }), null, 2),
  );
  const api = `http://127.0.0.1:${ports.patroni(number)}`;
  const asks = (path: string) => responds(`${api}${path}`).catch(() => false);
  return {
    name,
    patroni: describeService(place.logs, {
      name,
      runAs: place.runAs,
      // JSON is YAML.
      command: ['patroni', file],
      isReady: () => responds(`${api}/health`),
      patience: 120_000,
    }),
    postmaster: () => postmasterOf(dataDir),
    role: async () => ((await asks('/primary')) ? 'primary' : (await asks('/replica')) ? 'replica' : 'none'),
  };
}

function postmasterOf(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/**
 * Seconds. A primary that cannot renew its lease within `ttl`, Patroni's smallest, is replaced; the rest are below its defaults
 * so that a failover fits into half a minute.
 */
const timing = { ttl: 20, loop_wait: 2, retry_timeout: 5, master_start_timeout: 10 };

const parameters = {
  max_connections: 150,
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  wal_keep_size: '512MB',
  max_wal_senders: 10,
  max_replication_slots: 10,
  hot_standby_feedback: 'on',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
};

type Given = Options & { name: string; dataDir: string };

function configuration(place: Place, { name, number, postgresBin, dataDir, delay }: Given) {
  const { folder, passwords } = place;
  const rest = `127.0.0.1:${ports.patroni(number)}`;
  const address = `127.0.0.1:${ports.postgres(number)}`;
  return {
    scope: 'milepost',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ...timing,
        maximum_lag_on_failover: 1_048_576,
        // A write is acknowledged once a second server has it, so that a failover loses none.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: dataDir,
      bin_dir: postgresBin,
      pgpass: join(folder, name, 'pgpass'),
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      authentication: {
        superuser: { username: 'postgres', password: passwords.postgres },
        replication: { username: 'replicator', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      ...(delay && { recovery_conf: { recovery_min_apply_delay: delay } }),
    },
    tags: delay ? { nofailover: true, nosync: true, noloadbalance: true } : {},
  };
}
