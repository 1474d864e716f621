import { type PaymentAccounts, startSandbox } from '../../sandbox/index.ts';
import { sandboxAccounts, withSandboxedProviders } from '../features/payments/index.server.ts';
import { StartupError } from '../platform/failures/startup-error.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Starts the sandbox, a local stand-in for every external service, unless another process runs it. */
export async function openSandbox(settings: Settings, ports: NonNullable<Settings['sandbox']>) {
  if (ports.isShared) return { ...sandboxAt(ports), close: async () => {} };
  const webhooks = `http://127.0.0.1:${settings.port}/api/payment/webhooks`;
  try {
    return await startSandbox({
      host: '127.0.0.1',
      port: ports.port,
      smtpPort: ports.smtpPort,
      dataDir: settings.dataDir,
      ...(sandboxAccounts(webhooks) as PaymentAccounts),
      discord: sandboxDiscord,
      emailJs: { ...sandboxEmailJs, deliverTo: settings.supportEmail },
      s3: sandboxS3,
      cloudinary: sandboxCloudinary,
    });
  } catch (error) {
    throw error instanceof Error ? new StartupError(error.message, { cause: error }) : error;
  }
}

/** Public: these keys work only in the sandbox. */
const sandboxDiscord = { botToken: 'bot_sandbox' };
const sandboxS3 = { bucket: 'milepost', keys: { id: 'sandbox', secret: 'sandbox secret' } };
const sandboxCloudinary = { cloud: 'milepost', key: '1234567890', secret: 'sandbox-secret' };
const sandboxEmailJs = {
  publicKey: 'sandbox_public_key',
  serviceId: 'service_sandbox',
  contactTemplate: 'template_contact',
  instructorTemplate: 'template_instructor',
};

/** The sandbox that a web process with the same settings runs on this machine. */
export const sandboxAt = ({ port, smtpPort }: { port: number; smtpPort: number }) => ({
  url: `http://127.0.0.1:${port}`,
  smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
});

/** The settings of a product that uses the sandbox wherever no real service is configured. */
export function withSandbox(settings: Settings, sandbox: { url: string; smtpUrl: string }): Settings {
  const s3 = { keys: sandboxS3.keys, region: 'us-east-1', endpoint: `${sandbox.url}/s3` };
  return {
    ...settings,
    smtpUrl: settings.smtpUrl ?? sandbox.smtpUrl,
    providers: withSandboxedProviders(settings.providers, sandbox.url),
    discord: settings.discord ?? {
      ...sandboxDiscord,
      apiBase: `${sandbox.url}/api/v10`,
      inviteBase: `${sandbox.url}/invite`,
    },
    backups: { ...settings.backups, account: settings.backups.hasAccount ? settings.backups.account : s3 },
    media: {
      ...settings.media,
      s3: settings.media.s3 ?? { ...s3, bucket: sandboxS3.bucket },
      cloudinary: settings.media.cloudinary ?? { ...sandboxCloudinary, apiBase: sandbox.url },
    },
    emailJs: settings.emailJs ?? { ...sandboxEmailJs, origin: sandbox.url },
  };
}
