import type { SocialKind } from '../../../contract/constants.ts';
import { isPublicLink } from '../../../contract/urls/links.ts';

/** The sites that a link of each kind may lead to; a website may be anywhere. */
const hosts: Record<Exclude<SocialKind, 'website'>, readonly string[]> = {
  linkedin: ['linkedin.com'],
  twitter: ['twitter.com', 'x.com'],
  youtube: ['youtube.com', 'youtu.be'],
  github: ['github.com'],
  facebook: ['facebook.com', 'fb.com'],
};

/** The error in a profile link, as a sentence, or null. An empty value is valid. */
export function linkFault(kind: SocialKind, link: string): string | null {
  if (link === '') return null;
  const url = /\s/.test(link) ? null : URL.parse(link);
  if (url?.protocol !== 'https:') {
    const host = kind === 'website' ? 'example.com' : hosts[kind][0];
    return `Please enter a link such as https://${host}/me`;
  }
  if (url.username || url.password || url.port || !isPublicLink(link))
    return 'Please enter the full link to a public page.';
  if (kind === 'website' || isOn(url.hostname, hosts[kind])) return null;
  return `Please enter a link to ${hosts[kind].join(' or ')}.`;
}

const isOn = (hostname: string, known: readonly string[]): boolean =>
  known.some((host) => hostname === host || hostname.endsWith(`.${host}`));
