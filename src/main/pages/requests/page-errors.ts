import { isRouteErrorResponse } from 'react-router';
import type { Log } from '../../../platform/observability/logging.ts';

type Where = { requestId: string; path: string; method: string };

/** Pages whose path ends in a token that acts on someone's behalf. */
const secretPath = /^(\/(claim|reset-password|verify-email|verify-user|[a-z-]+\/unsubscribe)\/).+/;

/**
 * Logs a page error as one structured line: requests the router refuses at level info, anything else as an error. The
 * API has already logged its own failures under the same request id. Tokens in paths are not logged.
 */
export function logPageError(log: Log, error: unknown, { path, ...request }: Where): void {
  if (isApiFailure(error)) return;
  const where = { ...request, path: path.replace(secretPath, '$1[secret]') };
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status < 500) log.info({ status, ...where }, 'page refused');
  else log.error({ err: error, status, ...where }, 'page failed');
}

/** Compares by name: in development the pages are loaded separately from the server and have their own class. */
export const isApiFailure = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && error.name === 'ApiFailure';
