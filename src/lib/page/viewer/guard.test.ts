import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../../contract/api/client.ts';
import { readFlash } from '../flash.ts';
import { scopeContext } from '../scope.ts';
import { leaveWhenExpired, safePath, signInAddress } from './guard.ts';

describe('a path to return to', () => {
  test.each([
    ['/courses/x', '/courses/x'],
    ['/all-courses?search=caf%C3%A9#top', '/all-courses?search=caf%C3%A9#top'],
    ['/all-courses?search=é', '/all-courses?search=%C3%A9'],
  ])('%s is followed', (next, expected) => {
    expect(safePath(next, '/dashboard')).toBe(expected);
  });

  test.each([
    null,
    '',
    'courses',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
  ])('%j is not', (next) => {
    expect(safePath(next, '/dashboard')).toBe('/dashboard');
  });
});

test('a form sent in a session that has ended leads to sign-in, with the reason and the page of its course', () => {
  const url = new URL('http://localhost:3000/courses/x');
  const sent = (headers: HeadersInit) => ({ request: new Request(url, { method: 'POST', headers }), url });
  const ended = sent({ cookie: 'theme=dark; session=gone' });
  expect(signInAddress(ended, '/auth', '/courses/x')).toBe('/auth?next=%2Fcourses%2Fx&ended=yes');
  expect(signInAddress(sent({}), '/auth', '/courses/x')).toBe('/auth?next=%2Fcourses%2Fx');
  expect(signInAddress(ended)).toBe('/auth?ended=yes');
  expect(signInAddress(sent({})), 'once the browser has dropped the cookie').toBe('/auth?ended=yes');
});

test.each([
  ['/', '/', 'Your session has ended. Please sign in again.'],
  ['/login', '/login?next=%2Fx%3Fpage%3D2&ended=yes', undefined],
] as const)(
  'a page whose session has ended leads to %s, and the visitor is told why',
  async (to, target, told) => {
    const fetch = async () => Response.json({ success: true, message: 'Logged out' });
    const context = new RouterContextProvider();
    context.set(scopeContext, {
      api: createClient('http://localhost:3000', { fetch }),
      viewer: null,
    } as never);
    const url = new URL('http://localhost:3000/x?page=2');
    const request = new Request(url, { headers: { cookie: 'session=gone' } });
    const left = (await leaveWhenExpired({ request, url, context }, to).catch(
      (thrown) => thrown,
    )) as Response;
    expect(left.headers.get('location')).toBe(target);
    expect(readFlash(left.headers.get('set-cookie'))?.message).toBe(told);
  },
);
