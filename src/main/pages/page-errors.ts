import { isRouteErrorResponse } from 'react-router';
import type { Log } from '../../platform/logging.ts';

type Where = { requestId: string; path: string; method: string };

/**
 * Logs what a page failed with in one structured line: what the router refuses at info, anything else as an error. The
 * API has logged its own failures, under the same request id.
 */
export function logPageError(log: Log, error: unknown, where: Where): void {
  if (isApiFailure(error)) return;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status < 500) log.info({ status, ...where }, 'page refused');
  else log.error({ err: error, status, ...where }, 'page failed');
}

/** By its name: in development the pages are loaded apart from the server, and have a class of their own. */
export const isApiFailure = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && error.name === 'ApiFailure';
