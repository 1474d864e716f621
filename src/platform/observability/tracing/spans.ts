import { context, propagation, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * These functions use only OpenTelemetry's API package, which does nothing until `startTracing` has registered the SDK.
 */
export const tracer = () => trace.getTracer('milepost');

/** Whether the current code runs inside a trace. */
export const isTraced = (): boolean => trace.getActiveSpan() !== undefined;

/** The id of the current trace; undefined outside a trace and while tracing is off. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** The current trace in W3C's format, to pass along; empty outside a trace. */
export function carriedTrace(): { traceparent?: string } {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** The context of a trace that was passed along. A malformed value is ignored. */
export const contextFrom = (traceparent: unknown) =>
  propagation.extract(ROOT_CONTEXT, typeof traceparent === 'string' ? { traceparent } : {});

/** Runs work in a span, which ends when the work has settled. */
export async function within<T>(span: Span, parent: typeof ROOT_CONTEXT, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed. Only the kind of error is recorded: a message could contain personal data. */
export function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kindOf(error));
}

const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
