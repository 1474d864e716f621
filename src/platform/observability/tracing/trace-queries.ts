import { context, SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { Pool } from 'pg';
import { failed, isTraced, tracer, within } from './spans.ts';

/** The longest statement recorded, in characters. */
const longest = 2_000;
const table = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:\.[a-z_]+)?)/i;

/** Kysely's log hook: a span for each statement that belongs to a trace. */
export function traceStatement(event: LogEvent): void {
  if (!isTraced()) return;
  const span = startSpan(event.query.sql, Date.now() - event.queryDurationMillis);
  if (event.level === 'error') failed(span, event.error);
  span.end();
}

/** Adds a span for each statement sent without Kysely; it includes the wait for a connection. */
export class TracedPool extends Pool {
  override query = ((statement: string | { text: string }, ...rest: []) => {
    const send = () => super.query(statement as string, ...rest);
    if (!isTraced() || isByCallback(rest) || isSubmittable(statement)) return send();
    return within(
      startSpan(typeof statement === 'string' ? statement : statement.text),
      context.active(),
      send,
    );
  }) as Pool['query'];
}

const isByCallback = (rest: unknown[]) => rest.some((argument) => typeof argument === 'function');
const isSubmittable = (statement: string | object) => typeof statement === 'object' && 'submit' in statement;

/** Values are never recorded: statements contain placeholders. */
function startSpan(text: string, startTime?: number) {
  const statement = text.trim();
  const operation = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'statement';
  const name = [operation, table.exec(statement)?.[1]].filter(Boolean).join(' ');
  return tracer().startSpan(name, {
    kind: SpanKind.CLIENT,
    startTime,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      'db.query.text': statement.slice(0, longest),
    },
  });
}
