import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutMiddle } from './without-middle.ts';

it('keeps the fields before and after a large file, however the bytes arrive', async () => {
  const pieceSizes = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), pieceSizes, async (before, after, sizes) => {
      const form = new FormData();
      form.set('before', before);
      form.set('photo', new File([new Uint8Array(60_000).fill(45)], 'me.jpg'));
      form.set('after', after);
      const sent = await inPieces(form, sizes);
      const read = await withoutMiddle(sent.request, sent.bytes, 10_000).formData();
      const typed = new FormData();
      typed.set('before', before);
      typed.set('after', after);
      const whole = await new Response(typed).formData();
      expect([read.get('before'), read.get('after')]).toEqual([whole.get('before'), whole.get('after')]);
      expect((read.get('photo') as File).size).toBeLessThan(20_000);
    }),
    { numRuns: 50 },
  );
});

/** The form as a request whose body arrives in chunks of these sizes, repeatedly. */
async function inPieces(form: FormData, sizes: number[]) {
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
        const size = sizes[piece % sizes.length] ?? 1;
        controller.enqueue(bytes.subarray(at, at + size));
        at += size;
      }
      controller.close();
    },
  });
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const request = new Request('http://here', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, bytes: bytes.length };
}
