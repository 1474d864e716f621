/** Runs the sandbox alone, with the keys that the product expects of it: `node sandbox-process.ts FOLDER`. */
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
  paypal: {
    clientId: 'client_sandbox',
    clientSecret: 'client_secret_sandbox',
    webhookId: 'webhook_sandbox',
    webhookUrl: `${webhooks}/paypal`,
  },
  discord: { botToken: 'bot_sandbox' },
  emailJs: {
    publicKey: 'sandbox_public_key',
    serviceId: 'service_sandbox',
    contactTemplate: 'template_contact',
    instructorTemplate: 'template_instructor',
    deliverTo: 'support@milepost.example',
  },
  cloudinary: { cloud: 'milepost', key: '1234567890', secret: 'sandbox-secret' },
  s3: { bucket: 'milepost', keys: { id: 'sandbox', secret: 'sandbox secret' } },
  log: (message) => console.log(message),
});
process.on('SIGTERM', async () => {
  await sandbox.close();
  process.exit(0);
});
