import href from './favicon.svg?url&no-inline';

/** Link descriptor of the mark in the browser's tab. */
export const favicon = { rel: 'icon' as const, href, type: 'image/svg+xml' };
