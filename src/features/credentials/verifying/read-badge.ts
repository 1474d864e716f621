import { isPng, unbakePng } from '../images/png-chunk.ts';
import { type SvgRefusal, unbakeSvg } from '../images/svg-badge.ts';

/** A credential in one of its two forms; nothing about it has been verified. */
export type ReadBadge =
  | { kind: 'embedded'; credential: Record<string, unknown> }
  | { kind: 'jwt'; jwt: string };

export type Unreadable = 'empty' | 'notBadge' | 'none' | 'several' | SvgRefusal;

/** Reads what was pasted, or a file's content: JSON, a JWT, or an image with a badge. */
export function readBadge(content: Buffer): ReadBadge | { refused: Unreadable } {
  if (isPng(content)) return only(unbakePng(content));
  const text = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') return { refused: 'empty' };
  if (!text.startsWith('<')) return readText(text);
  const svg = unbakeSvg(text);
  return 'refused' in svg ? svg : only(svg.found);
}

function only(found: string[]): ReadBadge | { refused: Unreadable } {
  const [first, second] = found;
  if (first === undefined) return { refused: 'none' };
  return second === undefined ? readText(first.trim()) : { refused: 'several' };
}

function readText(text: string): ReadBadge | { refused: Unreadable } {
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return { kind: 'jwt', jwt: text };
  try {
    const credential = JSON.parse(text);
    const isObject = typeof credential === 'object' && credential !== null && !Array.isArray(credential);
    return isObject ? { kind: 'embedded', credential } : { refused: 'notBadge' };
  } catch {
    return { refused: 'notBadge' };
  }
}
