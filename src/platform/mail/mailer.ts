import { createTransport } from 'nodemailer';
import { timed } from '../metrics/provider-calls.ts';
import { traceEmail } from '../tracing/trace-jobs.ts';

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

/** Sends email over SMTP. Resolves once the server has accepted the message. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    send: async (message) => {
      await timed('smtp', 'send', () => traceEmail(() => transport.sendMail(message)));
    },
    close: () => transport.close(),
  };
}
