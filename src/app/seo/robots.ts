import { dataSuffix } from '../../platform/http/requests/page-data.ts';

/** Paths that search engines must not visit: private areas, intermediate steps and machine-readable data. */
const closed = [
  '/dashboard',
  '/instructor-dashboard',
  '/admin-dashboard',
  '/auth',
  '/login',
  '/logout',
  '/account/',
  '/forgot-password',
  '/reset-password/',
  '/verify-email/',
  '/verify-user/',
  '/unsubscribe',
  '/checkout/',
  '/payment/',
  '/api/',
  `/*${dataSuffix}$`,
  `/*${dataSuffix}?`,
];

/** The readable API documentation is below `/api` and may be indexed. */
const open = ['/api/docs'];

export const robotsText = (appUrl: string): string =>
  [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
