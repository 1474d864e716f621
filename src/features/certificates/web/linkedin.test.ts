import { expect, test } from 'vitest';
import { linkedInUrl } from './linkedin.ts';

test('a certificate is added to LinkedIn with its course, date, number and public page', () => {
  const url = new URL(
    linkedInUrl({
      course: 'Risk & reward: 100 % practice',
      number: 'MP-7K3Q-94TD',
      date: '2026-03-01T00:30:00.000Z',
      url: 'https://milepost.example/certificates/MP-7K3Q-94TD',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Risk & reward: 100 % practice',
    organizationName: 'Milepost',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: 'https://milepost.example/certificates/MP-7K3Q-94TD',
    certId: 'MP-7K3Q-94TD',
  });
});

test('LinkedIn gets the issuer’s page instead of its name if there is one', () => {
  const url = new URL(
    linkedInUrl({
      course: 'Risk',
      number: 'MP-1',
      date: '2026-03-01',
      url: 'https://x.example',
      organizationId: '12345',
    }),
  );
  expect(url.searchParams.get('organizationId')).toBe('12345');
  expect(url.searchParams.has('organizationName')).toBe(false);
});
