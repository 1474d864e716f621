import { z } from 'zod';
import { StartupError } from '../../failures/startup-error.ts';

const share = 'must be a number from 0 to 1';

/** OpenTelemetry's environment variables, under their standard names. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().default('milepost'),
  OTEL_TRACES_SAMPLER: z
    .enum(['parentbased_always_on', 'parentbased_traceidratio'])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^\d*\.?\d+$/, share)
    .transform(Number)
    .refine((value) => value <= 1, share)
    .default(1),
};

/** Where to send traces, and which. */
export type TracingSettings = {
  /** The URL that receives the spans. */
  url: string;
  protocol: 'http/protobuf' | 'http/json';
  headers: Record<string, string>;
  serviceName: string;
  /** The share of traces to record, from 0 to 1. */
  share: number;
};

/**
 * Undefined without an endpoint: then nothing is traced.
 * @throws StartupError for headers that are not `name=value` pairs
 */
export function readTracing(
  value: z.output<z.ZodObject<typeof tracingEnvironment>>,
): TracingSettings | undefined {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    protocol: value.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: readHeaders(value.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: value.OTEL_SERVICE_NAME,
    share: value.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio' ? value.OTEL_TRACES_SAMPLER_ARG : 1,
  };
}

const pair = /^\s*(?<name>[A-Za-z0-9-]+)\s*=\s*(?<value>.*?)\s*$/;

/** `name=value` pairs, separated by commas; values are URL-encoded, as the standard requires. */
function readHeaders(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const entry of text.split(',').filter((part) => part.trim() !== '')) {
    const { name, value } = pair.exec(entry)?.groups ?? {};
    if (!name || value === undefined) throw wrongHeaders();
    headers[name] = decoded(value);
  }
  return headers;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw wrongHeaders();
  }
}

const wrongHeaders = () =>
  new StartupError(
    'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs separated by commas, with URL-encoded values, such as authorization=Bearer%20secret.',
  );
