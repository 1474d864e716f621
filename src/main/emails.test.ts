import { expect, test } from 'vitest';
import { sendEmail } from '../features/notifications/index.server.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { emails } from './emails.ts';

const mailer: Mailer = { send: () => Promise.reject(new Error('Nothing should be sent.')), close: () => {} };

test('every email has a unique name, because queued jobs refer to it', () => {
  const names = emails.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('an unknown email fails with a clear reason in its job', async () => {
  const unknown = { to: 'ada@example.com', template: 'birthday', data: {} };
  await expect(sendEmail(mailer, emails, unknown, '1')).rejects.toThrow(
    'There is no email called "birthday".',
  );
});
