/** What is nobody's to find: private areas, steps on the way, and what only programs read. */
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
  '/*.data$',
  '/*.data?',
];

/** The readable contract stands below `/api` and may be found. */
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
