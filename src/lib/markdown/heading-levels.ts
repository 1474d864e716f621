import type { MarkdownToken } from './parse.ts';

/** The level on the page of each heading in a text. */
export type Levels = ReadonlyMap<MarkdownToken, number>;

/**
 * Fits the headings of a text into the outline of its page: whatever levels the author wrote, the highest one becomes
 * `top`, and a subheading is exactly one level below its heading.
 */
export function headingLevels(tokens: readonly MarkdownToken[], top: number): Levels {
  const levels = new Map<MarkdownToken, number>();
  const above: string[] = [];
  for (const token of tokens) {
    if (token.type !== 'heading_open') continue;
    while ((above.at(-1) ?? '') >= token.tag) above.pop();
    levels.set(token, Math.min(6, top + above.length));
    above.push(token.tag);
  }
  return levels;
}
