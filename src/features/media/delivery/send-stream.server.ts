import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Where a server writes its answer to one request. */
export type Outlet = ServerResponse;

/** Tells the server's adapter that the answer has been written already. */
const alreadySent = { 'x-hono-already-sent': 'true' };

/**
 * Answers on the connection itself. Through a web stream the same work costs several times the processor time. A reader
 * that leaves is no error; where the bytes cannot be had the connection ends short of the length it promised.
 */
export function sendDirectly(
  outlet: Outlet,
  status: number,
  headers: Record<string, string>,
  send: () => Promise<void>,
): Response {
  outlet.writeHead(status, headers);
  send().catch(() => outlet.destroy());
  // A clone is a Response of the platform even where the adapter has put its own in the place of the global one;
  // only there does it look whether the answer has been written.
  return new Response(null, { status, headers: alreadySent }).clone();
}

/** Answers with a stream, for callers without a connection. The reader sets the pace. */
export const sendStream = (source: Readable, status: number, headers: Record<string, string>): Response =>
  new Response(webStreamOf(source), { status, headers });

/** Reads on only when the reader has taken what was read before. */
function webStreamOf(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source.iterator();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
