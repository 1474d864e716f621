import type { z } from 'zod';

/** The words of an address that a list understands; when any of them makes no sense, the list as it begins. */
export function wordsOf<Query extends z.ZodObject>(request: Request, query: Query): z.output<Query> {
  const said = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  const given = Object.fromEntries(said);
  const read = query.safeParse(given);
  return read.success ? read.data : query.parse({});
}
