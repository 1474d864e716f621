/** The `meta` of a page that search engines leave out. */
export const hiddenPage = (title: string) => () => [
  { title: `${title} · Milepost` },
  { name: 'robots', content: 'noindex' },
];
