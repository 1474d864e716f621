import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from '../../src/routes.ts';

type Route = { path?: string; children?: Route[] };

const pathsOf = (table: readonly Route[], above = ''): string[] =>
  table.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [own || '/', ...pathsOf(children, own)];
  });
const segments = (path: string) => path.split('/').filter(Boolean);
const pages = pathsOf(routes as Route[])
  .filter((path) => path !== '/*')
  .map(segments);

/** Where emails, links and redirects lead: `appUrl}/…`, `to="/…"`, `href={`/…`}`, `redirect('/…')`. */
const link =
  /(?:appUrl\}|\b(?:to|href)=(?:"|\{['`])|\b(?:to|href): ['`]|\bredirect(?:WithToast)?\(\s*['`])(\/(?:\$\{[^{}]*\}|[^"'`\s$?#])*)/g;

/** Answered by other parts of the product. */
const notPages = /^\/(api|media|assets|credentials|sitemaps?|\$\{[^}]*\}$)/;

const linksIn = (path: string): string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(link), ([, found]) => found ?? '').filter(
    (found) => !notPages.test(found),
  );

/** Whether a page answers the link; what is filled in at run time can be anything. */
function leadsToPage(found: string): boolean {
  const given = segments(found).map(
    (segment) => new RegExp(`^${segment.replace(/\$\{[^}]*\}/g, '.*').replace(/[$][{].*$/, '.*')}$`),
  );
  return pages.some(
    (page) =>
      page.length === given.length &&
      page.every((segment, index) => segment.startsWith(':') || given[index]?.test(segment)),
  );
}

test('every link in a screen or an email leads to a page', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.|^src\/ui\/|design/.test(path));
  const links = files.flatMap((path) => linksIn(path).map((found) => ({ path, found })));
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ found }) => !leadsToPage(found))).toEqual([]);
});
