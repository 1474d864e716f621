import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from '../../../platform/http/security/security-headers.ts';
import { readTheme } from '../../../ui/theme/theme.ts';
import { plainPage } from './plain-page.ts';

/** Seconds after which a client may try again. */
const retryAfter = 2;
const headline = 'Milepost is starting';
const advice = 'Please try again in a moment.';
const sentence = `${headline}. ${advice}`;

/**
 * Answers every request with 503 while the product starts: JSON for the API, a page in the chosen theme for browsers,
 * plain text otherwise. The real pages cannot be rendered yet.
 */
export function startingUp(secure: boolean) {
  const common = { ...commonHeaders(secure), 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
  return ({ url, headers }: IncomingMessage, response: ServerResponse): void => {
    const [type, body] = responseFor(url ?? '/', headers);
    response.writeHead(503, {
      ...common,
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      vary: 'Accept, Cookie',
    });
    response.end(body);
  };
}

function responseFor(
  url: string,
  { accept, cookie }: IncomingMessage['headers'],
): [type: string, body: string] {
  if (/^\/api\//.test(url))
    return [
      'application/json',
      JSON.stringify({ success: false, code: 'service.starting', message: sentence }),
    ];
  if (accept?.includes('text/html'))
    return ['text/html; charset=utf-8', plainPage({ headline, advice, theme: readTheme(cookie) })];
  return ['text/plain; charset=utf-8', sentence];
}
