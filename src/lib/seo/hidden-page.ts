/**
 * The metadata of a page that search engines leave out: the result of a route's `meta`.
 * @param title the product's name is added to it, or used without one
 */
export const hiddenPage = (title?: string, description?: string) => [
  { title: title ? `${title} · Milepost` : 'Milepost' },
  ...(description ? [{ name: 'description', content: description }] : []),
  { name: 'robots', content: 'noindex' },
];
