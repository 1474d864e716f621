import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { anyone, signedIn } from '../../contract/viewer.ts';
import { createLog } from '../logging.ts';
import { errorHandler, newApi } from './api.ts';
import { answer, endpoint } from './endpoint.ts';

const route = endpoint({
  operationId: 'getPerson',
  method: 'get',
  path: '/person',
  tag: 'Test',
  allow: anyone,
  summary: 'A person',
  answer: z.object({ name: z.string(), friends: z.array(z.object({ name: z.string() })) }),
});

/** What a caller receives when the handler returns this. */
async function answered(data: unknown) {
  const api = newApi().openapi(
    route,
    answer(route, async () => data as never),
  );
  api.onError(errorHandler(createLog('silent')));
  const response = await api.request('/person');
  return { status: response.status, body: await response.json() };
}

test('only the fields that the schema lists leave the server, at every depth', async () => {
  const row = { name: 'Ada', passwordHash: 'secret', friends: [{ name: 'Bob', email: 'bob@example.com' }] };
  expect(await answered(row)).toEqual({ status: 200, body: { name: 'Ada', friends: [{ name: 'Bob' }] } });
});

test('an answer that does not fit its schema fails, and says nothing of what it was', async () => {
  const { status, body } = await answered({ name: 7, friends: [], passwordHash: 'secret' });
  expect(status).toBe(500);
  expect(body).toEqual({ success: false, code: 'service.broken', message: 'Something went wrong' });
});

test('a handler may send a response of its own', async () => {
  expect(await answered(Response.json({ as: 'it is' }, { status: 202 }))).toEqual({
    status: 202,
    body: { as: 'it is' },
  });
});

test('an endpoint for people who are signed in refuses visitors before it reads anything', async () => {
  const closed = endpoint({ ...spec, allow: signedIn, body: z.object({ name: z.string() }) });
  const handled: string[] = [];
  const base = newApi();
  base.use(async (c, next) => {
    c.set('viewer', null);
    await next();
  });
  const api = base.openapi(
    closed,
    answer(closed, async () => {
      handled.push('called');
      return { name: '' };
    }),
  );
  api.onError(errorHandler(createLog('silent')));
  const response = await api.request('/closed', { method: 'POST', body: 'not JSON' });
  expect([response.status, handled]).toEqual([401, []]);
});
const spec = {
  operationId: 'setName',
  method: 'post',
  path: '/closed',
  tag: 'Test',
  summary: 'A name',
  answer: z.object({ name: z.string() }),
} as const;
