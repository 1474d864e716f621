import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TracingSettings } from '../../../src/platform/observability/tracing/tracing-settings.ts';

type Value = { stringValue?: string; intValue?: number };
type Attribute = { key: string; value: Value };

/** A span as OTLP's JSON encoding describes it; `kind` is 1 internal, 2 server, 3 client, 5 consumer. */
export type Received = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  links?: { traceId: string }[];
  status: { code?: number };
};

type Export = { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] };

/** An OpenTelemetry collector that keeps the spans it receives over OTLP/HTTP with JSON. */
export async function openCollector() {
  const spans: Received[] = [];
  let status = 200;
  const requests: { url: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ url: request.url, authorization: request.headers.authorization });
    const { resourceSpans } = (await json(request)) as Export;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    spans,
    requests,
    endpoint,
    /** Answers later requests with this status. */
    answer: (next: number) => {
      status = next;
    },
    close: () => void server.close().closeAllConnections(),
  };
}

/** Settings that send every trace to this collector. */
export const tracingTo = (endpoint: string): TracingSettings => ({
  url: `${endpoint}/v1/traces`,
  protocol: 'http/json',
  headers: { authorization: 'Bearer collector' },
  serviceName: 'milepost',
  share: 1,
});

/** A string or number attribute of a span. */
export function attribute({ attributes }: Received, name: string): string | number | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}
