import { useMatches } from 'react-router';

/** What a route declares about its page with `export const handle`. */
export type PageHandle = {
  /** The page watches the session itself. */
  ownSession?: true;
  /** The page is for working or paying, so its footer is one line. */
  lineFooter?: true;
  /** The page accepts a file, and its form shows an error if the file is too large. */
  takesFile?: true;
  /** The page has tables, which may be wider than text. */
  wide?: true;
};

/** Whether a route of the current page declares it. */
export const usePageHandle = (name: keyof PageHandle): boolean =>
  useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.[name]);
