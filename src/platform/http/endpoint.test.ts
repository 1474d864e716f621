import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { recordedLog } from '../../../test/factories/broken-row.ts';
import { Failure } from '../../contract/api/responses.ts';
import { anyone, members, type Permission, signedIn } from '../../contract/viewer.ts';
import { createLog } from '../observability/logging.ts';
import { errorHandler, newApi } from './api.ts';
import { endpoint, respond } from './endpoint.ts';

const route = endpoint({
  operationId: 'getPerson',
  method: 'get',
  path: '/person',
  tag: 'Test',
  allow: anyone,
  summary: 'A person',
  response: z.object({ name: z.string(), friends: z.array(z.object({ name: z.string() })) }),
});

/** The response a caller receives when the handler returns this. */
async function respondWith(data: unknown) {
  const api = newApi().openapi(
    route,
    respond(route, async () => data as never),
  );
  api.onError(errorHandler(createLog('silent')));
  const response = await api.request('/person');
  return { status: response.status, body: await response.json() };
}

test('only the fields listed in the schema leave the server, at every depth', async () => {
  const row = { name: 'Ada', passwordHash: 'secret', friends: [{ name: 'Bob', email: 'bob@example.com' }] };
  expect(await respondWith(row)).toEqual({ status: 200, body: { name: 'Ada', friends: [{ name: 'Bob' }] } });
});

test('a response that does not match its schema fails without revealing its content', async () => {
  const { status, body } = await respondWith({ name: 7, friends: [], passwordHash: 'secret' });
  expect(status).toBe(500);
  expect(body).toEqual({ success: false, code: 'service.broken', message: 'Something went wrong' });
});

test('a handler may return its own Response', async () => {
  expect(await respondWith(Response.json({ as: 'it is' }, { status: 202 }))).toEqual({
    status: 202,
    body: { as: 'it is' },
  });
});

test('an endpoint for signed-in users refuses visitors before it reads anything', async () => {
  const closed = endpoint({ ...spec, allow: signedIn, body: z.object({ name: z.string() }) });
  const handled: string[] = [];
  const base = newApi();
  base.use(async (c, next) => {
    c.set('viewer', null);
    await next();
  });
  const api = base.openapi(
    closed,
    respond(closed, async () => {
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
  response: z.object({ name: z.string() }),
} as const;

/** What the OpenAPI document says about an endpoint. */
const documented = (more: Partial<Parameters<typeof endpoint>[0]> = {}) =>
  endpoint({ ...spec, allow: anyone, ...more }) as unknown as {
    security: object[];
    'x-permission': string;
    request: { body?: { required: boolean; content: Record<string, { schema: unknown }> } };
    responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
  };

test('the document says who may call an endpoint, and how others are refused', () => {
  const refusals = (allow: Permission) =>
    Object.keys(documented({ allow }).responses).filter((status) => status === '401' || status === '403');
  expect(refusals(anyone)).toEqual([]);
  expect(refusals(signedIn)).toEqual(['401']);
  expect(refusals(members)).toEqual(['401', '403']);
  expect(documented().security).toEqual([{}, { session: [] }]);
  expect(documented({ allow: members })).toMatchObject({
    security: [{ session: [] }],
    'x-permission': 'members',
  });
});

test.each([
  ['params', { params: z.object({ id: z.string() }) }],
  ['a query', { query: z.object({ page: z.string() }) }],
  ['a body', { body: z.object({ name: z.string() }) }],
  ['a body that may be left out', { optionalBody: z.object({ name: z.string() }) }],
  ['a form', { multipart: z.object({ name: z.string() }) }],
])('the document says that %s may be malformed', (_what, takes) => {
  expect(documented(takes).responses).toMatchObject({ 400: { description: 'The request is malformed' } });
  expect(documented().responses).not.toHaveProperty('400');
});

test('the document gives each body its content type, and whether it is optional', () => {
  const schema = z.object({ name: z.string() });
  const described = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  expect(documented().request.body).toBeUndefined();
  expect(documented({ body: schema }).request.body).toEqual({
    required: true,
    content: { 'application/json': { schema } },
  });
  const optional = documented({ optionalBody: schema }).request.body;
  expect(optional).toMatchObject({ required: false, content: { 'application/json': { schema: described } } });
  expect(optional?.content['application/json']?.schema).not.toHaveProperty('$schema');
  expect(documented({ multipart: schema }).request.body).toMatchObject({
    required: true,
    content: { 'multipart/form-data': { schema: described } },
  });
});

test('the document lists every response: with a body, without one, and the failures', () => {
  const { responses } = documented({ failures: [409, 404], without: { 204: 'Gone' }, produces: 'text/csv' });
  expect(Object.keys(responses)).toEqual(['200', '204', '404', '409', '4XX', 'default']);
  expect(responses).toMatchObject({
    200: { description: 'Success', content: { 'text/csv': { schema: spec.response } } },
    204: { description: 'Gone' },
    404: { description: 'Not found', content: { 'application/json': { schema: Failure } } },
    409: { description: 'Conflicts with the current state' },
    '4XX': {
      description: 'Refused for another reason',
      content: { 'application/json': { schema: Failure } },
    },
    default: { description: 'Something went wrong on our side' },
  });
  expect(documented({ response: undefined }).responses).not.toHaveProperty('200');
});

test.each([
  ['a unique value that was taken first', '23505'],
  ['a row that was removed first', '23503'],
  ['a deadlock', '40P01'],
])('the request that loses to %s gets a conflict, which is logged as an error', async (_what, code) => {
  const { log, records } = recordedLog();
  const api = newApi().openapi(
    route,
    respond(route, async () => {
      throw Object.assign(new Error('The database says no'), { code });
    }),
  );
  api.onError(errorHandler(log));
  const response = await api.request('/person');
  expect([response.status, await response.json()]).toEqual([
    409,
    {
      success: false,
      code: 'request.overtaken',
      message: 'Someone else changed this at the same moment. Please try again.',
    },
  ]);
  expect(records).toMatchObject([{ level: 50, err: { code }, msg: 'request failed' }]);
});
