/**
 * The metadata of a page that search engines leave out: the result of a route's `meta`.
 * @param title is followed by the product's name, which is the whole title if this is missing
 */
export const hiddenPage = (title?: string, description?: string) => [
  { title: title ? `${title} · Milepost` : 'Milepost' },
  ...(description ? [{ name: 'description', content: description }] : []),
  { name: 'robots', content: 'noindex' },
];
