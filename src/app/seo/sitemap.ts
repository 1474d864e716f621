import { categories } from '../../contract/constants.ts';

/** One URL of a sitemap. */
export type Entry = { path: string; lastModified?: Date };

/** The protocol's limit of URLs per file (https://www.sitemaps.org/protocol.html). */
export const entriesAtMost = 50_000;

const pages = [
  '/',
  '/all-courses',
  '/about',
  '/contact',
  '/newsletter',
  '/credentials/verify',
  '/api/docs',
  '/privacy',
  '/termsandconndition',
];

/** The pages that don't depend on the catalogue: the public ones, and the list of each category. */
export const fixedEntries: readonly Entry[] = [
  ...pages.map((path) => ({ path })),
  ...categories.map((category) => ({ path: `/all-courses?${new URLSearchParams({ category })}` })),
];

/** The number of files needed. `others` is the number of URLs that are not courses; they go into the first file. */
export const partsFor = (others: number, courses: number, atMost = entriesAtMost): number =>
  Math.max(1, Math.ceil((others + courses) / atMost));

/** The range of courses in a file. Files are counted from 1. */
export function courseRange(part: number, others: number, atMost = entriesAtMost) {
  if (part === 1) return { offset: 0, limit: atMost - others };
  return { offset: (part - 1) * atMost - others, limit: atMost };
}

export function sitemapXml(appUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(appUrl + path)}</loc>${modified}</url>`;
  });
  return `${head}<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The index of the files, used when one is not enough. */
export function indexXml(appUrl: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, part) => {
    return `<sitemap><loc>${escapeXml(`${appUrl}/sitemaps/${part + 1}.xml`)}</loc></sitemap>`;
  });
  return `${head}<sitemapindex xmlns="${namespace}">\n${files.join('\n')}\n</sitemapindex>\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
