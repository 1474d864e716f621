import type { Listed } from './linkedin.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** HTML for any website: the badge's image, which links to the certificate's page. It doesn't name the holder. */
export function embedCode({ course, number, url }: Pick<Listed, 'course' | 'number' | 'url'>): string {
  const image = new URL(`/credentials/${number}.png`, url).href;
  const alt = escaped(`Badge of Milepost for the course “${course}”`);
  return `<a href="${escaped(url)}"><img src="${escaped(image)}" alt="${alt}" width="240" height="240"></a>`;
}
