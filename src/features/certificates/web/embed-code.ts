import type { Listed } from './linkedin.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export type Embedded = Pick<Listed, 'course' | 'number' | 'url'> & {
  /** Whether `course` is the title of a course or of a bundle. */
  kind: 'course' | 'bundle';
};

/** HTML for any website: the badge's image, which links to the certificate's page. It doesn't name the holder. */
export function embedCode({ kind, course, number, url }: Embedded): string {
  const image = new URL(`/credentials/${number}.png`, url).href;
  const alt = escaped(`Milepost badge for the ${kind} “${course}”`);
  return `<a href="${escaped(url)}"><img src="${escaped(image)}" alt="${alt}" width="240" height="240"></a>`;
}
