import { describe, expect, test } from 'vitest';
import { keysFrom } from '../../../platform/crypto/keys.ts';
import { isForSomeoneElse, type MediaClaim, readMediaToken, signMedia } from './signed-address.server.ts';

const assetId = '0f0e7c3c-5c2b-4c59-9d39-9f0e6a9c1a01';
const otherAsset = '0f0e7c3c-5c2b-4c59-9d39-9f0e6a9c1a02';
const signedAt = Date.parse('2026-11-22T12:00:00Z');
const keyFor = keysFrom('a secret for tests only');
const at = (seconds: number) => ({ clock: () => new Date(signedAt + seconds * 1000), keyFor });

const claim: MediaClaim = { assetId, userId: 'ada', courseId: 'course', lectureId: 'lecture', kind: 'study' };
const tokenOf = (url: string) => url.split('/')[2] ?? '';
const sign = (more: Partial<MediaClaim> = {}) => tokenOf(signMedia(at(0), { ...claim, ...more }, 60).url);

describe('a signed URL', () => {
  test('leads to the file and contains its expiry time', () => {
    const { url, expiresAt } = signMedia(at(0), claim, 60);
    expect(url).toMatch(new RegExp(`^/media/[^/]+/${assetId}/file$`));
    expect(expiresAt).toBe('2026-11-22T12:01:00.000Z');
  });

  test.each<[string, Partial<MediaClaim>]>([
    ['a learner', {}],
    ['a visitor’s preview', { userId: null, kind: 'preview', limitSeconds: 30 }],
    ['a preview of no length', { kind: 'preview', limitSeconds: 0 }],
    ['an owner, outside a course', { kind: 'owner', courseId: '', lectureId: '' }],
  ])('returns what it was signed for: %s', (_who, more) => {
    expect(readMediaToken(at(0), sign(more), assetId)).toEqual({ ...claim, ...more, secondsLeft: 60 });
  });

  test('has no limit if it is for a whole file', () => {
    expect(readMediaToken(at(0), sign(), assetId)).not.toHaveProperty('limitSeconds');
  });

  test('works until it expires', () => {
    const token = sign();
    expect(readMediaToken(at(59.9), token, assetId)?.secondsLeft).toBeCloseTo(0.1);
    expect(readMediaToken(at(60), token, assetId)).toBeNull();
    expect(readMediaToken(at(3600), token, assetId)).toBeNull();
  });

  test('opens its own file only', () => {
    expect(readMediaToken(at(0), sign(), otherAsset)).toBeNull();
  });

  test('is refused under another key', () => {
    const elsewhere = { ...at(0), keyFor: keysFrom('another secret') };
    expect(readMediaToken(elsewhere, sign(), assetId)).toBeNull();
  });

  test('is refused after any change', () => {
    const token = sign({ kind: 'preview', limitSeconds: 30 });
    const parts = token.split('~');
    const changes = parts.map((part, index) => parts.with(index, `${part}x`).join('~'));
    for (const changed of [...changes, `${token}~`, token.slice(0, -1), token.replace('~30~', '~3000~')])
      expect(readMediaToken(at(0), changed, assetId)).toBeNull();
  });

  test('is refused if it is malformed', () => {
    for (const text of ['', '~', 'abc', '~~~~~~', 's~zzzzzz~ada~course~lecture~~'])
      expect(readMediaToken(at(0), text, assetId)).toBeNull();
  });
});

describe('whether a URL was signed for someone else', () => {
  test.each<[string, MediaClaim['kind'], string | null, boolean]>([
    ['your own lecture', 'study', 'ada', false],
    ['another learner’s lecture', 'study', 'bob', true],
    ['a lecture on a device without a session', 'study', null, false],
    ['anyone’s preview', 'preview', 'bob', false],
    ['an owner’s file', 'owner', 'bob', false],
  ])('%s', (_what, kind, requesterId, expected) => {
    expect(isForSomeoneElse({ ...claim, kind }, requesterId)).toBe(expected);
  });
});
