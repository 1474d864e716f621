import { trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import {
  attribute,
  openCollector,
  type Received,
  tracingTo,
} from '../../../../test/factories/processes/collector.ts';
import { freePort } from '../../../../test/factories/processes/free-port.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';
import { createLog } from '../logging.ts';
import type { Tracing } from './sdk.ts';
import { startTracing } from './start-tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(() => collector.close());

const silent = createLog('silent');
const patient = { timeout: 20_000, interval: 50 };

/** Traces until the test ends, or until `stop` is called, which sends the spans. */
async function traced(settings: TracingSettings | undefined, log = silent): Promise<Tracing> {
  const tracing = await startTracing(settings, log);
  onTestFinished(tracing.stop);
  return tracing;
}

/** A product whose log lines are kept. */
async function loggedProduct(tracing: TracingSettings | undefined) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const product = await createTestProduct({ tracing }, log);
  onTestFinished(product.close);
  return { product, lines, log };
}

const named = (name: string): Received[] => collector.spans.filter((span) => span.name === name);
/** Spans of requests; 2 is OTLP's number for them. */
const servers = (): Received[] => collector.spans.filter(({ kind }) => kind === 2);
const childrenOf = ({ spanId }: Received) => collector.spans.filter((span) => span.parentSpanId === spanId);

test('one trace leads from a webhook through SQL and its job to the provider', async () => {
  const tracing = tracingTo(collector.endpoint);
  const shop = await openShop({ tracing });
  onTestFinished(shop.close);
  const purchase = await startPurchase(shop);
  await purchase.checkOut('pay');
  const { stop } = await traced(tracing);
  expect(await purchase.deliver()).toContain('Your receipt for Risk registers that get read');
  await stop();

  const [job] = named('job handle_webhook').filter((one) =>
    childrenOf(one).some(({ name }) => name === 'GET 127.0.0.1'),
  ) as [Received];
  const call = collector.spans.find(({ spanId }) => spanId === job.parentSpanId) as Received;
  const server = collector.spans.find(({ spanId }) => spanId === call.parentSpanId) as Received;
  expect([server.name, server.kind, server.parentSpanId]).toEqual([call.name, 2, undefined]);
  expect(call.name).toBe('POST /api/payment/webhooks/:provider');
  expect(childrenOf(call).map(({ name }) => name)).toContain('insert webhook_events');
  expect(childrenOf(job).map(({ name }) => name)).toContain('update orders');
  const receipt = childrenOf(job).filter(({ name }) => name.startsWith('job'));
  expect(receipt.map(({ name }) => name)).toContain('job send_mail');
  for (const span of [call, job, ...childrenOf(job), ...childrenOf(call)])
    expect(span.traceId).toBe(server.traceId);
  expect(collector.requests[0]).toEqual({ url: '/v1/traces', authorization: 'Bearer collector' });
});

test('spans contain no SQL values, URL queries or paths', async () => {
  const tracing = tracingTo(collector.endpoint);
  const { product } = await loggedProduct(tracing);
  const person = await makePerson(product.ctx);
  const { stop } = await traced(tracing);
  await request(product, 'GET /courses?search=secret-search', { as: person });
  await request(product, 'POST /login', { body: { email: person.email, password: 'secret-password' } });
  await request(product, 'GET /courses/secret-course');
  await stop();
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/courses');
  expect(collector.spans.some((span) => attribute(span, 'db.query.text')?.toString().includes('$1'))).toBe(
    true,
  );
  const all = JSON.stringify(collector.spans);
  expect(all).not.toContain('secret');
  expect(all).not.toContain(person.email);
  expect(all).not.toContain(person.cookie.split('=')[1]);
});

test('each log line of a request names its trace', async () => {
  const tracing = tracingTo(collector.endpoint);
  const { product, lines } = await loggedProduct(tracing);
  const { stop } = await traced(tracing);
  const response = await product.app.request('/api/admin/orders');
  expect(response.status).toBe(401);
  await stop();
  const [{ traceId }] = servers() as [Received];
  const line = lines.find(({ msg }) => msg === 'request refused');
  expect(line).toMatchObject({ traceId, requestId: traceId });
  expect(response.headers.get('x-request-id')).toBe(traceId);
});

test('without tracing, a failed request and its log line have the same id', async () => {
  const { product, lines } = await loggedProduct(undefined);
  const response = await product.app.request('/api/admin/orders');
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  expect(lines.find(({ msg }) => msg === 'request refused')).toMatchObject({ requestId });
  expect((await product.app.request('/api/courses')).headers.has('x-request-id')).toBe(false);
});

test('the trace that a client claims to continue is linked, not continued', async () => {
  const tracing = tracingTo(collector.endpoint);
  const { product } = await loggedProduct(tracing);
  const { stop } = await traced(tracing);
  const claimed = '0af7651916cd43dd8448eb211c80319c';
  await request(product, 'GET /courses', { headers: { traceparent: `00-${claimed}-b7ad6b7169203331-01` } });
  await request(product, 'GET /courses', { headers: { traceparent: 'nonsense' } });
  await stop();
  const [linked, plain] = servers() as [Received, Received];
  expect(linked.traceId).not.toBe(claimed);
  expect(linked.links?.map(({ traceId }) => traceId)).toEqual([claimed]);
  expect(plain.links ?? []).toEqual([]);
});

test('nothing is traced, sent or added to jobs without an endpoint', async () => {
  const { product, lines } = await loggedProduct(undefined);
  await traced(undefined);
  await request(product, 'GET /admin/orders');
  const body = { name: 'Una Traced', email: 'una@example.com', password: 'long enough for this' };
  await request(product, 'POST /register', { body });
  const { rows } = await product.ctx.pool.query('select payload from graphile_worker._private_jobs');
  expect(rows.length).toBeGreaterThan(0);
  for (const { payload } of rows) expect(payload).not.toHaveProperty('traceparent');
  expect(lines.find(({ msg }) => msg === 'request refused')).not.toHaveProperty('traceId');
  expect(trace.getTracer('any').startSpan('any').isRecording()).toBe(false);
  expect(collector.requests).toEqual([]);
});

test('an unreachable collector changes no response, and delays the end of the process by two seconds at most', async () => {
  const tracing = tracingTo(`http://127.0.0.1:${await freePort()}`);
  const { product, log } = await loggedProduct(tracing);
  const { stop } = await traced(tracing, log);
  for (let number = 0; number < 20; number++)
    expect((await request(product, 'GET /courses')).status).toBe(200);
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(3_000);
});

test('a collector that refuses spans is logged once, and once more when it accepts them', async () => {
  const tracing = tracingTo(collector.endpoint);
  const { product, lines, log } = await loggedProduct(tracing);
  const aboutCollector = () => lines.map(({ msg }) => String(msg)).filter((msg) => msg.includes('collector'));
  await traced(tracing, log);
  const manyRequests = async () => {
    for (let number = 0; number < 300; number++) await request(product, 'GET /courses');
  };
  collector.answer(400);
  await manyRequests();
  await vi.waitFor(() => expect(collector.requests.length).toBeGreaterThan(1), patient);
  await vi.waitFor(() => expect(aboutCollector()).toHaveLength(1), patient);
  collector.answer(200);
  await manyRequests();
  await vi.waitFor(() => expect(aboutCollector()).toHaveLength(2), patient);
  expect(aboutCollector()[1]).toBe('the OpenTelemetry collector accepts traces again');
}, 60_000);
