import { z } from 'zod';

/** The names of the entries in a backup. A table comes in pieces, `database/SCHEMA.TABLE/1` and so on. */
export const entryNames = {
  header: 'milepost-backup.json',
  secret: 'secret',
  footer: 'end.json',
  database: 'database/',
  media: 'media/',
};

const format = 1;

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
/** A table and the columns that hold its data. Generated columns are left out: PostgreSQL computes them. */
export type TableShape = z.infer<typeof Table>;

/** The first entry of a backup: what it is, and what can restore it. */
export const Header = z.object({
  format: z.literal(format),
  id: z.uuid(),
  /** The version of Milepost that made it. */
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** Every migration that had been applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** The last migration of the job queue's own schema. */
  queueMigration: z.number(),
  /** Whether the data come from a sandbox, with demo accounts and simulated payments. */
  isSandbox: z.boolean(),
  tables: z.array(Table),
});
export type Header = z.infer<typeof Header>;

/** The part of the header that all formats share, including those of later versions. */
export const AnyHeader = z.object({ format: z.number(), product: z.string() });

const Sequence = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.string(),
  isCalled: z.boolean(),
});
export type Sequence = z.infer<typeof Sequence>;

/** The last entry of a backup: without it the backup is incomplete. */
export const Footer = z.object({
  /** One SHA-256 of all entries before this one. */
  digest: z.string(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  sequences: z.array(Sequence),
  media: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Files that the database refers to but that were not in the folder. */
    missing: z.number(),
  }),
});
export type Footer = z.infer<typeof Footer>;

/** A backup's first and last entry. */
export type Manifest = { header: Header; footer: Footer };

/** The first entry of a backup, in the current format. */
export const newHeader = (about: Omit<Header, 'format'>): Header => ({ format, ...about });

/** `public.users`. */
export const labelOf = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): string => `${schema}.${name}`;
