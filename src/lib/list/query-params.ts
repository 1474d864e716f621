import type { z } from 'zod';
import { limits } from '../../contract/constants.ts';
import { asPlainLine } from '../../contract/text/text-rules.ts';

/** What of a text can be searched for, and be shown again; the API refuses the rest. */
export const searchable = (text: string): string => asPlainLine(text.slice(0, limits.searchLength)).trim();

/** The words of a list's address, in the form the API takes. */
export const wordsOf = <Query extends z.ZodObject>(request: Request, query: Query): z.output<Query> =>
  readWords(new URL(request.url).searchParams, query);

/**
 * An address somebody mistyped still shows a list: words that
 * make no sense are left out, and of a search what can be searched for is kept.
 */
export function readWords<Query extends z.ZodObject>(words: URLSearchParams, query: Query): z.output<Query> {
  const given = givenIn(words);
  const read = query.safeParse(given);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return query.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

function givenIn(words: URLSearchParams): Record<string, string> {
  const cleaned = [...words].map(([name, value]) => [
    name,
    name === 'search' ? searchable(value) : value.trim(),
  ]);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== ''));
}
