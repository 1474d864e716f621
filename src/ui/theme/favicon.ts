import href from './favicon.svg?url&no-inline';

/** Link descriptor of the favicon. */
export const favicon = { rel: 'icon' as const, href, type: 'image/svg+xml' };
