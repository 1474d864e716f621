import { expect, test } from 'vitest';
import { readSignedText, signText } from './signed-text.ts';

const key = Buffer.alloc(32, 1);

test('a signed text is read with the same key, and with no other', () => {
  const token = signText(key, 'ada@example.com');
  expect(readSignedText(key, token)).toBe('ada@example.com');
  expect(readSignedText(Buffer.alloc(32, 2), token)).toBeNull();
});

test.each(['', '.', 'x', 'x.', '.x', `${Buffer.from('eve@example.com').toString('base64url')}.x`])(
  'the token “%s” is refused',
  (token) => {
    expect(readSignedText(key, token)).toBeNull();
  },
);

test('a token with another text is refused', () => {
  const [, signature] = signText(key, 'ada@example.com').split('.');
  const body = Buffer.from('eve@example.com').toString('base64url');
  expect(readSignedText(key, `${body}.${signature}`)).toBeNull();
});
