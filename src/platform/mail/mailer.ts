import { createTransport } from 'nodemailer';
import { timed } from '../observability/metrics/provider-calls.ts';
import { traceEmail } from '../observability/tracing/trace-jobs.ts';

export type Message = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same in every attempt, so that duplicates can be recognised. */
  messageId: string;
  headers?: Record<string, string>;
};

export type Mailer = { send: (message: Message) => Promise<void>; close: () => void };

/**
 * Sends email over SMTP. Resolves once the server has accepted the message. Connections are opened as needed and reused,
 * because signing in takes longer than sending; the transport closes idle ones.
 * @param connections the most to open at once
 */
export function createMailer(smtpUrl: string, from: string, connections: number): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    send: async (message) => {
      await timed('smtp', 'send', () => traceEmail(() => transport.sendMail(message)));
    },
    close: () => transport.close(),
  };
}
