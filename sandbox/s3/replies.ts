import type { Context } from 'hono';

type FailureStatus = 400 | 403 | 404 | 503;

export const typeOf = (c: Context): string => c.req.header('content-type') ?? 'application/octet-stream';

/** The metadata that the client attaches to an object, by name. */
export const metadataOf = (c: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries(c.req.header()).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name.slice('x-amz-meta-'.length), value]] : [],
    ),
  );

/** Whether the body differs from the signed one. */
export function differsFromSigned(c: Context, sha256: string): boolean {
  const declared = c.req.header('x-amz-content-sha256') ?? '';
  return /^[0-9a-f]{64}$/.test(declared) && declared !== sha256;
}

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const xml = (c: Context, content: string, status: 200 | FailureStatus = 200): Response =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`, status, { 'content-type': 'application/xml' });

export const failure = (c: Context, status: FailureStatus, code: string, message: string): Response =>
  xml(c, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`, status);

export const otherContent = (c: Context): Response =>
  failure(c, 400, 'XAmzContentSHA256Mismatch', 'The provided hash does not match what was computed.');
