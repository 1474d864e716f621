import type { z } from 'zod';
import { ApiFailure, lacksSentence, messageOr } from '../../contract/api/read.ts';
import { notFound } from '../page/failures/or-not-found.ts';
import { redirectWithToast } from '../page/flash.ts';
import { loadPart, type Part } from '../page/part.ts';
import { clampPage, type ListData } from './clamp-page.ts';
import { readQuery } from './query-params.ts';

type ListQuery = z.ZodObject<{ page: z.ZodType<number> }>;

type Options<Query> = {
  /** The list's query parameters; the page's URL uses the same names. */
  query: Query;
  /** Rows per page. */
  limit: number;
  /** What to show when the API refuses or fails, or a function that builds it. By default the API's message, if any. */
  failed?: string | ((failure: ApiFailure) => string);
};

/**
 * Loads the list's page from the URL, or the last one if the list is shorter. Every list page uses it.
 * @param ask calls the API with the parameters of one page
 * @throws anything but an API failure, and a 401; a 404 response if the list's parent does not exist; a redirect to the
 * dashboard if it is not for this user, such as the questions of a course they no longer have
 */
export function loadList<Query extends ListQuery, List extends ListData>(
  request: Request,
  { query, limit, failed = sentenceOf }: Options<Query>,
  ask: (params: z.output<Query> & { page: number; limit: number }) => Promise<List>,
): Promise<Part<List>> {
  const params = readQuery(request, query);
  const list = clampPage(Number(params.page), (page) => ask({ ...params, page, limit }));
  return loadPart(list.catch(refuse), failed);
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 404) throw notFound();
  if (error.status === 403 && !lacksSentence(error))
    throw redirectWithToast('/dashboard', error.message, 'error');
  throw error;
}

const sentenceOf = (failure: ApiFailure): string =>
  messageOr(failure, 'We couldn’t load this list. Please try again in a moment.');
