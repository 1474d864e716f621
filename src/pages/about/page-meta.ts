/** What every page about the company tells search engines and link previews. */
export function pageMeta(title: string, description: string, canonical: string | undefined) {
  return [
    { title: `${title} · Milepost` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Milepost' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]
      : []),
  ];
}
