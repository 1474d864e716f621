import autocannon from 'autocannon';

type Load = { origin: string; paths: string[]; headers?: Record<string, string>[] };

/**
 * Sends `amount` GET requests over eight kept connections, going round the paths (and the headers, when given).
 * @throws when one of them fails: a fast error is no work
 */
export async function sendLoad({ origin, paths, headers = [{}] }: Load, amount: number): Promise<void> {
  const requests = paths.flatMap((path) =>
    headers.map((own) => ({ method: 'GET' as const, path, headers: own })),
  );
  const result = await autocannon({ url: origin, connections: 8, amount, requests });
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0 || result['2xx'] !== amount) {
    throw new Error(
      `${origin}${paths[0]}: ${result['2xx']} of ${amount} answers, ${errors} errors, ${non2xx} refusals, statuses ${Object.keys(result.statusCodeStats ?? {}).join(', ')}`,
    );
  }
}
