import { context, SpanKind } from '@opentelemetry/api';
import { contextFrom, isTraced, tracer, within } from './spans.ts';

/**
 * Runs a job in the trace of the request that added it; recurring jobs start their own.
 * @param stored the payload from the queue, with `traceparent` if it was added within a trace
 */
export function traceJob(
  name: string,
  stored: unknown,
  run: (payload: unknown) => Promise<void>,
): Promise<void> {
  const { traceparent, ...payload } = { ...(stored as Record<string, unknown>) };
  const parent = contextFrom(traceparent);
  const attributes = { 'messaging.system': 'graphile-worker', 'messaging.destination.name': name };
  const span = tracer().startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, parent);
  return within(span, parent, () => run(payload));
}

/** Adds a span for one email. Its recipient and subject are not recorded. */
export async function traceEmail(send: () => Promise<unknown>): Promise<void> {
  if (!isTraced()) return void (await send());
  await within(tracer().startSpan('send email', { kind: SpanKind.CLIENT }), context.active(), send);
}
