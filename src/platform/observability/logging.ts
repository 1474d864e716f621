import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTraceId } from './tracing/spans.ts';

export type Log = Logger;

const secrets = ['password', 'currentPassword', 'newPassword', 'token', 'cookie', 'authorization', 'secret'];

/**
 * A logger that writes one JSON object per line, with the id of its trace if there is one. It replaces the values of
 * secret fields, such as passwords.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[secret]' },
    serializers: { err: withoutValues },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: withTrace,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error as it is logged. PostgreSQL's `detail` repeats values, such as an email address that is already taken. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail, ...rest } = pino.stdSerializers.err(error);
  return rest;
}

function withTrace(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}
