import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import { failed, isTraced, tracer } from './spans.ts';

type FetchRequest = { origin: string; method: string };
type Message = {
  request: object;
  response?: { statusCode?: number };
  error?: unknown;
};

/**
 * Spans for outgoing HTTP requests, whichever SDK sends them: Node's own diagnostics channels report those of
 * `node:http` and of `fetch`. Of the URL, only the host is recorded, because paths and queries can contain keys and
 * tokens. Providers are not told about our traces.
 * @returns a function that ends the subscription
 */
export function traceOutgoingRequests(): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, host: string, method: string) => {
    if (!isTraced() || isTracingSuppressed(context.active())) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    open.set(request, tracer().startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (request: object, finish: (span: Span) => void) => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    finish(span);
    span.end();
  };
  const answered = (message: unknown) => {
    const { request, response } = message as Message;
    const status = response?.statusCode ?? 0;
    end(request, (span) => {
      span.setAttribute('http.response.status_code', status);
      if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    });
  };
  const broken = (message: unknown) => {
    const { request, error } = message as Message;
    end(request, (span) => failed(span, error));
  };
  const listeners: [string, (message: unknown) => void][] = [
    [
      'http.client.request.created',
      (message) => {
        const { request } = message as { request: ClientRequest };
        begin(request, request.host, request.method);
      },
    ],
    ['http.client.response.finish', answered],
    ['http.client.request.error', broken],
    [
      'undici:request:create',
      (message) => {
        const { request } = message as { request: FetchRequest };
        begin(request, new URL(request.origin).hostname, request.method);
      },
    ],
    ['undici:request:headers', answered],
    ['undici:request:error', broken],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
