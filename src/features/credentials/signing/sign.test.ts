import { from } from '@digitalbazaar/ed25519-multikey';
import { expect, test } from 'vitest';
import { identityHash } from '../issuing/identity-hash.server.ts';
import { loadContext } from './contexts.server.ts';
import { signEmbedded } from './sign.server.ts';

/** The example in appendix B.1 of “Data Integrity EdDSA Cryptosuites v1.0”. */
const example = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
};
const publicKey = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';
const verificationMethod = `did:key:${publicKey}#${publicKey}`;
const exampleKey = {
  type: 'Multikey',
  id: verificationMethod,
  controller: `did:key:${publicKey}`,
  publicKeyMultibase: publicKey,
  secretKeyMultibase: 'z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq',
};
const created = new Date('2023-02-24T23:36:38Z');

/** The example's second context, which turns any term into a URL. */
const withExamples = async (url: string) =>
  url === 'https://www.w3.org/ns/credentials/examples/v2'
    ? {
        contextUrl: null,
        documentUrl: url,
        document: { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
      }
    : loadContext(url);

test('the published example is reproduced byte for byte', async () => {
  const signed = await signEmbedded(example, await from(exampleKey), created, withExamples);
  expect(signed).toEqual({
    ...example,
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      created: '2023-02-24T23:36:38Z',
      verificationMethod,
      proofPurpose: 'assertionMethod',
      proofValue: 'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme',
    },
  });
});

/** The test vector of the implementation guide of Open Badges 3.0. */
const teamwork = {
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'http://example.com/credentials/3527',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: {
    id: 'https://example.edu/issuers/565049',
    type: ['Profile'],
    url: 'https://www.imsglobal.org',
    name: 'Example Corp',
  },
  validFrom: '2010-01-01T00:00:00Z',
  name: 'Teamwork Badge',
  credentialSubject: {
    id: 'did:example:ebfeb1f712ebc6f1c276e12ec21',
    type: ['AchievementSubject'],
    achievement: {
      id: 'https://example.com/achievements/21st-century-skills/teamwork',
      type: ['Achievement'],
      criteria: {
        narrative:
          'Team members are nominated for this badge by their peers and recognized upon review by Example Corp management.',
      },
      description:
        'This badge recognizes the development of the capacity to collaborate within a group environment.',
      name: 'Teamwork',
    },
  },
};

test('the signed example of Open Badges is reproduced byte for byte', async () => {
  const publicKeyMultibase = 'z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi';
  const key = await from({
    type: 'Multikey',
    id: `${teamwork.issuer.id}#${publicKeyMultibase}`,
    controller: teamwork.issuer.id,
    publicKeyMultibase,
    secretKeyMultibase:
      'zrv2bqTbNwCTsRrHFcJCPjVAduh4Ezcnoq1A3ZxH1GWTNkxipLVuaAoMFmze2gFN9oNXfJjufxSHWVZzsJiUsMHFMcx',
  });
  expect(await signEmbedded(teamwork, key, new Date('2010-01-01T19:23:24Z'))).toEqual({
    ...teamwork,
    proof: {
      type: 'DataIntegrityProof',
      created: '2010-01-01T19:23:24Z',
      verificationMethod: `${teamwork.issuer.id}#${publicKeyMultibase}`,
      cryptosuite: 'eddsa-rdfc-2022',
      proofPurpose: 'assertionMethod',
      proofValue: 'z5x9aCBYovW3CQCbKdNyhEm7ffYSw1YpEdPywQJoNbzDD2gkzQDKJ1sYKJaWvqZtkMtSbz35HcbgXVEDYHxCzgkCr',
    },
  });
});

test('the hashed identity of Open Badges is reproduced, and the case of an email does not matter', () => {
  const published = 'sha256$b5809d8a92f8858436d7e6b87c12ebc0ae1eac4baecc2c0b913aee2c922ef399';
  expect(identityHash('a@example.com', 'Kosher')).toBe(published);
  expect(identityHash('A@Example.com', 'Kosher')).toBe(published);
});

test('a property that no context defines is refused, and an unknown context is never fetched', async () => {
  const key = await from(exampleKey);
  const own = {
    ...example,
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
  };
  await expect(signEmbedded(own, key, created)).rejects.toThrow();
  await expect(signEmbedded(example, key, created)).rejects.toThrow();
  const { alumniOf: _, ...subject } = own.credentialSubject;
  expect(await signEmbedded({ ...own, credentialSubject: subject }, key, created)).toHaveProperty('proof');
});
