/**
 * While a visitor navigates, React Router loads a page's data from `/courses.data` instead of `/courses`, and from
 * `/_.data` for the home page (https://reactrouter.com/upgrading/v7, `v8_trailingSlashAwareDataRequests`). Loaders and
 * actions need not know: their `url` is that of the page.
 */
export const dataSuffix = '.data';

/** Whether a path is that of a page's data. */
export const isDataPath = (path: string): boolean => path.endsWith(dataSuffix);

/** The path of the page that a document or its data is requested for. */
export const pageOfPath = (path: string): string => path.replace(/(\/_)?\.data$/, '') || '/';
