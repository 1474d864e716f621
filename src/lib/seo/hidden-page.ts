/**
 * The metadata of a page that search engines leave out: the result of a route's `meta`.
 * @param title without the product's name, which is added; without a title, the product's name alone
 */
export const hiddenPage = (title?: string, description?: string) => [
  { title: title ? `${title} · Milepost` : 'Milepost' },
  ...(description ? [{ name: 'description', content: description }] : []),
  { name: 'robots', content: 'noindex' },
];
