import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../test/factories/processes/free-port.ts';
import { find } from '../../failures/finding.ts';
import { readSettings } from '../../settings/settings.ts';
import { createLog } from '../logging.ts';
import { checkCollector } from './check-collector.ts';
import { tracer } from './spans.ts';
import { startTracing } from './start-tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

type Received = { url: string | undefined; type: string | undefined; body: Buffer };

/** A receiver that keeps the bytes of each request, and settings that point to it. */
async function openReceiver(status = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({
      url: request.url,
      type: request.headers['content-type'],
      body: await buffer(request),
    });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { received, settings: settingsAt((server.address() as AddressInfo).port) };
}

function settingsAt(port: number, more: Record<string, string> = {}): TracingSettings {
  const { tracing } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...more });
  if (!tracing) throw new Error('Tracing is off.');
  return tracing;
}

/** The values of one field of a protobuf message whose fields all have a length or a fixed size, or are numbers. */
function fieldsOf(message: Buffer, wanted: number): Buffer[] {
  const values: Buffer[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const kind = key & 7;
    if (kind === 0) varint();
    else {
      const length = kind === 2 ? varint() : kind === 1 ? 8 : 4;
      if (key >> 3 === wanted) values.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return values;
}

/** The names of the spans in an OTLP request: resource spans (1) → scope spans (2) → spans (2) → name (5). */
const spanNames = (body: Buffer): string[] =>
  [1, 2, 2, 5]
    .reduce((messages, field) => messages.flatMap((message) => fieldsOf(message, field)), [body])
    .map(String);

test('spans are sent as protobuf, unless JSON is chosen', async () => {
  const { received, settings } = await openReceiver();
  const { stop } = await startTracing(settings, createLog('silent'));
  tracer().startSpan('buy a course').end();
  await stop();
  expect(received.map(({ url, type }) => [url, type])).toEqual([['/v1/traces', 'application/x-protobuf']]);
  expect(received.flatMap(({ body }) => spanNames(body))).toEqual(['buy a course']);
});

test('a collector that accepts traces is fine, in both encodings', async () => {
  const { received, settings } = await openReceiver();
  expect(await checkCollector(settings)).toMatch(/^127\.0\.0\.1:\d+ accepts traces\.$/);
  await checkCollector({ ...settings, protocol: 'http/json' });
  expect(received.map(({ url, type, body }) => [url, type, String(body)])).toEqual([
    ['/v1/traces', 'application/x-protobuf', ''],
    ['/v1/traces', 'application/json', '{"resourceSpans":[]}'],
  ]);
});

test.each([
  [401, 'refuses the credentials: correct OTEL_EXPORTER_OTLP_HEADERS'],
  [404, 'responds with status 404: OTEL_EXPORTER_OTLP_ENDPOINT must be the URL of'],
])('a collector that responds with %d is reported in one sentence', async (status, sentence) => {
  const { settings } = await openReceiver(status);
  await expect(checkCollector(settings)).rejects.toThrow(sentence);
});

test('an unreachable collector is reported in one sentence', async () => {
  const settings = settingsAt(await freePort());
  expect(await find('traces', () => checkCollector(settings))).toEqual({
    part: 'traces',
    isFine: false,
    sentence: 'It cannot be reached: nothing is listening there.',
  });
});
