import type { z } from 'zod';

/** The words of an address that a list understands; when any of them makes no sense, the list as it begins. */
export function wordsOf<Query extends z.ZodObject>(request: Request, query: Query): z.output<Query> {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const read = query.safeParse(given);
  return read.success ? read.data : query.parse({});
}
