import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env.ts';

/** Headers of every response. @param secure whether the product is served over https only */
export const commonHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Adds `commonHeaders` to every response. @param secure whether the product is served over https only */
export function securityHeaders(secure: boolean) {
  const common = Object.entries(commonHeaders(secure));
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    for (const [name, value] of common) c.res.headers.set(name, value);
  });
}

/**
 * The Content-Security-Policy of a page. Scripts run only from this origin, and inline only if their hash is listed.
 * Without nonces, the same page has the same bytes for everyone and can be cached.
 * @param scriptHashes sources of the page's inline scripts, `'sha256-…'`
 * @param formTargets other origins a form may redirect to, such as a payment page
 * @param mediaTargets other origins that videos come from
 * @param scriptTargets other origins whose scripts and frames are allowed, such as a provider's
 * @param connectTargets other origins a script may call, such as the email-sending service
 */
export function contentSecurityPolicy(options: {
  scriptHashes: string[];
  formTargets: string[];
  connectTargets: string[];
  mediaTargets: string[];
  scriptTargets?: string[];
  development: boolean;
}): string {
  const { scriptTargets = [] } = options;
  return [
    "default-src 'self'",
    directive(
      'script-src',
      "'self'",
      ...(options.development ? ["'unsafe-inline'"] : options.scriptHashes),
      // For the Ogg decoder. On every page, because a document keeps its policy across client-side navigation.
      "'wasm-unsafe-eval'",
      ...scriptTargets,
    ),
    ...(scriptTargets.length > 0 ? [directive('frame-src', ...scriptTargets)] : []),
    "style-src 'self' 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', 'blob:', ...scriptTargets),
    directive('media-src', "'self'", 'blob:', ...options.mediaTargets),
    "font-src 'self'",
    directive(
      'connect-src',
      "'self'",
      ...options.connectTargets,
      ...scriptTargets,
      ...(options.development ? ['ws:'] : []),
    ),
    directive('form-action', "'self'", ...options.formTargets),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Removes duplicates: several providers may share a URL. */
const directive = (name: string, ...sources: string[]): string => [name, ...new Set(sources)].join(' ');
