import { IncomingMessage } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { ApiEnv } from '../env.ts';

/** A request whose body is streamed: its headers and its bytes. */
export type StreamedRequest = {
  method: string;
  url: string;
  headers: Headers;
  /** The bytes, to be read once; null when there is no body. */
  open: () => Readable | null;
};

/**
 * The request with its body as the raw connection stream. A web stream costs more than twice the processor time and
 * several times the memory. No earlier handler may have accessed the body.
 */
export function streamedRequest(c: HonoContext<ApiEnv>): StreamedRequest {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const request = streamedFrom(c.req.raw);
  return incoming instanceof IncomingMessage ? { ...request, open: () => incoming } : request;
}

/** The request with its body as a stream, for callers without a raw connection. */
export const streamedFrom = (request: Request): StreamedRequest => ({
  method: request.method,
  url: request.url,
  headers: request.headers,
  open: () => request.body && Readable.fromWeb(request.body as NodeWebStream<Uint8Array>),
});

/** A body that ended early because the client disconnected. */
export class IncompleteBody extends Error {
  override name = 'IncompleteBody';

  constructor() {
    super('The body ended early.');
  }
}

/**
 * Writes a body to a sink at the sink's pace, then ends the sink. Unlike a pipeline it never destroys the body: on a
 * closed connection the client could not get a response.
 * @throws IncompleteBody if the body ended early, after the sink has everything received; or the sink's error
 */
export async function writeBody(body: Readable, sink: Writable): Promise<void> {
  let cut: IncompleteBody | undefined;
  const take = (chunk: Uint8Array) => {
    if (!sink.write(chunk)) body.pause();
  };
  const end = () => {
    body.off('data', take).pause();
    sink.end();
  };
  const leave = () => {
    cut ??= new IncompleteBody();
    end();
  };
  const listeners = { end, error: leave, close: () => !body.readableEnded && leave() };
  const resume = () => body.resume();
  // The client may still disconnect while the response is being sent; that no longer matters.
  body.on('error', () => {});
  for (const [event, listener] of Object.entries(listeners)) body.on(event, listener);
  sink.on('drain', resume);
  try {
    const done = finished(sink, { readable: false });
    if (body.destroyed && !body.readableEnded) leave();
    else body.on('data', take).resume();
    await done;
  } finally {
    for (const [event, listener] of Object.entries(listeners)) body.off(event, listener);
    body.off('data', take);
    sink.off('drain', resume);
  }
  if (cut) throw cut;
}
