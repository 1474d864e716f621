/**
 * The path and query parameters of the page that a request is for: where an action in a list returns to, so that the
 * list keeps its page, search and filters. Unlike the request's own URL, `url` lacks what React Router adds to it.
 */
export const addressOf = ({ url }: { url: URL }): string => url.pathname + url.search;
