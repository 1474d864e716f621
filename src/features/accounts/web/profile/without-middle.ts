/**
 * A form's body without its middle. If one file is far larger than everything else, the middle is that file's, and the
 * fields before and after it are still complete.
 * @param bytes of the whole body, more than twice `keptBytes`
 * @param keptBytes bytes to keep at either end
 */
export function withoutMiddle({ headers, body }: Request, bytes: number, keptBytes: number): Response {
  const end = bytes - keptBytes;
  let seen = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const start = seen;
      seen += chunk.length;
      if (start < keptBytes) controller.enqueue(chunk.subarray(0, keptBytes - start));
      if (seen > end) controller.enqueue(chunk.subarray(Math.max(0, end - start)));
    },
  });
  const type = headers.get('content-type') ?? '';
  return new Response(body?.pipeThrough(cut), { headers: { 'content-type': type } });
}
