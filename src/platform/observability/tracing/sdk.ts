import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../logging.ts';
import { traceOutgoingRequests } from './outgoing-requests.ts';
import type { TracingSettings } from './tracing-settings.ts';

export type Tracing = {
  /** Sends the remaining spans, for at most two seconds. */
  stop: () => Promise<void>;
};

/** Milliseconds for sending one batch, including retries. */
const timeoutMillis = 5_000;
/** Milliseconds for sending the last spans while the process ends. */
const timeoutMs = 2_000;

/**
 * Registers OpenTelemetry's SDK. Spans are sent in batches in the background; when the collector is unreachable, a
 * bounded number waits and the rest is dropped.
 */
export async function startSdk(settings: TracingSettings, log: Log): Promise<Tracing> {
  const exporter = reportingOnce(await createExporter(settings), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMillis })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const stopOutgoing = traceOutgoingRequests();
  return {
    stop: async () => {
      stopOutgoing();
      await Promise.race([provider.shutdown().catch(() => {}), pause(timeoutMs, undefined, { ref: false })]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

async function createExporter({ protocol, url, headers }: TracingSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url, headers, timeoutMillis });
}

/** Logs once when the collector stops accepting spans and once when it accepts them again. */
function reportingOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isFailing)
          log.warn(
            { reason: result.error?.message },
            'the OpenTelemetry collector does not accept traces; they are dropped until it does',
          );
        if (!fails && isFailing) log.info('the OpenTelemetry collector accepts traces again');
        isFailing = fails;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
