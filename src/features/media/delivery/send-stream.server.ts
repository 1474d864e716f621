import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** The native response of the server. */
export type NativeResponse = ServerResponse;

/** Tells the server's adapter that the response has been written already. */
const alreadySent = { 'x-hono-already-sent': 'true' };

/**
 * Responds on the connection itself: a web stream would cost several times the processor time. A reader that
 * disconnects is not an error; if the bytes cannot be read, the connection ends short of the promised length.
 */
export function sendDirectly(
  nativeResponse: NativeResponse,
  status: number,
  headers: Record<string, string>,
  send: () => Promise<void>,
): Response {
  nativeResponse.writeHead(status, headers);
  send().catch(() => nativeResponse.destroy());
  // clone() returns a native Response even when the adapter replaced the global one; only there does the adapter check
  // whether the response has been written.
  return new Response(null, { status, headers: alreadySent }).clone();
}

/** Responds with a stream, for callers without a connection. The reader sets the pace. */
export const sendStream = (source: Readable, status: number, headers: Record<string, string>): Response =>
  new Response(webStreamOf(source), { status, headers });

/** Reads on only when the reader has consumed the previous chunk. */
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
