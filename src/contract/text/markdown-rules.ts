/** The images of ours that a Markdown text shows, such as `/media/public/…`, as often as it shows them. */
export const picturePathsIn = (source: string): string[] =>
  [...source.matchAll(/\((\/media\/public\/[\w-]{1,64})(?=[\s)])/g)].map(([, path]) => path ?? '');

/** Ids of our own images in a Markdown text. */
export const pictureIdsIn = (source: string): string[] =>
  picturePathsIn(source).map((path) => path.slice('/media/public/'.length));

/** How many images a Markdown text shows or would show: `![` starts one. */
export const countImages = (source: string): number => source.split('![').length - 1;
