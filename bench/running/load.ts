import autocannon from 'autocannon';
import { byEffort } from './effort.ts';

/** Milliseconds between two samples. Autocannon ends only when it takes one. */
const sampleInt = byEffort({ full: 1000, quick: 1000, smoke: 20 });

type Load = { origin: string; paths: string[]; headers?: Record<string, string>[] };

/**
 * Sends `amount` GET requests over at most eight keep-alive connections, cycling through the paths and any headers.
 * @throws when one of them fails, because a fast error would count as work
 */
export async function sendLoad({ origin, paths, headers = [{}] }: Load, amount: number): Promise<void> {
  const requests = paths.flatMap((path) =>
    headers.map((own) => ({ method: 'GET' as const, path, headers: own })),
  );
  const result = await autocannon({
    url: origin,
    connections: Math.min(8, amount),
    amount,
    requests,
    sampleInt,
  });
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0 || result['2xx'] !== amount) {
    const statuses = Object.entries(result.statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count} × ${status}`,
    );
    throw new Error(
      `${origin}${paths[0]}: ${result['2xx']} of ${amount} answers, ${errors} errors, ${timeouts} timeouts, statuses ${statuses.join(', ')}`,
    );
  }
}
