import { from } from '@digitalbazaar/ed25519-multikey';
import { expect, test } from 'vitest';
import { isProven } from '../../../../test/factories/credentials.ts';
import { signBadge } from '../signing/sign.server.ts';
import { type AwardedCourse, achievementDocument, badge } from './documents.ts';

const course: AwardedCourse = {
  kind: 'course',
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Risk workshops that find risks',
  subtitle: '',
  minCompletionPercentage: 100,
  exams: [],
  skills: [],
  criteria: '',
  credits: null,
};

const documentOf = (credits: AwardedCourse['credits']) =>
  achievementDocument('https://milepost.example', { ...course, credits }) as Record<string, unknown>;

const pmi = { amount: 650, areas: { 'ways-of-working': 450, 'power-skills': 200 }, number: '1', until: null };
const apm = { amount: 700, areas: {}, number: null, until: null };

test('an achievement includes verified credits and the PMI areas they count towards', () => {
  const document = documentOf({ pmi: { ...pmi, state: 'verified' }, apm: { ...apm, state: 'claimed' } });
  expect(document.creditsAvailable).toBe(6.5);
  expect(document.alignment).toMatchObject([
    { targetName: 'Ways of Working', targetFramework: 'PMI Talent Triangle' },
    { targetName: 'Power Skills', targetUrl: expect.stringMatching(/^https:\/\/www\.pmi\.org\//) },
  ]);
});

test('an achievement says nothing about credits that are only claimed', () => {
  for (const credits of [null, { pmi: { ...pmi, state: 'claimed' as const } }]) {
    expect(documentOf(credits)).not.toHaveProperty('creditsAvailable');
    expect(documentOf(credits)).not.toHaveProperty('alignment');
  }
});

/** The badge is signed with the key of the published example in `sign.test.ts`. */
test('a badge with credits and alignment has only properties that Open Badges defines', async () => {
  const now = new Date('2026-05-03T09:41:00Z');
  const unsigned = badge('https://milepost.example', {
    number: 'MP-7K3Q-94TD',
    course: { ...course, credits: { pmi: { ...pmi, state: 'verified' } } },
    subject: '00000000-0000-4000-8000-000000000002',
    salt: 'salt',
    identityHash: 'sha256$hash',
    awardedAt: now,
    validFrom: now,
    validUntil: null,
    statusListId: 1,
    statusIndex: 7,
    results: [],
  });
  const publicKeyMultibase = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';
  const controller = 'https://milepost.example/credentials/issuer';
  const key = await from({
    type: 'Multikey',
    id: `${controller}#${publicKeyMultibase}`,
    controller,
    publicKeyMultibase,
    secretKeyMultibase: 'z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq',
  });
  const signed = await signBadge(unsigned, key, now);
  expect(await isProven(signed)).toBe(true);
});
