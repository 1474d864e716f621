import nodemailer, { type SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';
import { startedSandbox, temporaryFolder } from '../support/testing.ts';
import { linksOf } from './links.ts';
import type { Message } from './mailbox.ts';

async function send(smtpUrl: string, mail: SendMailOptions) {
  const transport = nodemailer.createTransport(smtpUrl);
  const sent = await transport.sendMail({ from: 'Milepost <hello@milepost.example>', ...mail });
  transport.close();
  return sent;
}

async function messages(url: string, to?: string): Promise<Message[]> {
  const response = await fetch(`${url}/mail/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Message[];
}

const confirmation = {
  to: 'Ada Lovelace <Ada@Example.com>',
  subject: 'Confirm your address – welcome ✓',
  text: 'Confirm here: http://127.0.0.1:3000/verify-email/abc?x=1&y=2.',
  html: '<html><head></head><body><p>Hello Ada, <a class="b" href="http://127.0.0.1:3000/verify-email/abc?x=1&amp;y=2">confirm</a></p></body></html>',
  headers: { 'List-Unsubscribe': '<http://127.0.0.1:3000/unsubscribe>' },
};

test('a sent email is in the mailbox with its parts, headers and absolute links', async () => {
  const sandbox = await startedSandbox();
  await send(sandbox.smtpUrl, confirmation);
  const [mail] = await messages(sandbox.url);
  expect(mail).toMatchObject({
    from: 'Milepost <hello@milepost.example>',
    to: 'Ada@example.com',
    subject: confirmation.subject,
    text: confirmation.text,
    links: ['http://127.0.0.1:3000/verify-email/abc?x=1&y=2'],
    headers: { 'list-unsubscribe': '<http://127.0.0.1:3000/unsubscribe>' },
    attachments: [],
  });
  expect(mail?.html.trim()).toBe(confirmation.html);
  expect(Date.parse(mail?.receivedAt ?? '')).not.toBeNaN();
  const single = await fetch(`${sandbox.url}/mail/messages/${mail?.id}`);
  expect(await single.json()).toEqual(mail);
});

test('the mailbox lists the newest first and filters by recipient whatever the case', async () => {
  const sandbox = await startedSandbox();
  await send(sandbox.smtpUrl, { to: 'ada@example.com', subject: 'first', text: '1' });
  await send(sandbox.smtpUrl, { to: 'bob@example.com', subject: 'second', text: '2' });
  await send(sandbox.smtpUrl, { to: 'ADA@example.com', bcc: 'eve@example.com', subject: 'third', text: '3' });
  const subjects = async (to?: string) => (await messages(sandbox.url, to)).map((mail) => mail.subject);
  expect(await subjects()).toEqual(['third', 'second', 'first']);
  expect(await subjects('Ada@Example.COM')).toEqual(['third', 'first']);
  expect(await subjects('eve@example.com')).toEqual(['third']);
  expect(await subjects('da@example.com')).toEqual([]);
});

test('an accepted email survives a restart', async () => {
  const dataDir = temporaryFolder();
  const before = await startedSandbox({ dataDir });
  await send(before.smtpUrl, confirmation);
  const stored = await messages(before.url);
  await before.close();
  const after = await startedSandbox({ dataDir });
  expect(await messages(after.url)).toEqual(stored);
});

test('two hundred simultaneous emails are all stored', async () => {
  const sandbox = await startedSandbox();
  const transport = nodemailer.createTransport({ url: sandbox.smtpUrl, pool: true, maxConnections: 5 });
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const emails = numbers.map((number) => ({
    from: 'a@b.example',
    to: 'c@d.example',
    subject: String(number),
    text: '',
  }));
  await Promise.all(emails.map((mail) => transport.sendMail(mail)));
  transport.close();
  const stored = await messages(sandbox.url, 'c@d.example');
  expect(stored.map((mail) => Number(mail.subject)).sort((a, b) => a - b)).toEqual(numbers);
});

test('deleting the messages empties the mailbox', async () => {
  const sandbox = await startedSandbox();
  await send(sandbox.smtpUrl, confirmation);
  const response = await fetch(`${sandbox.url}/mail/messages`, { method: 'DELETE' });
  expect(await response.json()).toEqual({ deleted: 1 });
  expect(await messages(sandbox.url)).toEqual([]);
  expect(await messages(sandbox.url, 'ada@example.com')).toEqual([]);
});

test('the pages show the list and a message whose HTML cannot run or break out', async () => {
  const sandbox = await startedSandbox();
  const html = '<head></head><p>"quoted"</p><script>alert(1)</script></iframe><b id="out">out</b>';
  await send(sandbox.smtpUrl, { ...confirmation, subject: '<i>Hi</i>', html });
  const list = await fetch(`${sandbox.url}/mail?to=ada@example.com`);
  expect(await list.text()).toContain('&lt;i&gt;Hi&lt;/i&gt;');
  const [mail] = await messages(sandbox.url);
  const shown = await fetch(`${sandbox.url}/mail/${mail?.id}`);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await shown.text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain('&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b id="out">');
});

test('an unknown message returns 404 to tools and to people', async () => {
  const sandbox = await startedSandbox();
  for (const path of ['/mail/messages/9', '/mail/messages/x', '/mail/messages/9/source', '/mail/9']) {
    expect((await fetch(sandbox.url + path)).status).toBe(404);
  }
});

test('each link is listed once, decoded and absolute, without the punctuation after it', () => {
  const html = `<a title=x HREF='https://a.example/?q=1&#38;r=&#x32;'>a</a> <a href="/relative">b</a> <a href="#top">c</a>
    <link href="https://a.example/style.css"><a href=https://b.example/x>d</a>`;
  const text = 'See https://b.example/x, (https://c.example/y) or https://d.example/e_(f).';
  expect(linksOf(text, html)).toEqual([
    'https://a.example/?q=1&r=2',
    'https://b.example/x',
    'https://c.example/y',
    'https://d.example/e_(f)',
  ]);
});
