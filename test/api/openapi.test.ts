import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOneClick } from '../../src/features/notifications/index.server.ts';
import { isWebhook } from '../../src/features/payments/index.server.ts';
import { makeCourse } from '../factories/courses.ts';
import { makePerson, testPassword } from '../factories/people.ts';
import { request } from '../harness/request.ts';
import { createTestProduct, type TestProduct } from '../harness/test-product.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, { default?: unknown }>;
  required?: string[];
};
type Operation = {
  operationId?: string;
  security?: object[];
  'x-permission': string;
  requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: { session: { name: string } };
  };
};

const run = promisify(execFile);
const typescript = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);

let product: TestProduct;
let document: Document;
beforeAll(async () => {
  product = await createTestProduct();
  document = (await request<Document>(product, 'GET /openapi.json')).body;
});
afterAll(() => product.close());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

/**
 * Paths fixed by the specification. Course ids are UUIDs, and no payment provider is called “orders” or “webhooks”, so
 * no request is ambiguous.
 */
const fixedPaths = [
  ['/api/certificates/verify/{number}', '/api/certificates/{courseId}/request'],
  ['/api/certificates/verify/{number}', '/api/certificates/{courseId}/download'],
  ['/api/certificates/{courseId}/request', '/api/certificates/download/{courseId}'],
  ['/api/payment/{provider}/create-order', '/api/payment/orders/{id}'],
  ['/api/payment/{provider}/create-order', '/api/payment/webhooks/{provider}'],
].map(
  ([one, other]) =>
    `no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: \`${one}\` and \`${other}\`.`,
);

test('the document passes the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const warnings = problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  expect(warnings).toEqual(fixedPaths);
});

test('every operation has a unique name that begins with a verb', () => {
  const names = operations().map(({ operationId }) => operationId ?? '');
  expect(names.filter((name) => !verbs.test(name))).toEqual([]);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});
const verbs =
  /^(add|answer|apply|approve|archive|attach|award|begin|cancel|capture|change|check|claim|close|complete|confirm|continue|copy|correct|create|decide|delete|discard|download|end|export|find|follow|get|give|grant|hide|import|issue|join|leave|list|mark|move|open|plan|practise|preview|print|publish|read|receive|redeem|refund|refuse|register|reject|remove|rename|reply|report|request|resend|reset|resolve|restore|retry|revoke|review|save|search|send|set|settle|show|sign|start|stop|submit|subscribe|take|unsubscribe|update|upload|verify|void|withdraw)([A-Z]\w*)?$/;

test('an operation requires the session cookie exactly when visitors may not call it', async () => {
  expect(document.components.securitySchemes).toEqual({
    session: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: 'session' }),
  });
  for (const { operationId, security, ...operation } of operations()) {
    const isPublic = operation['x-permission'] === 'anyone';
    expect(security, operationId).toEqual(isPublic ? [{}, { session: [] }] : [{ session: [] }]);
  }
});

test('over https the document names the cookie used there', async () => {
  const elsewhere = await createTestProduct({ secure: true });
  const { body } = await request<Document>(elsewhere, 'GET /openapi.json').finally(() => elsewhere.close());
  expect(body.components.securitySchemes.session.name).toBe('__Host-session');
});

test('no named schema includes null, and no nullable reference to one excludes it', () => {
  const named = Object.entries(document.components.schemas);
  expect(named.filter(([, { type }]) => [type].flat().includes('null')).map(([name]) => name)).toEqual([]);
  const neverNull = JSON.stringify(document.paths).match(
    /"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["object","null"\]\}\]/g,
  );
  const inSchemas = JSON.stringify(named).match(
    /"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["object","null"\]\}\]/g,
  );
  expect([neverNull, inSchemas]).toEqual([null, null]);
});

test('a request may leave out the fields that have a default', () => {
  const bodies = operations().flatMap((operation) => Object.values(operation.requestBody?.content ?? {}));
  const objects = bodies
    .map(({ schema }) => document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema)
    .filter(({ properties }) => properties);
  expect(objects.length).toBeGreaterThan(50);
  for (const { properties = {}, required = [] } of objects)
    expect(required.filter((field) => properties[field]?.default !== undefined)).toEqual([]);
});

test('every list in a request has a maximum length, so that no request contains millions of entries', () => {
  const bodies = operations().flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  expect(bodies.flatMap(({ schema }) => endlessLists(schema))).toEqual([]);
});

/** The lists without a maximum in a schema and in those it refers to. */
function endlessLists(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('$ref' in schema)
    return endlessLists(document.components.schemas[String(schema.$ref).split('/').at(-1) ?? '']);
  const isEndless = 'type' in schema && [schema.type].flat().includes('array') && !('maxItems' in schema);
  return [...(isEndless ? [schema] : []), ...Object.values(schema).flatMap(endlessLists)];
}

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['esnext', 'dom'],
  allowImportingTsExtensions: true,
};

test('a generated client compiles and works', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(import.meta.dirname, 'generated-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    await run(process.execPath, [
      join(import.meta.dirname, 'client', 'generate-client.mjs'),
      join(folder, 'openapi.json'),
      join(folder, 'schema.d.ts'),
    ]);
    await copyFile(join(import.meta.dirname, 'client', 'generated-client.txt'), join(folder, 'client.ts'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
    await run(process.execPath, [typescript, '-p', folder]);

    const { id } = await makeCourse(product.ctx);
    const { email } = await makePerson(product.ctx);
    const { callClient } = await import(join(folder, 'client.ts'));
    const fetch = async (sent: Request) => product.app.request(sent);
    expect(await callClient(fetch, { id, email, password: testPassword })).toEqual({
      own: null,
      title: 'Risk registers that get read',
      message: 'Login successful',
      refused: 'auth.not_signed_in',
      enrolments: 0,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an operation that accepts requests from other sites is open to everyone, so no session acts for them', () => {
  const accepting = Object.entries(document.paths).filter(([path]) => isOneClick(path) || isWebhook(path));
  expect(accepting.length).toBeGreaterThan(5);
  for (const [path, operations] of accepting) {
    const permissions = Object.entries(operations).map(([method, operation]) => [
      method,
      operation['x-permission'],
    ]);
    expect(permissions, path).toEqual([['post', 'anyone']]);
  }
});
