import { isRouteErrorResponse } from 'react-router';
import type { Log } from '../../../platform/observability/logging.ts';

type Where = { requestId: string; path: string; method: string };

/**
 * Logs a page error as one structured line: requests the router refuses at level info, anything else as an error. The
 * API has already logged its own failures under the same request id.
 */
export function logPageError(log: Log, error: unknown, where: Where): void {
  if (isApiFailure(error)) return;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status < 500) log.info({ status, ...where }, 'page refused');
  else log.error({ err: error, status, ...where }, 'page failed');
}

/** Compared by name: in development the pages are loaded separately from the server and have their own class. */
export const isApiFailure = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && error.name === 'ApiFailure';
