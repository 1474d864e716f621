import { expect, test } from 'vitest';
import { createLog } from './logging.ts';

test('a database error is logged without the values that it repeats', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const taken = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  log.error({ err: taken }, 'request failed');
  log.error({ err: 'a text' }, 'request failed');
  expect(lines[0]).toContain('"constraint":"users_email_key"');
  expect(lines[0]).toContain('logging.test.ts');
  expect(lines.join()).not.toContain('ada@example.com');
  expect(lines[1]).toContain('"err":"a text"');
});
