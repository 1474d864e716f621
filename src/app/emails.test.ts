import { describe, expect, test } from 'vitest';
import { renderEmail, sendEmail } from '../features/notifications/index.server.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { emails } from './emails.server.ts';

const appUrl = 'https://milepost.example';
const mailer: Mailer = { send: () => Promise.reject(new Error('Nothing should be sent.')), close: () => {} };

test('every email has a unique name, because queued jobs refer to it', () => {
  const names = emails.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('an unknown email fails with a clear reason in its job', async () => {
  const unknown = { to: 'ada@example.com', template: 'birthday', data: {} };
  await expect(sendEmail({ mailer, templates: emails, appUrl }, unknown, '1')).rejects.toThrow(
    'There is no email called "birthday".',
  );
});

/** The example with markup added to every text of several words. In examples, everything that people type has several. */
const hostile = (example: unknown): unknown =>
  JSON.parse(JSON.stringify(example), (_key, value) =>
    typeof value === 'string' && value.includes(' ') ? `<img/src=x> ${value} <b>&` : value,
  );

const attributes = (html: string, tag: string, name: string): (string | undefined)[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(
    ([all]) => new RegExp(`\\b${name}="([^"]*)"`).exec(all)?.[1],
  );

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The body as a reader sees it, word by word. The preview text, which only lists of emails show, is left out. */
const wordsOf = (html: string): string[] =>
  html
    .slice(html.indexOf('<h1'))
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/(p|h1|td|th|tr|a|li)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .split(/[\s\u00a0\u200b-\u200d\ufeff\u2007]+/)
    .filter(Boolean);

describe.each(emails)('the email $name', (template) => {
  const rendered = renderEmail(template, template.example, appUrl);

  test('states its language, fits phones and has colours for both themes', async () => {
    const { html } = await rendered;
    expect(html).toContain('lang="en-GB"');
    expect(html).toContain('name="viewport"');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  test('has only absolute links and images, each image with alternative text', async () => {
    const { html } = await rendered;
    for (const href of attributes(html, 'a', 'href')) expect(href).toMatch(/^https:\/\//);
    const pictures = attributes(html, 'img', 'src');
    expect(pictures).toContain(`${appUrl}/og/email-logo.png`);
    for (const src of pictures) expect(src).toMatch(/^https:\/\//);
    for (const alt of attributes(html, 'img', 'alt')) expect(alt).toBeTruthy();
  });

  test('has a plain-text version with the same words', async () => {
    const { html, text, subject } = await rendered;
    expect(subject).not.toMatch(/undefined|null|\[object/);
    expect(text).not.toMatch(/undefined|\bnull\b|\[object|<\w/);
    const written = text.toLowerCase();
    for (const word of wordsOf(html)) expect(written).toContain(word.toLowerCase());
  });

  test('escapes everything a person could have typed', async () => {
    const { html } = await renderEmail(template, hostile(template.example), appUrl);
    expect(html).not.toContain('<img/src');
    expect(html).not.toContain('<b>&');
  });

  test('greets the recipient by first name', async () => {
    const { html } = await rendered;
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
    const { name } = template.example as { name?: string };
    if (name) expect(heading).toMatch(/\bAda$/);
  });
});
