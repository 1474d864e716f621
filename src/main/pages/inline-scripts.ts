import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>[\s\S]*?)<\/script>/g;

/** CSP sources that allow the inline scripts of a rendered page: the `'sha256-…'` of each, once (CSP 3, §8.3). */
export function hashesOfScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (!/\ssrc=|application\/ld\+json/.test(attributes)) hashes.add(hashOf(text));
  }
  return [...hashes];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
