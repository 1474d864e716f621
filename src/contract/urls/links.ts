/** `example.com/me`: a public host name, then nothing, a port or a path. Not an email address, not another scheme. */
const schemeless = /^[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]|$)/;

/**
 * Completes a link as people type it: `example.com/me` becomes `https://example.com/me`; anything else is unchanged.
 */
function withScheme(typed: string): string {
  const address = typed.replace(/^\/\//, '');
  return schemeless.test(address) ? `https://${address}` : typed;
}

/**
 * A link to a public page as stored: with `https://`, scheme and host in lower case, and an encoded path. Anything else
 * is returned for `isPublicLink` to refuse.
 */
export function asHttps(typed: string): string {
  const link = withScheme(typed.replace(/^http:\/\//i, 'https://'));
  // URLs ignore spaces and line breaks; here they are mistakes.
  const url = /\s/.test(link) ? null : URL.parse(link);
  if (url?.protocol !== 'https:') return link;
  return url.href.replace(/^(https:\/\/[^/]+)\/$/, '$1');
}

/** Whether a link leads to a page with https:// on a public host. */
export function isPublicLink(link: string): boolean {
  const url = /\s/.test(link) ? null : URL.parse(link);
  return url?.protocol === 'https:' && /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(url.hostname);
}

/** Whether a link leads to a page of the product at this URL, which may be on a local host and without https://. */
export const isOwnLink = (link: string, appUrl: string): boolean => link.startsWith(`${appUrl}/`);

/** The `pattern` of a field for a link to a public page, which `asHttps` completes. */
export const publicLinkPattern = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?:\/\/)?[^\s\/:?#@]+\.[^\s\/:?#@]+([\/?#:]\S*)?\s*`;
