import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StartupError } from '../failures/startup-error.ts';
import { type ArchiveEntry, cutShort, damaged, notABackup, readArchive } from './archive.ts';
import { AnyHeader, entryNames, Footer, Header, type Manifest } from './manifest.ts';

/** What a reader of a backup does with its entries. */
type BackupReader = {
  table?: (label: string, content: AsyncIterable<Buffer>) => Promise<void>;
  media?: (key: string, content: AsyncIterable<Buffer>) => Promise<void>;
};

/** A backup that has been read to its end: complete and unchanged. */
export type ReadBackup = Manifest & { secret: string };

/** The largest text to accept, in bytes. The longest one is a list of all tables and their columns. */
const longestText = 4 * 1024 * 1024;

/**
 * Reads a backup to its end and verifies its checksum.
 * @throws StartupError when it is not a backup, has a format that this version cannot read, or is incomplete or damaged
 */
export async function readBackup(
  source: Readable,
  { table = drain, media = drain }: BackupReader = {},
): Promise<ReadBackup> {
  let header: Header | undefined;
  let secret: string | undefined;
  let footer: Footer | undefined;
  await readArchive(source, async (entry) => {
    const { name, content } = entry;
    if (!header) header = readHeader(name, await textOf(entry));
    else if (footer) throw damaged();
    else if (name === entryNames.secret) secret = await textOf(entry);
    else if (name === entryNames.footer) footer = readFooter(await textOf(entry), entry.digestBefore);
    else if (name.startsWith(entryNames.media)) await media(name.slice(entryNames.media.length), content);
    else if (name.startsWith(entryNames.database)) await table(labelIn(name), content);
    else throw damaged();
  });
  if (!header) throw notABackup();
  if (!footer || secret === undefined) throw cutShort();
  return { header, secret, footer };
}

/** `public.users` in `database/public.users/1`. */
const labelIn = (name: string): string => name.slice(entryNames.database.length, name.lastIndexOf('/'));

function readHeader(name: string, text: string): Header {
  const any = AnyHeader.safeParse(parsed(text));
  if (name !== entryNames.header || !any.success) throw notABackup();
  const header = Header.safeParse(parsed(text));
  if (header.success) return header.data;
  throw new StartupError(
    `The backup was made by another version of Milepost, ${any.data.product}, in a format that this version cannot read: restore it with that version. Nothing was changed.`,
  );
}

function readFooter(text: string, digest: string): Footer {
  const footer = Footer.safeParse(parsed(text));
  if (!footer.success || footer.data.digest !== digest) throw damaged();
  return footer.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textOf({ size, content }: ArchiveEntry): Promise<string> {
  if (size > longestText) throw notABackup();
  return (await buffer(content)).toString();
}

async function drain(_name: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _bytes of content);
}
