import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { ports } from './ports.ts';
import { describeService, responds, type Service } from './services.ts';
import { shipped } from './shipped.ts';

/** One PostgreSQL and the Patroni that runs it. */
export type Member = {
  name: string;
  patroni: Service;
  /** The process of PostgreSQL itself; undefined while there is none. */
  postmaster: () => number | undefined;
  role: () => Promise<Role>;
};
export type Role = 'primary' | 'replica' | 'none';

/** Patroni's store, in which the members agree which of them is the primary. */
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
 * A member of the cluster. With a `delay` it replays every change that much later; nothing waits for it, and it never
 * becomes the primary.
 */
export function describeMember(place: Place, { number, postgresBin, delay }: Options): Member {
  const name = `postgres${number}`;
  const dataDir = join(place.folderFor(name), 'data');
  const file = place.write(
    `${name}.yml`,
    configuration(place, { name, number, postgresBin, dataDir, delay }),
  );
  const api = `http://127.0.0.1:${ports.patroni(number)}`;
  const asks = (path: string) => responds(`${api}${path}`).catch(() => false);
  return {
    name,
    patroni: describeService(place.logs, {
      name,
      runAs: place.runAs,
      command: ['patroni', file],
      isReady: () => responds(`${api}/health`),
      timeoutMs: 120_000,
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

type Given = Options & { name: string; dataDir: string };

/** Patroni as in `deploy/patroni.yml`. */
function configuration(place: Place, { name, number, postgresBin, dataDir, delay }: Given): string {
  const { folder, passwords } = place;
  const common = shipped('patroni.yml', {
    'name: postgres1': `name: ${name}`,
    '10.0.0.11:8008': `127.0.0.1:${ports.patroni(number)}`,
    '10.0.0.11:5432': `127.0.0.1:${ports.postgres(number)}`,
    '10.0.0.41:2379': `127.0.0.1:${ports.etcd}`,
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/milepost': dataDir,
    '/var/lib/postgresql/pgpass': join(folder, name, 'pgpass'),
    '/usr/lib/postgresql/15/bin': postgresBin,
    'postgres-password': passwords.postgres,
    'replication-password': passwords.replication,
    'password_encryption: scram-sha-256': [
      'password_encryption: scram-sha-256',
      "unix_socket_directories: ''",
      // Tests create and drop hundreds of databases, whose data need not survive a crash of the machine.
      ...(place.forTests ? ["fsync: 'off'", "autovacuum: 'off'"] : []),
    ].join('\n    '),
  });
  return delay ? `${common}  recovery_conf:\n    recovery_min_apply_delay: ${delay}\n${delayedTags}` : common;
}

const delayedTags = `
tags:
  nofailover: true
  nosync: true
  noloadbalance: true
`;
