import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourseBody } from '../../test/factories/drafts.ts';
import { makePerson } from '../../test/factories/people.ts';
import { serveProduct } from '../../test/factories/processes/serving.ts';
import { request, statusOf } from '../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const ask = (path: string, init?: RequestInit) => statusOf(product, path, init);

describe('the body size', () => {
  const send = (path: string) => ask(path, { method: 'POST', body: new Uint8Array(2 * 1024 * 1024) });

  test('is a mebibyte at most', async () => {
    expect(await send('/api/login')).toBe(413);
  });

  describe('on a connection that is kept', () => {
    let server: Awaited<ReturnType<typeof serveProduct>>;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    beforeAll(async () => {
      server = await serveProduct(product);
    });
    afterAll(async () => {
      agent.destroy();
      await server.close();
    });

    const send = async (path: string, body = '', headers: Record<string, string | number> = {}) => {
      const options = { method: body ? 'POST' : 'GET', agent, headers };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        httpRequest(server.url + path, options, resolve)
          .on('error', reject)
          .end(body);
      });
      const { localPort } = response.socket;
      await once(response.resume(), 'end');
      return { status: response.statusCode, localPort, connection: response.headers.connection };
    };
    const large = 'a'.repeat(2 * 1024 * 1024);

    test('is checked without losing the connection, which carries the next request', async () => {
      const first = await send('/api/login', large, { 'content-length': large.length });
      expect(first.status).toBe(413);
      expect(await send('/healthz')).toMatchObject({ status: 200, localPort: first.localPort });
    });

    test('ends the connection, and says so, when the request does not state it', async () => {
      const first = await send('/api/login', large, { 'transfer-encoding': 'chunked' });
      expect(first).toMatchObject({ status: 413, connection: 'close' });
      expect((await send('/healthz')).status).toBe(200);
    });
  });

  const id = '00000000-0000-4000-8000-000000000000';

  test.each([
    '/api/media/upload-photo',
    `/api/renewals/entries/${id}/evidence`,
    `/api/courses/${id}/credits`,
  ])('is checked by %s itself, which accepts a file', async (path) => {
    expect(await send(path)).toBe(401);
  });

  test('may be larger when a badge of a megabyte is verified', async () => {
    const verify = (bytes: number) =>
      ask('/api/credentials/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file: Buffer.alloc(bytes).toString('base64') }),
      });
    expect([await verify(1_000_000), await verify(1_000_003), await verify(2_000_000)]).toEqual([
      422, 400, 413,
    ]);
  });
});

describe('a course with many texts', () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `Text ${index + 1}`,
      kind: 'text' as const,
      body: 'Plans that people follow. '.repeat(1_500),
    }));

  test('can be saved as long as its texts have less than 16 megabytes', async () => {
    const author = await makePerson(product.ctx, { role: 'instructor' });
    const course = await makeCourseBody(product.ctx, author.id);
    const save = (count: number) =>
      request<{ message: string }>(product, 'POST /courses', {
        as: author,
        body: { ...course, sections: [{ title: 'Texts', lectures: texts(count) }] },
        headers: { 'content-length': String(count * 39_000) },
      });
    expect((await save(60)).status).toBe(200);
    expect(await save(450)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('at most 16 MB') },
    });
  });
});
