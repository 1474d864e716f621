import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../env.ts';
import { commonHeaders, contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const policy = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  new Map(
    contentSecurityPolicy({
      scriptHashes: ["'sha256-abc='"],
      formTargets: [],
      connectTargets: [],
      mediaTargets: [],
      development: false,
      ...options,
    })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );

test('a page runs only its own scripts, cannot be framed, and submits its forms nowhere else', () => {
  expect(Object.fromEntries(policy())).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-abc=' 'wasm-unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'object-src': "'none'",
  });
});

test('another origin is allowed only for its purpose', () => {
  const formTargets = ['https://pay.example'];
  const mediaTargets = ['https://films.example'];
  const connectTargets = ['https://mail.example'];
  const open = policy({ formTargets, mediaTargets, connectTargets });
  const closed = policy();
  const changed = [...open].filter(([name, sources]) => closed.get(name) !== sources);
  expect(Object.fromEntries(changed)).toEqual({
    'form-action': "'self' https://pay.example",
    'media-src': "'self' blob: https://films.example",
    'connect-src': "'self' https://mail.example",
  });
  const card = policy({ scriptTargets: ['https://card.example'] });
  expect(card.get('script-src')).toBe("'self' 'sha256-abc=' 'wasm-unsafe-eval' https://card.example");
  expect(card.get('frame-src')).toBe('https://card.example');
});

test('https is required only where the product is served over it', () => {
  expect(commonHeaders(true)).toHaveProperty(['strict-transport-security']);
  expect(commonHeaders(false)).not.toHaveProperty(['strict-transport-security']);
  expect(commonHeaders(false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('every response carries the common headers', async () => {
  const app = new Hono<ApiEnv>().use(securityHeaders(true)).get('/', (c) => c.text('here'));
  for (const path of ['/', '/nothing-here'])
    expect(Object.fromEntries((await app.request(path)).headers)).toMatchObject(commonHeaders(true));
});

test('a script’s origin may be called, framed and shown, and each source is listed once', () => {
  const scriptTargets = ['https://card.example'];
  const card = policy({ scriptTargets, connectTargets: scriptTargets });
  expect(card.get('connect-src')).toBe("'self' https://card.example");
  expect(card.get('frame-src')).toBe('https://card.example');
  expect(card.get('img-src')).toBe("'self' data: blob: https://card.example");
  expect(policy().has('frame-src')).toBe(false);
});

test('only the development server allows connections to the bundler', () => {
  expect(policy({ development: true }).get('connect-src')).toBe("'self' ws:");
  expect(policy().get('connect-src')).toBe("'self'");
});
