import type { HonoRequest } from 'hono';
import type { Failure } from '../../../contract/api/responses.ts';
import type { PageFailure } from '../pages.ts';

/**
 * Whether a browser opens a URL of the API or a file as a page, such as a certificate in a new tab or an export without
 * scripts. People then see the error page instead of JSON.
 */
export const isOpened = (request: HonoRequest): boolean =>
  request.method === 'GET' && request.header('sec-fetch-dest') === 'document';

/** A failed response of the API, to be shown as a page. */
export async function readFailure(response: Response): Promise<PageFailure> {
  const { message } = (await response.json()) as Failure;
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    message,
    headers: retryAfter === null ? undefined : { 'Retry-After': retryAfter },
  };
}
