import type { CourseQuery } from '../../features/catalogue/schemas.ts';

type Schema = typeof CourseQuery;

/**
 * The words of the list's address. An address somebody mistyped still shows a list: words that make no sense are left
 * out, and a price range the wrong way round is turned.
 */
export function readCourseWords(words: URLSearchParams, schema: Schema): CourseQuery {
  const given = Object.fromEntries([...words].filter(([, value]) => value.trim() !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return withOrderedPrices(parsed.data);
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return withOrderedPrices(
    schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))),
  );
}

function withOrderedPrices(query: CourseQuery): CourseQuery {
  const { minPrice, maxPrice } = query;
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return query;
  return { ...query, minPrice: maxPrice, maxPrice: minPrice };
}
