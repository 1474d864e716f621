import { Unusable } from '../failures/finding.ts';
import { whyUnreachable } from '../failures/unreachable.ts';
import type { PurgeSettings } from './cdn-settings.ts';

const pageTag = 'milepost-pages';

/** Headers by which a CDN finds the shared pages: Fastly and Varnish use the first, Cloudflare and others the second. */
export const pageTags = { 'surrogate-key': pageTag, 'cache-tag': pageTag };

/**
 * Purges every shared page from the CDN. Doing so more often than needed costs only a few requests to the product.
 * @throws Unusable with one sentence for the operator
 */
export async function purgePages({ url, headers }: PurgeSettings, timeoutMs = 10_000): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: [pageTag] }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Unusable(`CDN_PURGE_URL cannot be reached: ${whyUnreachable(error)}.`);
  });
  await response.body?.cancel();
  if (response.ok) return;
  if ([401, 403].includes(response.status))
    throw new Unusable(`The CDN refuses to purge (${response.status}): correct CDN_PURGE_TOKEN.`);
  throw new Unusable(`CDN_PURGE_URL responds with ${response.status}, so nothing was purged: correct it.`);
}

/**
 * Purges once, because nothing else proves that the URL and the token work.
 * @throws Unusable with one sentence
 */
export async function checkPurge(settings: PurgeSettings): Promise<string> {
  await purgePages(settings);
  return `${new URL(settings.url).host} accepts the request and has purged the shared pages.`;
}
