import { expect, test } from 'vitest';
import { inviteCode } from './invite-link.ts';

test.each([
  ['https://discord.gg/milepost-risk', 'milepost-risk'],
  ['https://discord.gg/aB3/', 'aB3'],
  ['https://discord.com/invite/aB3', 'aB3'],
  ['https://discordapp.com/invite/aB3', 'aB3'],
])('%s is an invitation', (link, code) => {
  expect(inviteCode(link)).toBe(code);
});

test.each([
  'http://discord.gg/aB3',
  'https://discord.gg/',
  'https://discord.gg/a',
  'https://discord.gg/aB3/../x',
  'https://discord.gg.example.com/aB3',
  'https://discord.com/channels/1/2',
  'https://example.com/invite/aB3',
])('%s is not an invitation', (link) => {
  expect(inviteCode(link)).toBeNull();
});
