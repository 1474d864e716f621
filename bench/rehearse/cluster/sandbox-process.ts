/** Runs the sandbox alone: `node sandbox-process.ts FOLDER`. */
import { startSandbox } from '../../../sandbox/index.ts';
import { appUrl, ports } from './ports.ts';

const [dataDir = ''] = process.argv.slice(2);
const webhooks = `${appUrl}/api/payment/webhooks`;
const sandbox = await startSandbox({
  host: '127.0.0.1',
  port: ports.sandbox,
  smtpPort: ports.smtp,
  dataDir,
  stripe: { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', webhookUrl: `${webhooks}/stripe` },
  paystack: { secretKey: 'sk_test_paystack_sandbox', webhookUrl: `${webhooks}/paystack` },
  s3: { bucket: 'milepost', keys: { id: 'sandbox', secret: 'sandbox secret' } },
  log: (message) => console.log(message),
});
process.on('SIGTERM', async () => {
  await sandbox.close();
  process.exit(0);
});
