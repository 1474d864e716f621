import type { Place } from './place.ts';
import { ports } from './ports.ts';
import { describeService, responds, type Service } from './services.ts';
import { shipped } from './shipped.ts';
import { acceptsConnections } from './sockets.ts';

/** HAProxy as in `deploy/haproxy.cfg`: in front of PostgreSQL, the poolers and the web processes. */
export function describeHaproxy(place: Place): Service {
  const servers = [1, 2, 3].map((number) => [
    `10.0.0.1${number}:5432 check port 8008`,
    `127.0.0.1:${ports.postgres(number)} check port ${ports.patroni(number)}`,
  ]);
  const poolers = ports.poolers.map((port, index) => [`10.0.0.2${index + 1}:6432`, `127.0.0.1:${port}`]);
  const web = ports.web.map((port, index) => [`10.0.0.3${index + 1}:3000`, `127.0.0.1:${port}`]);
  const file = place.write(
    'haproxy.cfg',
    shipped('haproxy.cfg', {
      'bind 10.0.0.1:5000': `bind 127.0.0.1:${ports.primary}`,
      'bind 10.0.0.1:6432': `bind 127.0.0.1:${ports.pooler}`,
      'bind 10.0.0.1:8080': `bind 127.0.0.1:${ports.balancer}`,
      ...Object.fromEntries([...servers, ...poolers, ...web]),
    }),
  );
  return describeService(place.logs, {
    name: 'haproxy',
    runAs: place.runAs,
    command: ['haproxy', '-db', '-f', file],
    isReady: () => acceptsConnections(ports.primary),
  });
}

/** PgBouncer as in `deploy/pgbouncer.ini`, in front of HAProxy's port for the primary. */
export function describePooler(place: Place, index: number): Service {
  const name = `pgbouncer${index + 1}`;
  const primary = `host=127.0.0.1 port=${ports.primary}`;
  // Tests create their own databases.
  const others = place.forTests ? `* = ${primary}\n` : '';
  const users = place.write(`${name}.txt`, `"milepost" "${place.passwords.milepost}"\n`);
  const file = place.write(
    `${name}.ini`,
    shipped('pgbouncer.ini', {
      'milepost = host=db.example.com port=5432': `${others}milepost = ${primary}`,
      'listen_port = 6432': `listen_port = ${ports.poolers[index]}\nunix_socket_dir =`,
      '/etc/pgbouncer/userlist.txt': users,
    }),
  );
  return describeService(place.logs, {
    name,
    runAs: place.runAs,
    command: ['pgbouncer', file],
    isReady: () => acceptsConnections(ports.poolers[index] as number),
  });
}

/** Varnish as in `deploy/varnish.vcl`, in front of HAProxy's port for the web processes. */
export function describeVarnish(place: Place): Service {
  const file = place.write(
    'varnish.vcl',
    shipped('varnish.vcl', {
      '.port = "3000"': `.port = "${ports.balancer}"`,
      'change-this-token': place.purgeToken,
    }),
  );
  return describeService(place.logs, {
    name: 'varnish',
    runAs: place.runAs,
    command: [
      'varnishd',
      '-F',
      ...['-j', 'none'],
      ...['-n', place.folderFor('varnish')],
      ...['-a', `127.0.0.1:${ports.varnish}`],
      ...['-s', 'malloc,128m'],
      ...['-f', file],
    ],
    isReady: () => acceptsConnections(ports.varnish),
  });
}

/** Whether Varnish passes requests to a product that is ready. */
export const isServing = (): Promise<boolean> =>
  responds(`http://127.0.0.1:${ports.varnish}/readyz`).catch(() => false);
