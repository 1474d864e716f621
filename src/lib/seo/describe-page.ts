type Words = {
  /** Without the product's name; it is added, except on the home page, which brings its own. */
  title: string;
  /** One or two sentences; anything longer is cut at a word. */
  description: string;
  /** The one full address of this page. Its origin is where the general picture is looked for. */
  canonical: string;
  /** The full address of a picture of 1200 × 630 pixels and what it shows; a general one unless given. */
  picture?: { url: string; alt: string };
  kind?: 'website' | 'article';
  /** Whether it should stay out of search engines. */
  hidden?: boolean;
  /** What the page is about, in schema.org's words. */
  data?: object | readonly object[];
};

const longestDescription = 200;

/**
 * What a page tells search engines and those who share it: title, description, canonical link, Open Graph, Twitter card
 * and structured data. The answer of a route's `meta`.
 */
export function describePage(words: Words) {
  const { canonical, hidden, kind = 'website' } = words;
  const title = words.title.includes('Milepost') ? words.title : `${words.title} · Milepost`;
  const description = shortened(words.description);
  const picture = words.picture ?? { url: `${new URL(canonical).origin}/og/milepost.png`, alt: pictureAlt };
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: 'Milepost' },
    { property: 'og:type', content: kind },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: words.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture.url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(words.data ? [{ 'script:ld+json': words.data as never }] : []),
  ];
}

const pictureAlt = 'A white route with milestones climbs over contour lines to an amber flag';

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestDescription) return plain;
  return `${plain.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}
