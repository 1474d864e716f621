import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The bucket's only account. */
export type Keys = { id: string; secret: string };

/** Why a request is refused, in the service's wording. */
export type Refusal = { status: 400 | 403; code: string; message: string };

type Signed = { credential: string; headers: string[]; signature: string; date: string; payload: string };

const skew = 15 * 60_000;
const mismatch: Refusal = {
  status: 403,
  code: 'SignatureDoesNotMatch',
  message: 'The request signature we calculated does not match the signature you provided.',
};

/**
 * Checks a request's AWS Signature Version 4, in its header or in a presigned URL. Null when it is valid.
 * @param now milliseconds since 1970
 */
export function refusalOf(request: Request, keys: Keys, now: number): Refusal | null {
  const url = new URL(request.url);
  const presigned = url.searchParams.has('X-Amz-Signature');
  const signed = presigned ? fromAddress(url) : fromHeader(request);
  if (!signed) return { status: 403, code: 'AccessDenied', message: 'Access Denied' };
  const [id, day, region, service, end] = signed.credential.split('/');
  if (id !== keys.id) {
    return {
      status: 403,
      code: 'InvalidAccessKeyId',
      message: 'The access key does not exist in our records.',
    };
  }
  if (service !== 's3' || end !== 'aws4_request' || !signed.date.startsWith(day ?? '-')) return mismatch;
  const late = lateness(url, signed, presigned, now);
  if (late) return late;

  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical(request, url, signed))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part ?? ''),
    `AWS4${keys.secret}`,
  );
  const expected = hmac(key, toSign).toString('hex');
  return isSame(expected, signed.signature) ? null : mismatch;
}

function fromAddress({ searchParams }: URL): Signed {
  const value = (name: string) => searchParams.get(name) ?? '';
  return {
    credential: value('X-Amz-Credential'),
    headers: value('X-Amz-SignedHeaders').split(';'),
    signature: value('X-Amz-Signature'),
    date: value('X-Amz-Date'),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function fromHeader({ headers }: Request): Signed | null {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.get('authorization') ?? '',
  );
  const [, credential, names, signature] = match ?? [];
  if (!credential || !names || !signature) return null;
  const date = headers.get('x-amz-date') ?? '';
  return {
    credential,
    headers: names.split(';'),
    signature,
    date,
    payload: headers.get('x-amz-content-sha256') ?? '',
  };
}

function lateness(url: URL, { date }: Signed, presigned: boolean, now: number): Refusal | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(signedAt - now) < skew) && !presigned) {
    return { status: 403, code: 'RequestTimeTooSkewed', message: 'The time of the request is too far off.' };
  }
  const lifetime = Number(url.searchParams.get('X-Amz-Expires')) * 1000;
  if (presigned && !(now < signedAt + lifetime)) {
    return { status: 403, code: 'AccessDenied', message: 'Request has expired' };
  }
  return null;
}

function canonical(request: Request, url: URL, signed: Signed): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const headers = signed.headers.map(
    (name) => `${name}:${(request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')}\n`,
  );
  return [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    signed.headers.join(';'),
    signed.payload,
  ].join('\n');
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function isSame(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}
