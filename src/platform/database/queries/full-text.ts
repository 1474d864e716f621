import { type RawBuilder, sql } from 'kysely';

/** A text in the form that full-text search reads, whatever the locale. Characters keep their positions. */
export const searchable = (text: RawBuilder<unknown>): RawBuilder<string> => sql`searchable(${text})`;

/**
 * The full-text query for a search; typographic quotation marks enclose a phrase as straight ones do.
 * @param config how PostgreSQL reads the language
 */
export const searchQuery = (config: RawBuilder<unknown>, search: string): RawBuilder<unknown> =>
  sql`websearch_to_tsquery(${config}, ${searchable(sql`${search.replace(/[“”„«»]/g, '"')}::text`)})`;
