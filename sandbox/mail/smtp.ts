import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Database } from '../support/database.ts';
import { receive } from './mailbox.ts';

const largestMail = 25 * 1024 * 1024;

type SmtpOptions = { db: Database; now: () => number; log: (message: string) => void };

/** A mail server that accepts everything for everyone and responds with 250 only once the email is durably stored. */
export function createSmtpServer(options: SmtpOptions): SMTPServer {
  return new SMTPServer({
    name: 'sandbox',
    banner: 'Milepost sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 1000,
    onData(stream, session, done) {
      store(options, stream, session).then(
        (id) => done(null, `stored as message ${id}`),
        (error: Error) => done(error),
      );
    },
  });
}

async function store(options: SmtpOptions, stream: SMTPServerDataStream, session: SMTPServerSession) {
  const { mailFrom, rcptTo } = session.envelope;
  const content = await buffer(stream);
  if (stream.sizeExceeded) throw refusal(552, `An email may have at most ${largestMail} bytes`);
  const mail = {
    source: content,
    sender: mailFrom ? mailFrom.address : '',
    recipients: rcptTo.map((recipient) => recipient.address),
    receivedAt: new Date(options.now()),
  };
  const message = await receive(options.db, mail).catch((error: Error) => {
    throw refusal(554, `The email could not be stored: ${error.message}`);
  });
  options.log(`email to ${message.to}: ${message.subject}`);
  return message.id;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
