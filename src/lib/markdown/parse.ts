import MarkdownIt from 'markdown-it';
import { picturePathsIn } from '../../contract/text/markdown-rules.ts';

/**
 * CommonMark with tables and strikethrough but without HTML: tags remain text. A line break in the source is kept on
 * the page. The library leaves out everything nested deeper than 100 levels.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true });

export type MarkdownToken = ReturnType<typeof markdown.parse>[number];

export const parseMarkdown = (source: string): MarkdownToken[] => markdown.parse(source, {});

/** Whether an image is one of ours; anything else would tell another site who is reading. */
export const isOwnImage = (href: string): boolean => picturePathsIn(`(${href})`)[0] === href;

/** A link's URL if it leads to a web page or an email address, never to a script. */
export function safeHref(href: string): string | null {
  try {
    return ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol) ? href : null;
  } catch {
    return null;
  }
}
