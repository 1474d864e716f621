import { expect, test } from 'vitest';
import { createLog } from '../../../platform/observability/logging.ts';
import routes from '../../../routes.ts';
import { logPageError } from './page-errors.ts';

type Route = { path?: string; children?: Route[] };

const pathsOf = (table: readonly Route[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)]);

const logged = (path: string): string => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  logPageError(log, new Error('unexpected'), { requestId: '1', method: 'GET', path });
  return lines.join('');
};

test('a failed page is logged with its path, but never with a token', () => {
  const withToken = pathsOf(routes as Route[]).filter((path) => path.includes(':token'));
  expect(withToken.length).toBeGreaterThan(6);
  for (const pattern of withToken)
    for (const end of ['', '.data', '/more']) {
      const line = logged(`${pattern.replace(':token', 'a-token-of-43-characters')}${end}`);
      expect(line).not.toContain('a-token');
      expect(line).toContain(pattern.split('/:')[0]);
    }
  expect(logged('/courses/leading-without-authority')).toContain('/courses/leading-without-authority');
});
