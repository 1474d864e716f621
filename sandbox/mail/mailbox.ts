import PostalMime, { type Address } from 'postal-mime';
import type { Database } from '../support/database.ts';
import { linksOf } from './links.ts';

/** A received email. `to` holds its recipients, joined by `, `; absent parts are empty strings. */
export type Message = {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Absolute URLs in the HTML and the text, each once. */
  links: string[];
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Keyed by lower-case name; of a repeated header, the last. */
  headers: Record<string, string>;
  attachments: { filename: string | null; mimeType: string; bytes: number }[];
};

type Row = { id: number; message: string };

/** Stores a raw email; once this resolves, it is durable. Rejects invalid input. */
export async function receive(
  db: Database,
  mail: { source: Buffer; sender: string; recipients: string[]; receivedAt: Date },
): Promise<Message> {
  const message = await parsed(mail);
  const id = db.transaction(() => {
    const inserted = db.run(
      'INSERT INTO mails (received_at, message, source) VALUES (?, ?, ?)',
      message.receivedAt,
      JSON.stringify(message),
      mail.source,
    );
    const addresses = new Set(mail.recipients.map((address) => address.toLowerCase()));
    for (const address of addresses) {
      db.run('INSERT INTO mail_recipients (mail, address) VALUES (?, ?)', inserted.id, address);
    }
    return inserted.id;
  });
  return { id: String(id), ...message };
}

/** Newest first; `to` ignores case. */
export function messages(db: Database, { to, limit }: { to?: string; limit: number }): Message[] {
  const rows = to
    ? db.all<Row>(
        `SELECT id, message FROM mails WHERE id IN (SELECT mail FROM mail_recipients WHERE address = ?)
         ORDER BY id DESC LIMIT ?`,
        to.trim().toLowerCase(),
        limit,
      )
    : db.all<Row>('SELECT id, message FROM mails ORDER BY id DESC LIMIT ?', limit);
  return rows.map(restored);
}

export function message(db: Database, id: string): Message | undefined {
  const row = db.get<Row>('SELECT id, message FROM mails WHERE id = ?', id);
  return row && restored(row);
}

/** The raw email exactly as it was received. */
export function source(db: Database, id: string): Uint8Array<ArrayBuffer> | undefined {
  return db.get<{ source: Uint8Array<ArrayBuffer> }>('SELECT source FROM mails WHERE id = ?', id)?.source;
}

/** Empties the mailbox and returns how many emails it held. */
export function empty(db: Database): number {
  return db.run('DELETE FROM mails').changes;
}

function restored(row: Row): Message {
  return { id: String(row.id), ...(JSON.parse(row.message) as Omit<Message, 'id'>) };
}

async function parsed(mail: Parameters<typeof receive>[1]): Promise<Omit<Message, 'id'>> {
  const email = await PostalMime.parse(mail.source, { attachmentEncoding: 'arraybuffer' });
  const text = (email.text ?? '').trimEnd();
  const html = email.html ?? '';
  return {
    from: email.from ? shown(email.from) : mail.sender,
    to: mail.recipients.join(', '),
    subject: email.subject ?? '',
    text,
    html,
    links: linksOf(text, html),
    receivedAt: mail.receivedAt.toISOString(),
    headers: Object.fromEntries(email.headers.map((header) => [header.key, header.value])),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

function shown({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}
