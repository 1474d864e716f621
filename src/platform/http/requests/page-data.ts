/**
 * While a visitor navigates, React Router loads a page's data from `/courses.data` instead of `/courses`, and from
 * `/_.data` for the home page (https://reactrouter.com/upgrading/v7, `v8_trailingSlashAwareDataRequests`). Loaders and
 * actions are not affected: their `url` is the page's.
 */
export const dataSuffix = '.data';

/** Whether a path leads to a page's data. */
export const isDataPath = (path: string): boolean => path.endsWith(dataSuffix);

/** The path of a page, from the path of its document or of its data. */
export const pageOfPath = (path: string): string => path.replace(/(\/_)?\.data$/, '') || '/';
