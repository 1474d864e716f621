import { startSandbox } from '../../sandbox/index.ts';
import { storeAccounts } from '../uploads/store-accounts.ts';

/** The sandbox's media stores, in a separate process: their work does not count as the product's. */
await startSandbox({
  host: '127.0.0.1',
  port: 0,
  smtpPort: 0,
  dataDir: process.env.BENCH_FOLDER ?? '',
  stripe: { secretKey: 'unused', webhookSecret: 'unused', webhookUrl: 'http://127.0.0.1:9' },
  ...storeAccounts,
}).then(({ url }) => process.send?.({ port: Number(new URL(url).port) }));
process.on('disconnect', () => process.exit());
