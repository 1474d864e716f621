type PageCopy = {
  /** The product's name is added unless the title contains it. */
  title: string;
  /** One or two sentences; anything longer is cut at a word. */
  description: string;
  /** The canonical URL of this page. Its origin also locates the general image. */
  canonical: string;
  /** The full URL of an image of 1200 × 630 pixels and its description; a general one by default. */
  picture?: { url: string; alt: string };
  kind?: 'website' | 'article';
  /** Whether to keep it out of search engines. */
  hidden?: boolean;
  /** Structured data about the page (schema.org). */
  data?: object | readonly object[];
};

/**
 * A page's metadata for search engines and link previews: title, description, canonical link, Open Graph, Twitter card
 * and structured data. The result of a route's `meta`.
 */
export function describePage(copy: PageCopy) {
  const { canonical, hidden, kind = 'website' } = copy;
  const title = copy.title.includes('Milepost') ? copy.title : `${copy.title} · Milepost`;
  const description = shortened(copy.description);
  const picture = copy.picture ?? { url: `${new URL(canonical).origin}/og/milepost.png`, alt: pictureAlt };
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: 'Milepost' },
    { property: 'og:type', content: kind },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: copy.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture.url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(copy.data ? [{ 'script:ld+json': copy.data as never }] : []),
  ];
}

const pictureAlt = 'A white route with milestones climbs over contour lines to an amber flag';

/** A text of more than 200 characters; the group fits before the ellipsis. `u` keeps emoji from being cut in half. */
const tooLong = /^(.{199})../u;
/** A longer last word is cut: Chinese has few spaces, and a description must not end at the first of them. */
const lastWord = /\s\S{0,40}$/;

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const start = tooLong.exec(plain)?.[1];
  return start === undefined ? plain : `${start.replace(lastWord, '')}…`;
}
