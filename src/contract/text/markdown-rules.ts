/** The paths of our own images in a Markdown text, such as `/media/public/…`, each as often as it appears. */
export const picturePathsIn = (source: string): string[] =>
  [...source.matchAll(/\((\/media\/public\/[\w-]{1,64})(?=[\s)])/g)].map(([, path]) => path ?? '');

/** Ids of our own images in a Markdown text. */
export const pictureIdsIn = (source: string): string[] =>
  picturePathsIn(source).map((path) => path.slice('/media/public/'.length));

/** How many images a Markdown text shows or would show: `![` starts one. */
export const countImages = (source: string): number => source.split('![').length - 1;

/**
 * A Markdown text as plain text in one line, for lists and emails that show no formatting. Links become their text,
 * images their alternative text. Every expression takes linear time, because these texts come from users.
 */
export const withoutMarkup = (source: string): string =>
  source
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*+]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/^[ \t]*\|.*$/gm, (row) => row.replaceAll(/(?<!\\)[|:-]{2,}|(?<!\\)\|/g, ' '))
    .replace(/(?<![\\\p{L}\p{N}*_])[*_]{1,3}(?=[^\s*_])|(?<=[^\s\\*_])[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '')
    .replace(/`+|~~/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The first characters of a text, counted as people do: no emoji is cut in half. */
export const beginning = (text: string, length: number): string => [...text].slice(0, length).join('');
