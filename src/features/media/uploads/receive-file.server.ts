import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Context } from '../../../platform/context.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import { explainFullDisk, fileSink } from '../../../platform/http/requests/file-sink.ts';
import { type StreamedRequest, writeBody } from '../../../platform/http/requests/streamed-request.ts';
import { emptyFile, incomplete, noFile, wrongForm } from '../failures.server.ts';
import { workPath } from '../processing/work-files.server.ts';

export type Fields = Record<string, string>;

type ReceivedFile = {
  /** Where the bytes are. The caller removes the file, or passes it to `storeFile`. */
  path: string;
  name: string;
  bytes: number;
  fields: Fields;
};

type Expectation = {
  /** The name of the form's one file field. */
  field: string;
  /** Maximum bytes of the file, depending on the fields before it. */
  limit: (fields: Fields) => number;
  /** The failure for a larger file. `bytes` is the declared size of the request, slightly more than the file's. */
  tooLarge: (fields: Fields, bytes: number) => RequestFailure;
  /** The failure when there is no file, if the usual sentence does not fit. */
  missing?: () => RequestFailure;
};

/**
 * Streams the one file of a multipart request to disk, never into memory.
 * @throws a failure for a form without the file, an empty, too large or incomplete one; nothing is left on disk then
 */
export async function receiveFile(
  ctx: Context,
  request: StreamedRequest,
  expected: Expectation,
): Promise<ReceivedFile> {
  const path = await workPath(ctx, 'incoming');
  try {
    return await receive(request, expected, path);
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof RequestFailure || isOurFault(error) ? error : incomplete();
  }
}

async function receive(request: StreamedRequest, expected: Expectation, path: string): Promise<ReceivedFile> {
  const form = openForm(request, expected.field);
  const fields: Fields = {};
  let taken: { name: string; counter: Counter; written: Promise<void> } | undefined;
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('file', (field, stream, info) => {
    if (field !== expected.field || taken) return stream.resume();
    const counter = countUpTo(() => expected.limit(fields));
    const written = pipeline(stream, counter.stream, fileSink(path, { flags: 'wx' }));
    written.catch(() => {});
    taken = { name: info.filename ?? '', counter, written };
  });

  const missing = expected.missing ?? noFile;
  const body = request.open();
  if (!body) throw missing();
  await writeBody(body, form).catch(async (error: unknown) => {
    // The file may still be opening, and would appear after its removal.
    await taken?.written.catch(() => {});
    throw error;
  });
  if (!taken) throw missing();
  await taken.written.catch((error: unknown) => {
    throw explainFullDisk(error);
  });
  const { bytes } = taken.counter;
  if (bytes === 0) throw emptyFile();
  if (bytes > expected.limit(fields)) throw expected.tooLarge(fields, Math.max(bytes, declared(request)));
  return { path, name: taken.name, bytes, fields };
}

function openForm({ headers }: StreamedRequest, field: string) {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      fileHwm: 1024 * 1024,
      limits: { files: 2, fields: 20, fieldSize: 2000, parts: 30 },
      defParamCharset: 'utf8',
    });
  } catch {
    throw wrongForm({ message: `Send the file in a multipart form, in the field "${field}".` });
  }
}

const declared = ({ headers }: StreamedRequest): number => Number(headers.get('content-length')) || 0;

/** Whether the server itself could not store the file: the sender cannot fix that. */
const isOurFault = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && /^(open|write|close)/.test(String(error.syscall));

type Counter = { stream: Transform; bytes: number };

/** Passes bytes on up to a limit and drops the rest, so that the client can finish and read the response. */
function countUpTo(limit: () => number): Counter {
  const counter: Counter = {
    bytes: 0,
    stream: new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        counter.bytes += chunk.length;
        if (counter.bytes > limit()) pass();
        else pass(null, chunk);
      },
    }),
  };
  return counter;
}
