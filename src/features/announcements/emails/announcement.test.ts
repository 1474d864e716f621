import { expect, test } from 'vitest';
import { attacks, expectNothingRuns } from '../../../../test/factories/markdown-attacks.ts';
import { renderEmail } from '../../notifications/index.server.ts';
import { announcementEmail } from './announcement.tsx';

test.each(attacks)('nothing in “%s” can run in the email of an announcement', async (attack) => {
  const data = {
    ...announcementEmail.example,
    title: `Title ${attack}`,
    body: `Beginning\n\n${attack}\n\nEnd.`,
  };
  const { html, subject } = await renderEmail(announcementEmail, data, 'https://milepost.example');
  const text = html.slice(html.indexOf('<p>Beginning'), html.indexOf('<p>End.'));
  expect(text).toContain('Beginning');
  expectNothingRuns(text);
  expect(html).not.toMatch(/<script|<svg|<iframe|<details|<math/i);
  expect(subject).toBe(data.title);
});
