/** `example.com/me`: a public host name, then nothing or a path. Not an email address, not another scheme. */
const schemeless = /^[^\s/:?#@]+\.[^\s/:?#@]+(?:[/?#]|$)/;

/** A link as people type it, completed: `example.com/me` becomes `https://example.com/me`; anything else is unchanged. */
export function withScheme(typed: string): string {
  const address = typed.replace(/^\/\//, '');
  return schemeless.test(address) ? `https://${address}` : typed;
}

/** The same, and `http://` becomes `https://`: for links to public pages, which all have it. */
export const asHttps = (typed: string): string => withScheme(typed.replace(/^http:\/\//i, 'https://'));
