import { join } from 'node:path';
import type { Place } from './place.ts';
import { appUrl, ports, sandboxUrl, webUrl } from './ports.ts';
import { describeService, responds, type Service } from './services.ts';

const root = join(import.meta.dirname, '../../..');
const node = join(root, 'node_modules/.bin/node');

/** The settings that every process of the product shares, as an operator would write them. */
export const settingsFor = ({
  passwords,
  appSecret,
  purgeToken,
  forTests,
}: Place): Record<string, string> => ({
  APP_URL: appUrl,
  APP_SECRET: appSecret,
  DATABASE_URL: databaseUrl(ports.pooler, passwords.milepost),
  DATABASE_DIRECT_URL: databaseUrl(ports.primary, passwords.milepost),
  // All servers: the product skips the current primary. The fourth stays two seconds behind.
  DATABASE_REPLICA_URLS: [1, 2, 3, 4]
    .map((number) => databaseUrl(ports.postgres(number), passwords.milepost))
    .join(','),
  CDN_PURGE_URL: `${appUrl}/.purge`,
  CDN_PURGE_TOKEN: purgeToken,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  MEDIA_STORE: 's3',
  S3_BUCKET: 'milepost',
  S3_ENDPOINT: `${sandboxUrl}/s3`,
  S3_ACCESS_KEY_ID: 'sandbox',
  S3_SECRET_ACCESS_KEY: 'sandbox secret',
  // The load generator gives each request a client address, as a proxy in front of Varnish would.
  TRUST_PROXY: '127.0.0.0/8',
  FFMPEG_PATH: 'off',
  LOG_LEVEL: 'warn',
  ...(forTests ? simulated : real),
});

/** As in production, with one provider. */
const real = {
  SANDBOX: 'off',
  PAYSTACK_SECRET_KEY: 'sk_test_paystack_sandbox',
  PAYSTACK_BASE_URL: sandboxUrl,
};
const simulated = {
  SANDBOX: 'shared',
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  RATE_LIMITS: 'off',
};

const databaseUrl = (port: number, password: string): string =>
  `postgres://milepost:${password}@127.0.0.1:${port}/milepost`;

/** Variables that make the tests use this cluster instead of starting a product and PostgreSQL themselves. */
export const testEnvironment = ({ passwords }: Place): Record<string, string> => ({
  E2E_URL: appUrl,
  E2E_SANDBOX_URL: sandboxUrl,
  TEST_DATABASE_URL: databaseUrl(ports.pooler, passwords.milepost),
  TEST_DATABASE_DIRECT_URL: databaseUrl(ports.primary, passwords.milepost),
});

/** A web process that leaves jobs to the workers, as started by `npm start`. */
export function describeWeb(place: Place, index: number): Service {
  return describeService(place.logs, {
    name: `web${index + 1}`,
    command: [node, join(root, 'bin/start.mjs'), 'serve'],
    env: {
      ...settingsFor(place),
      PORT: String(ports.web[index]),
      DATA_DIR: join(place.folder, 'product'),
      JOBS: 'off',
      DRAIN_SECONDS: '5',
    },
    isReady: () => responds(`${webUrl(index)}/readyz`, 5000),
  });
}

/** A process that only runs jobs, as started by `npm run worker`. */
export function describeWorker(
  place: Place,
  index: number,
  isWorking: (pid: number) => Promise<boolean>,
): Service {
  const service: Service = describeService(place.logs, {
    name: `worker${index + 1}`,
    command: [node, join(root, 'bin/start.mjs'), 'worker'],
    env: { ...settingsFor(place), DATA_DIR: join(place.folder, 'product') },
    isReady: () => isWorking(service.pid()),
  });
  return service;
}

/** The simulated providers, S3 and mail server, in a separate process. */
export const describeSandbox = (place: Place): Service =>
  describeService(place.logs, {
    name: 'sandbox',
    command: [node, join(import.meta.dirname, 'sandbox-process.ts'), place.folderFor('sandbox')],
    env: { PORT: process.env.PORT ?? '' },
    isReady: () => responds(`${sandboxUrl}/healthz`),
  });
