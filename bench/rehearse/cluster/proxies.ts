import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { ports } from './ports.ts';
import { describeService, responds, type Service } from './services.ts';
import { acceptsConnections } from './sockets.ts';
import { vcl } from './vcl.ts';

const root = join(import.meta.dirname, '../../..');

/** HAProxy in front of the members: one port leads to the primary, the other to replicas, as Patroni reports them. */
export function describeHaproxy(place: Place, members: number[]): Service {
  const servers = members
    .map(
      (number) =>
        `  server postgres${number} 127.0.0.1:${ports.postgres(number)} check port ${ports.patroni(number)}`,
    )
    .join('\n');
  const file = place.write(
    'haproxy.cfg',
    `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  option clitcpka
  option srvtcpka
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
listen primary
  bind 127.0.0.1:${ports.primary}
  option httpchk GET /primary
  http-check expect status 200
${servers}
listen replicas
  bind 127.0.0.1:${ports.replicas}
  balance roundrobin
  option httpchk GET /replica
  http-check expect status 200
${servers}
`,
  );
  return describeService(place.logs, {
    name: 'haproxy',
    runAs: place.runAs,
    command: ['haproxy', '-db', '-f', file],
    isReady: () => acceptsConnections(ports.primary),
  });
}

/** PgBouncer as in `deploy/pgbouncer.ini`, in front of HAProxy's port for the primary. */
export function describePooler(place: Place): Service {
  const users = place.write('userlist.txt', `"milepost" "${place.passwords.milepost}"\n`);
  const shipped = readFileSync(join(root, 'deploy/pgbouncer.ini'), 'utf8');
  const file = place.write(
    'pgbouncer.ini',
    withValues(shipped, {
      milepost: `host=127.0.0.1 port=${ports.primary} dbname=milepost`,
      listen_port: String(ports.pooler),
      auth_file: users,
    }).replace('[pgbouncer]', '[pgbouncer]\nunix_socket_dir ='),
  );
  return describeService(place.logs, {
    name: 'pgbouncer',
    runAs: place.runAs,
    command: ['pgbouncer', file],
    isReady: () => acceptsConnections(ports.pooler),
  });
}

/** Replaces values of an INI file. @throws if one of the keys is not in it */
function withValues(ini: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [key, value]) => {
    const line = new RegExp(`^${key} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini no longer has a line "${key} = …".`);
    return text.replace(line, `${key} = ${value}`);
  }, ini);
}

/** Varnish in front of the web processes. */
export function describeVarnish(place: Place): Service {
  const file = place.write('varnish.vcl', vcl());
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
