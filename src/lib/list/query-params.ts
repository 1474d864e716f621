import type { z } from 'zod';
import { limits } from '../../contract/constants.ts';
import { asPlainLine } from '../../contract/text/input/cleaned-text.ts';

/** The part of a text that can be searched for and displayed; the API refuses the rest. */
export const searchable = (text: string): string => asPlainLine(text.slice(0, limits.searchLength)).trim();

/** A list's query parameters, in the form the API accepts. */
export const readQuery = <Query extends z.ZodObject>(request: Request, query: Query): z.output<Query> =>
  parseQuery(new URL(request.url).searchParams, query);

/** A mistyped URL still shows a list: invalid parameters are left out, and the usable part of a search is kept. */
export function parseQuery<Query extends z.ZodObject>(
  searchParams: URLSearchParams,
  query: Query,
): z.output<Query> {
  const params = cleanParams(searchParams, query);
  const read = query.safeParse(params);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return query.parse(Object.fromEntries(Object.entries(params).filter(([name]) => !wrong.has(name))));
}

type Params = Record<string, string | string[] | undefined>;

/** The last value of a repeated parameter counts, unless the list takes several. */
function cleanParams(searchParams: URLSearchParams, { shape }: z.ZodObject): Params {
  const cleaned = [...searchParams].map(([name, value]) => ({
    name,
    value: name === 'search' ? searchable(value) : value.trim(),
  }));
  const byName = Map.groupBy(
    cleaned.filter(({ value }) => value !== ''),
    ({ name }) => name,
  );
  return Object.fromEntries(
    [...byName].map(([name, params]) => {
      const values = params.map(({ value }) => value);
      const takesAll = values.length > 1 && shape[name]?.safeParse(values).success;
      return [name, takesAll ? values : values.at(-1)];
    }),
  );
}
