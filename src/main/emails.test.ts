import { expect, test } from 'vitest';
import { sendEmail } from '../features/notifications/index.server.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { emails } from './emails.ts';

const mailer: Mailer = { send: () => Promise.reject(new Error('Nothing should be sent.')), close: () => {} };

test('every email has a name of its own, because queued jobs refer to it', () => {
  const names = emails.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('an email that the product does not know fails, and says so in its job', async () => {
  const unknown = { to: 'ada@example.com', template: 'birthday', data: {} };
  await expect(sendEmail(mailer, emails, unknown, '1')).rejects.toThrow(
    'There is no email called "birthday".',
  );
});
