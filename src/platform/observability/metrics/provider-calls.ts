import { Histogram, type Registry } from 'prom-client';

/** One histogram for the whole process: providers are called by requests and by jobs, and a scrape shows both. */
const calls = new Histogram({
  name: 'provider_call_duration_seconds',
  help: 'How long a call to a provider took, including retries, by provider, operation and outcome',
  labelNames: ['provider', 'operation', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [],
});

/** Adds the histogram of the calls that this process makes to providers. */
export const measureProviders = (registry: Registry): void => registry.registerMetric(calls);

/**
 * Measures one call to a provider, such as a payment provider, the media store or the mail server.
 * @param operation one of a few names
 */
export async function timed<T>(provider: string, operation: string, call: () => Promise<T>): Promise<T> {
  const stop = calls.startTimer({ provider, operation });
  try {
    const result = await call();
    stop({ outcome: 'done' });
    return result;
  } catch (error) {
    stop({ outcome: 'failed' });
    throw error;
  }
}
