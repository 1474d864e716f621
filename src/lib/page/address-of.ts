/**
 * The path and query parameters of the page that a request is for: where an action in a list returns to, so that the
 * list keeps its page, search and filters. Requests by script have the suffix `.data`.
 */
export function addressOf({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\.data$/, '') + search;
}
