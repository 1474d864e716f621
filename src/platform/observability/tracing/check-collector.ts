import { Unusable } from '../../failures/finding.ts';
import type { TracingSettings } from './tracing-settings.ts';

const timeoutMs = 10_000;

/** A request without spans, in each encoding: an empty protobuf message has no bytes. */
const nothing = {
  'http/json': { type: 'application/json', body: '{"resourceSpans":[]}' },
  'http/protobuf': { type: 'application/x-protobuf', body: '' },
};

/**
 * Sends a request without spans to the OpenTelemetry collector.
 * @returns a sentence about what works
 * @throws Unusable, or a network error
 */
export async function checkCollector({ url, protocol, headers }: TracingSettings): Promise<string> {
  const { type, body } = nothing[protocol];
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  const { host } = new URL(url);
  if (response.ok) return `${host} accepts traces.`;
  if ([401, 403].includes(response.status))
    throw new Unusable(`${host} refuses the credentials: correct OTEL_EXPORTER_OTLP_HEADERS.`);
  throw new Unusable(
    `${host} responds with status ${response.status}: OTEL_EXPORTER_OTLP_ENDPOINT must be the URL of a collector that accepts OTLP over HTTP, usually on port 4318.`,
  );
}
