import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** A synchronous store: because nothing awaits inside `transaction`, transactions never interleave. */
export type Database = {
  all<Row>(sql: string, ...parameters: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...parameters: SQLInputValue[]): Row | undefined;
  /** Returns the id of the inserted row and how many rows changed. */
  run(sql: string, ...parameters: SQLInputValue[]): { id: number; changes: number };
  /** Runs the work in one durable transaction and returns its result; a throw rolls back. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

const tables = `
  CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    message TEXT NOT NULL,
    source BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS mail_recipients (
    mail INTEGER NOT NULL REFERENCES mails (id) ON DELETE CASCADE,
    address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mail_recipients_address ON mail_recipients (address, mail);
  CREATE INDEX IF NOT EXISTS mail_recipients_mail ON mail_recipients (mail);

  CREATE TABLE IF NOT EXISTS stripe_objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    object TEXT NOT NULL,
    body TEXT NOT NULL,
    notes TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS stripe_objects_kind ON stripe_objects (object, seq);
  CREATE INDEX IF NOT EXISTS stripe_objects_payment ON stripe_objects (object, json_extract(body, '$.payment_intent'));
  CREATE INDEX IF NOT EXISTS stripe_objects_open ON stripe_objects (json_extract(body, '$.expires_at'))
    WHERE json_extract(body, '$.status') = 'open';

  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    provider TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (provider, kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_newest ON objects (provider, kind, seq);

  DROP TABLE IF EXISTS stripe_events;
  CREATE TABLE IF NOT EXISTS messages (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    provider TEXT NOT NULL,
    subject TEXT NOT NULL,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    next_attempt_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    copies INTEGER NOT NULL DEFAULT 1,
    awaits_next INTEGER NOT NULL DEFAULT 0,
    last_result TEXT,
    delivered_at INTEGER,
    abandoned INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_newest ON messages (provider, seq);
  CREATE INDEX IF NOT EXISTS messages_undelivered ON messages (provider, seq)
    WHERE delivered_at IS NULL AND abandoned = 0;

  CREATE TABLE IF NOT EXISTS stripe_idempotency (
    account TEXT NOT NULL,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    request_id TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (account, key)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS switches (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Opens (and on first use creates) `<dataDir>/sandbox.sqlite`. A committed write survives `kill -9`. Throws an Error
 * with one clear sentence when the file cannot be used.
 */
export function openDatabase(dataDir: string): Database {
  const file = join(dataDir, 'sandbox.sqlite');
  const connection = connect(dataDir, file);
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return {
    all: <Row>(sql: string, ...parameters: SQLInputValue[]) => prepared(sql).all(...parameters) as Row[],
    get: <Row>(sql: string, ...parameters: SQLInputValue[]) =>
      prepared(sql).get(...parameters) as Row | undefined,
    run(sql, ...parameters) {
      const { lastInsertRowid, changes } = prepared(sql).run(...parameters);
      return { id: Number(lastInsertRowid), changes: Number(changes) };
    },
    transaction(work) {
      if (connection.isTransaction) return work();
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => connection.close(),
  };
}

function connect(dataDir: string, file: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    const connection = new DatabaseSync(file, { timeout: 5000 });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    connection.exec(tables);
    return connection;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The sandbox cannot open its data file ${file}: ${reason}.`, { cause });
  }
}
