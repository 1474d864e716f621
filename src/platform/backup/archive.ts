import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { StartupError } from '../failures/startup-error.ts';

/** Writes the entries of an archive, one after another. */
export type ArchiveWriter = {
  /** @param size the size of the content in bytes, which must be exact */
  add: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>;
  /** One SHA-256 of all entries so far (names, sizes and contents), in hex. */
  digest: () => string;
};

/** An entry of an archive. Its content must be read to the end before the next one comes. */
export type ArchiveEntry = {
  name: string;
  /** In bytes. */
  size: number;
  content: AsyncIterable<Buffer>;
  /** One SHA-256 of all entries before this one, in hex. */
  digestBefore: string;
};

/**
 * Writes a compressed tar archive as a stream, so that memory use does not grow with the size of the archive.
 * @param send stores the bytes of the archive, and rejects when it cannot
 * @param fill adds the entries; when `fill` rejects, the stream that `send` reads fails too
 * @returns the size of the archive in bytes
 */
export async function writeArchive(
  send: (bytes: Readable) => Promise<void>,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const pack = tar.pack();
  const output = counter();
  // Most bytes are videos and images, which no level makes smaller.
  const packing = pipeline(pack, createGzip({ level: constants.Z_BEST_SPEED }), output.stream);
  const sending = send(output.stream);
  const sent = Promise.all([packing, sending]).catch((error: unknown) => {
    throw new OutputBroken('The archive cannot be written.', { cause: error });
  });
  sent.catch(() => {});
  const digest = createHash('sha256');

  async function add(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    digest.update(`${name}\n${size}\n`);
    const source = watched(hashing(content, digest));
    try {
      const writing = pipeline(source.content, pack.entry({ name, size, mode: 0o600 }));
      await Promise.race([writing, sent]);
    } catch (error) {
      throw source.failure() ?? new OutputBroken('The archive cannot be written.', { cause: error });
    }
  }

  try {
    await fill({ add, digest: () => digest.copy().digest('hex') });
    pack.finalize();
    await sent;
    return output.bytes();
  } catch (error) {
    pack.destroy(error as Error);
    const outcomes = await Promise.allSettled([sending, packing]);
    if (!(error instanceof OutputBroken)) throw error;
    // The destination’s error gives the reason; the packer’s says only that its output was closed.
    throw outcomes.find((outcome) => outcome.status === 'rejected')?.reason ?? error;
  }
}

/** The destination of the archive has failed, not its source. */
class OutputBroken extends Error {
  override name = 'OutputBroken';
}

/** A stream that records its own failure. */
function watched(content: AsyncIterable<Buffer>) {
  let failure: unknown;
  async function* pass() {
    try {
      yield* content;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { content: pass(), failure: () => failure };
}

/**
 * Reads an archive as a stream.
 * @throws StartupError when the archive is damaged or incomplete; rethrows what `take` throws
 */
export async function readArchive(
  source: Readable,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  // Why the archive cannot be unpacked. The reason arrives shortly after the streams have failed.
  let reason: unknown;
  const unpacking = pipeline(source, createGunzip(), extract).catch((error: unknown) => {
    reason ??= error;
  });
  const digest = createHash('sha256');
  try {
    for await (const { header, ...entry } of named(extract)) {
      const { name, size = 0 } = header;
      const digestBefore = digest.copy().digest('hex');
      digest.update(`${name}\n${size}\n`);
      await take({ name, size, content: hashing(entry.content, digest), digestBefore }).catch(
        async (error: unknown) => {
          await turn();
          throw new NotTaken('', { cause: reason ?? error });
        },
      );
    }
    await unpacking;
    if (reason) throw reason;
  } catch (error) {
    await turn();
    const cause = error instanceof NotTaken ? error.cause : (reason ?? error);
    source.destroy();
    extract.destroy();
    await unpacking;
    throw explained(cause);
  }
}

/** `take` has failed. Leaving the loop then breaks the archive as well, so the error of `take` is kept as the cause. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

async function* named(extract: tar.Extract) {
  for await (const entry of extract) yield { header: entry.header, content: entry as AsyncIterable<Buffer> };
}

async function* hashing(content: AsyncIterable<Buffer>, digest: ReturnType<typeof createHash>) {
  for await (const piece of content) {
    digest.update(piece);
    yield piece;
  }
}

function counter() {
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      bytes += piece.length;
      pass(null, piece);
    },
  });
  return { stream, bytes: () => bytes };
}

/** The sentence for an archive that cannot be unpacked; other errors unchanged. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (error.message === 'incorrect header check') return notABackup(error);
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(error.message)) return cutShort(error);
  if (code.startsWith('Z_') || /tar header|checksum/i.test(error.message)) return damaged(error);
  return error;
}

/** The error for a file that is not a backup. */
export const notABackup = (cause?: unknown) =>
  new StartupError('This file is not a backup of Milepost. Nothing was changed.', { cause });

/** The error for an incomplete backup. */
export const cutShort = (cause?: unknown) =>
  new StartupError('The backup is incomplete: it was cut short. Use another one. Nothing was changed.', {
    cause,
  });

/** The error for a damaged backup. */
export const damaged = (cause?: unknown) =>
  new StartupError('The backup is damaged: its checksum is wrong. Use another one. Nothing was changed.', {
    cause,
  });
