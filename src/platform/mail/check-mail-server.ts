import { createTransport } from 'nodemailer';
import { Unusable } from '../failures/finding.ts';

/**
 * Connects to the mail server and signs in, without sending anything.
 * @returns a sentence about what works
 * @throws Unusable, or a network error
 */
export async function checkMailServer(smtpUrl: string, timeoutMs = 10_000): Promise<string> {
  const { hostname, port, username } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const place = port ? `${hostname}:${port}` : hostname;
  try {
    await transport.verify();
    return username
      ? `${place} accepts the user and password.`
      : `${place} responds; it is used without a password.`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EAUTH') throw new Unusable(`${place} refuses the user or the password.`);
    if (code === 'ETLS') throw new Unusable(`${place} and Milepost cannot agree on encryption.`);
    if (code === 'EPROTOCOL') throw new Unusable(`${place} is not a mail server, or refuses this machine.`);
    throw error;
  } finally {
    transport.close();
  }
}
