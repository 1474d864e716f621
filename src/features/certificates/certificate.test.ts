import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CertificateStatus } from '../../contract/constants.ts';
import {
  type Action,
  certificateNumber,
  normaliseNumber,
  numberPattern,
  outcome,
  publicState,
  sourcesOf,
} from './certificate.ts';

const action = fc.constantFrom<Action>('request', 'approve', 'reject', 'revoke');
const status = fc.constantFrom<CertificateStatus | undefined>(undefined, 'pending', 'approved', 'rejected');

describe('the life of a certificate', () => {
  test('follows the table in the specification', () => {
    const table = (['request', 'approve', 'reject', 'revoke'] as const).map((one) => [
      one,
      ...([undefined, 'pending', 'approved', 'rejected'] as const).map((from) => outcome(from, one)),
    ]);
    expect(table).toEqual([
      ['request', 'pending', null, null, 'pending'],
      ['approve', null, 'approved', null, 'approved'],
      ['reject', null, 'rejected', null, null],
      ['revoke', null, null, 'rejected', 'unchanged'],
    ]);
  });

  test('starts with a request, and only the action `approve` approves it', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let now: CertificateStatus | undefined;
        for (const one of actions) {
          const to = outcome(now, one);
          if (now === undefined && to !== null) expect(one).toBe('request');
          if (to === 'approved') expect(one).toBe('approve');
          if (to !== null && to !== 'unchanged') now = to;
        }
      }),
    );
  });

  test('the source statuses of an action are exactly those in which it changes something', () => {
    fc.assert(
      fc.property(status, action, (from, one) => {
        fc.pre(from !== undefined);
        const to = outcome(from, one);
        expect(sourcesOf(one).includes(from as CertificateStatus)).toBe(to !== null && to !== 'unchanged');
      }),
    );
  });

  test('the public sees approved certificates, and those revoked after approval', () => {
    expect(publicState('approved', new Date())).toBe('valid');
    expect(publicState('rejected', new Date())).toBe('revoked');
    expect(publicState('pending', null)).toBeNull();
    expect(publicState('rejected', null)).toBeNull();
  });
});

describe('the number', () => {
  test('uses letters that are not easily confused', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        const number = certificateNumber((below) => (stream.next().value as number) % below);
        expect(number).toMatch(numberPattern);
        expect(number).not.toMatch(/[01OIL U]/);
      }),
    );
  });

  test.each(['mp-7k3q-94td', 'MP 7K3Q 94TD', ' mp7k3q94td '])('is understood when typed as %s', (typed) => {
    expect(normaliseNumber(typed)).toBe('MP-7K3Q-94TD');
  });
});
