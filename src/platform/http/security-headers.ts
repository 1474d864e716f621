import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './env.ts';

/** Headers that every answer carries. */
export function securityHeaders(secure: boolean) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    c.res.headers.set('x-content-type-options', 'nosniff');
    c.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    c.res.headers.set('x-frame-options', 'DENY');
    c.res.headers.set('cross-origin-opener-policy', 'same-origin');
    c.res.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (secure) c.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

/**
 * Scripts run only with the nonce of their response, or when such a script loads them.
 * @param formTargets other origins a form may lead to after a redirect, such as a payment page
 * @param connectTargets other origins a script may call, such as the e-mail-sending service
 */
export function contentSecurityPolicy(options: {
  nonce: string;
  formTargets: string[];
  connectTargets: string[];
  development: boolean;
}): string {
  const connect = ["'self'", ...options.connectTargets, ...(options.development ? ['ws:'] : [])];
  return [
    "default-src 'self'",
    `script-src 'nonce-${options.nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    `form-action ${["'self'", ...options.formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}
