import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' };
const read = (more: Record<string, string> = {}) => readSettings({ ...endpoint, ...more }).tracing;

describe('settings of OpenTelemetry', () => {
  test('nothing is traced without an endpoint', () => {
    expect(readSettings({ OTEL_SERVICE_NAME: 'academy' }).tracing).toBeUndefined();
  });

  test('an endpoint is enough', () => {
    expect(read()).toEqual({
      url: 'http://collector.example:4318/v1/traces',
      protocol: 'http/protobuf',
      headers: {},
      serviceName: 'milepost',
      share: 1,
    });
  });

  test('headers are pairs with URL-encoded values', () => {
    const text = 'authorization=Bearer%20secret%3D, x-team = learning';
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: text })?.headers).toEqual({
      authorization: 'Bearer secret=',
      'x-team': 'learning',
    });
  });

  test.each(['secret', 'authorization=%', 'bad name=1'])('the headers “%s” are refused', (text) => {
    expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: text })).toThrow('must be name=value pairs');
  });

  test('a share of the traces applies only with the ratio sampler', () => {
    expect(read({ OTEL_TRACES_SAMPLER_ARG: '0.1' })?.share).toBe(1);
    const sampler = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' };
    expect(read({ ...sampler, OTEL_TRACES_SAMPLER_ARG: '0.1' })?.share).toBe(0.1);
    expect(() => read({ ...sampler, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('must be a number from 0 to 1');
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be an http or https URL'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
  ])('%o is refused', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });
});
