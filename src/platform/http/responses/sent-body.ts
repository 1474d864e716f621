import { IncomingMessage } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { ApiEnv } from '../env.ts';

/** A request whose body is streamed: what its headers say, and the bytes. */
export type Sent = {
  method: string;
  url: string;
  headers: Headers;
  /** The bytes, to be read once; null when there is no body. */
  open: () => Readable | null;
};

/**
 * The request as it is sent. Its bytes are read from the connection itself: through a web stream the same work costs
 * more than twice the processor time, and several times the memory. Nothing before may have looked for the body.
 */
export function sentIn(c: HonoContext<ApiEnv>): Sent {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const sent = sentBy(c.req.raw);
  return incoming instanceof IncomingMessage ? { ...sent, open: () => incoming } : sent;
}

/** The same for callers without a connection. */
export const sentBy = (request: Request): Sent => ({
  method: request.method,
  url: request.url,
  headers: request.headers,
  open: () => request.body && Readable.fromWeb(request.body as NodeWebStream<Uint8Array>),
});

/** Memory that came from a connection and that nobody but its receiver knows. */
const received = new WeakSet<ArrayBufferLike>();

function note(body: Readable, { buffer, byteLength }: Uint8Array): void {
  if (body instanceof IncomingMessage && buffer.byteLength === byteLength) received.add(buffer);
}

/**
 * Gives the memory of a piece of a body back at once; nobody may look at the piece any more. The garbage collector counts
 * what lies outside its heap, and would otherwise look through the whole heap for every 32 MiB that arrive: more work than
 * all the rest of an upload. Memory that did not come from a connection is left alone.
 */
export function handBack({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && received.delete(buffer)) buffer.transfer(0);
}

/** Why a body did not flow to its end: its sender left or was told to stop, or it had more bytes than it may. */
export class CutOff extends Error {
  override name = 'CutOff';
  readonly reason: 'left' | 'stopped' | 'too long';

  constructor(reason: CutOff['reason']) {
    super(`The body ended early: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Lets a body flow into a sink, at the sink's pace, and ends the sink. The body is never destroyed, as a pipeline would:
 * on a connection that is cut nobody could be told why.
 * @param limits how many bytes it may have, and what ends it early
 * @throws CutOff when it ended early, once everything until then is in the sink; or what the sink failed with
 */
export async function pour(
  body: Readable,
  sink: Writable,
  { most = Number.POSITIVE_INFINITY, stop }: { most?: number; stop?: AbortSignal } = {},
): Promise<void> {
  let cut: CutOff | undefined;
  let bytes = 0;
  const end = (reason?: CutOff['reason']) => {
    body.off('data', take).pause();
    if (reason) cut ??= new CutOff(reason);
    sink.end();
  };
  function take(chunk: Uint8Array): void {
    bytes += chunk.length;
    note(body, chunk);
    if (bytes > most) end('too long');
    else if (!sink.write(chunk)) body.pause();
  }
  const heard = {
    end: () => end(),
    error: () => end('left'),
    close: () => !body.readableEnded && end('left'),
  };
  const goOn = () => body.resume();
  const stopped = () => end('stopped');
  // Who sends may still go away while the answer is on its way: that is no news any more.
  body.on('error', () => {});
  for (const [event, listener] of Object.entries(heard)) body.on(event, listener);
  sink.on('drain', goOn);
  stop?.addEventListener('abort', stopped);
  try {
    const done = finished(sink, { readable: false });
    if (stop?.aborted) stopped();
    else if (body.destroyed && !body.readableEnded) end('left');
    else body.on('data', take).resume();
    await done;
  } finally {
    for (const [event, listener] of Object.entries(heard)) body.off(event, listener);
    body.off('data', take);
    sink.off('drain', goOn);
    stop?.removeEventListener('abort', stopped);
  }
  if (cut) throw cut;
}
