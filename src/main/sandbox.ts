import { startSandbox } from '../../sandbox/index.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { StartupError } from '../platform/startup-error.ts';

/** Starts the stand-ins for everything outside the product. */
export async function openSandbox(settings: Settings, ports: { port: number; smtpPort: number }) {
  const webhooks = `http://127.0.0.1:${settings.port}/api/payment/webhooks`;
  try {
    return await startSandbox({
      host: '127.0.0.1',
      port: ports.port,
      smtpPort: ports.smtpPort,
      dataDir: settings.dataDir,
      stripe: { ...sandboxKeys.stripe, webhookUrl: `${webhooks}/stripe` },
      paypal: { ...sandboxKeys.paypal, webhookUrl: `${webhooks}/paypal` },
      paystack: { ...sandboxKeys.paystack, webhookUrl: `${webhooks}/paystack` },
      discord: sandboxDiscord,
      emailJs: { ...sandboxEmailJs, deliverTo: settings.supportEmail },
      s3: sandboxS3,
      cloudinary: sandboxCloudinary,
    });
  } catch (error) {
    throw error instanceof Error ? new StartupError(error.message, { cause: error }) : error;
  }
}

/** Known to everybody, worth nothing: they open the sandbox and nothing else. */
const sandboxKeys = {
  stripe: { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' },
  paypal: {
    clientId: 'client_sandbox',
    clientSecret: 'client_secret_sandbox',
    webhookId: 'webhook_sandbox',
  },
  paystack: { secretKey: 'sk_test_paystack_sandbox' },
};
const sandboxDiscord = { botToken: 'bot_sandbox' };
const sandboxS3 = { bucket: 'milepost', keys: { id: 'sandbox', secret: 'sandbox secret' } };
const sandboxCloudinary = { cloud: 'milepost', key: '1234567890', secret: 'sandbox-secret' };
const sandboxEmailJs = {
  publicKey: 'sandbox_public_key',
  serviceId: 'service_sandbox',
  contactTemplate: 'template_contact',
  instructorTemplate: 'template_instructor',
};

/** The settings of a product that uses the sandbox wherever nothing real is set. */
export function withSandbox(settings: Settings, sandbox: { url: string; smtpUrl: string }): Settings {
  return {
    ...settings,
    smtpUrl: settings.smtpUrl ?? sandbox.smtpUrl,
    stripe: settings.stripe ?? { ...sandboxKeys.stripe, apiBase: sandbox.url },
    paypal: settings.paypal ?? { ...sandboxKeys.paypal, live: false, apiBase: sandbox.url },
    paystack: settings.paystack ?? {
      ...sandboxKeys.paystack,
      apiBase: sandbox.url,
      pageOrigin: sandbox.url,
    },
    discord: settings.discord ?? {
      ...sandboxDiscord,
      apiBase: `${sandbox.url}/api/v10`,
      inviteBase: `${sandbox.url}/invite`,
    },
    media: {
      ...settings.media,
      s3: settings.media.s3 ?? { ...sandboxS3, region: 'us-east-1', endpoint: `${sandbox.url}/s3` },
      cloudinary: settings.media.cloudinary ?? { ...sandboxCloudinary, apiBase: sandbox.url },
    },
    emailJs: settings.emailJs ?? { ...sandboxEmailJs, origin: sandbox.url },
  };
}
