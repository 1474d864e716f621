import { isOk, type Outcome } from './client.ts';

/** Everything that happened to the requests of the load. */
export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const failures: Outcome[] = [];
  const counts = new Map<string, { sent: number; cached: number }>();
  const times: number[] = [];
  return {
    add(outcome: Outcome): Outcome {
      const { body, ...kept } = outcome;
      const count = counts.get(outcome.kind) ?? { sent: 0, cached: 0 };
      counts.set(outcome.kind, count);
      count.sent += 1;
      if (outcome.cached) count.cached += 1;
      times.push(outcome.took);
      if (!isOk(outcome)) failures.push(kept);
      return outcome;
    },
    counts,
    /** Requests that failed and were under way at some time between these moments. */
    failuresBetween: (from: number, to: number) =>
      failures.filter(({ at, took }) => at + took >= from && at <= to),
    failures,
    total: () => [...counts.values()].reduce((sum, { sent }) => sum + sent, 0),
    /** The time in milliseconds within which this share of the requests was answered. */
    quantile: (share: number) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0,
  };
}

/** The share of visitors' page views that Varnish answered, from 0 to 1. */
export function cachedShare({ counts }: Tally): number {
  const { sent, cached } = counts.get('page') ?? { sent: 0, cached: 0 };
  return sent === 0 ? 0 : cached / sent;
}

/** Whether a failed request was told when to retry: no other failure is acceptable. */
export const saysWhenToRetry = ({ status, retryAfter }: Outcome): boolean =>
  status === 503 && retryAfter !== undefined;

/** Failures in a few words: how many of each kind. */
export function summary(failures: Outcome[]): string {
  const groups = Map.groupBy(failures, ({ kind, status, reason }) => `${kind} ${status ?? reason}`);
  return [...groups].map(([name, of]) => `${of.length} × ${name}`).join(', ') || 'none';
}
