import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '../../contract/constants.ts';
import * as profile from '../../features/accounts/web/profile/profile.tsx';
import * as verifyBadge from '../../features/credentials/web/verify-badge.tsx';
import * as bankTransfer from '../../features/payments/web/bank-transfer/bank.tsx';
import * as activity from '../../features/renewals/web/activities/activity.tsx';
import * as courseCredits from '../../features/renewals/web/course-credits/course-credits.tsx';
import { scopeContext } from '../../lib/page/scope.ts';

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { action: (args: any) => Promise<unknown> };

/** Pages that parse forms over a megabyte themselves. */
const pages: [string, Page, Role][] = [
  ['an account', profile, 'user'],
  ['a badge to verify', verifyBadge, 'user'],
  ['a bank transfer', bankTransfer, 'user'],
  ['an activity', activity, 'user'],
  ['the credits of a course', courseCredits, 'instructor'],
];

test.each(pages)('the page of %s refuses a form whose file arrived incomplete', async (_what, page, role) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, { viewer: { _id: '1', role, isVerified: true, isActive: true } } as never);
  const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
  const request = new Request('http://localhost:3000/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(body.length) },
    body,
  });
  await expect(page.action({ request, params: { id: '1' }, context })).rejects.toMatchObject({
    data: 'We didn’t receive the whole form. Please go back and submit it again.',
    init: { status: 400 },
  });
});

test.each(pages.filter(([, page]) => page !== profile))(
  'the page of %s refuses a form of 20 MB without reading it',
  async (_what, page, role) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, { viewer: { _id: '1', role, isVerified: true, isActive: true } } as never);
    const read = () => Promise.reject(new Error('The form was read.'));
    const headers = new Headers({ 'content-length': String(20 * 1024 * 1024) });
    const request = { headers, formData: read };
    await expect(page.action({ request, params: { id: '1' }, context })).resolves.toMatchObject({
      init: { status: 413 },
    });
  },
);

test('the pages that accept forms over a megabyte are the pages that check the length themselves', () => {
  const sources = import.meta.glob<string>('../../features/*/web/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const having = (text: string) => Object.keys(sources).filter((path) => sources[path]?.includes(text));
  expect(having('takesFile: true')).toEqual(having("'content-length'"));
  expect(having('takesFile: true').length).toBeGreaterThan(pages.length);
});
