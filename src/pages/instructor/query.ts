import type { z } from 'zod';

/** The words of an address that a list understands; one that makes no sense is as good as absent. */
export function wordsOf<Query extends z.ZodObject>(request: Request, query: Query): z.output<Query> {
  const said = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  const given = Object.fromEntries(said);
  const read = query.safeParse(given);
  if (read.success) return read.data;
  for (const { path } of read.error.issues) delete given[String(path[0])];
  return query.parse(given);
}
