import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Message } from '../../platform/mail/mailer.ts';
import { sendEmail } from './send-email.server.ts';

const template = {
  name: 'note',
  subject: () => 'A note',
  body: ({ link }: { link: string }) => createElement('a', { href: link }, 'Open'),
  example: { link: 'https://milepost.example/a' },
};

async function idOf(jobId: string, { to = 'ada@example.com', link = 'https://milepost.example/a' } = {}) {
  const sent: Message[] = [];
  const mailer = { send: async (message: Message) => void sent.push(message), close: () => {} };
  const post = { mailer, templates: [template], appUrl: 'https://milepost.example:8443' };
  await sendEmail(post, { to, template: template.name, data: { link } }, jobId);
  return sent[0]?.messageId;
}

test('an email has the same id in every attempt, at the domain of the product', async () => {
  expect(await idOf('7')).toMatch(/^<[\w-]{22}@milepost\.example>$/);
  expect(await idOf('7')).toBe(await idOf('7'));
});

test('emails differ in their ids, even if two databases have given their jobs the same numbers', async () => {
  const ids = [
    await idOf('7'),
    await idOf('8'),
    await idOf('7', { to: 'grace@example.com' }),
    await idOf('7', { link: 'https://milepost.example/b' }),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
