import type { HonoRequest } from 'hono';
import { notWholeForm } from '../../../contract/text/wording.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { isDataPath } from '../../../platform/http/requests/page-data.ts';
import { countingFields, fieldCounter, isMultipart } from './count-fields.ts';

const readOnly = { headers: { Allow: 'GET, HEAD' } };
const wrongMethod = failure('request.method', 405, 'This page can’t process that request.');
const notAForm = failure('request.not_a_form', 415, 'This page only accepts forms.');
const brokenForm = failure('request.broken_form', 400, notWholeForm);

const urlencoded = 'application/x-www-form-urlencoded';
const form = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
/** Larger forms are streamed to the page, which reads them itself. */
const mostChecked = 1024 * 1024;

/**
 * Prepares a request for the pages: a read, or a readable form. An absent body counts as an empty form.
 * @throws 405 for methods other than GET, HEAD and POST, 415 for a body that is not a form, 400 for a malformed form,
 * 413 for one with too many fields
 */
export async function pageRequest(request: HonoRequest): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return requestOf(request, null);
  if (request.method !== 'POST') throw wrongMethod(readOnly);
  const type = request.header('content-type');
  if (type !== undefined && !form.test(type)) throw notAForm();
  if (Number(request.header('content-length')) > mostChecked)
    return requestOf(request, countingFields(request.raw, type ?? urlencoded));
  const body = await request.arrayBuffer();
  fieldCounter(type ?? urlencoded)(new Uint8Array(body));
  if (type === undefined && body.byteLength > 0) throw notAForm();
  if (type && isMultipart(type)) await checkMultipart(body, type);
  return requestOf(request, body, type ?? urlencoded);
}

async function checkMultipart(body: ArrayBuffer, type: string): Promise<void> {
  await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw brokenForm();
  });
}

/**
 * Drops `Origin`: our own guard has checked it, and React Router would compare it with the scheme this process sees,
 * which behind a TLS proxy is never the visitor's. Not `new Request(raw)`: the server's lightweight requests are
 * not native ones.
 */
function requestOf({ url, method, raw }: HonoRequest, body: BodyInit | null, type?: string): Request {
  const headers = new Headers(raw.headers);
  headers.delete('origin');
  if (type) headers.set('content-type', type);
  const parts: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body,
    signal: raw.signal,
    duplex: 'half',
  };
  return new Request(matchable(url), parts);
}

/**
 * Encodes the percent signs of a path that cannot belong to a page. React Router would log a warning about a path that
 * it cannot decode, and a decoded path can have characters that are not allowed in a redirect’s `Location`.
 */
function matchable(url: string): string {
  const target = new URL(url);
  if (!isPlain(target.pathname)) target.pathname = target.pathname.replaceAll('%', '%25');
  return target.href;
}

/** Whether a path consists of visible ASCII characters, as ids, slugs and tokens do. */
function isPlain(path: string): boolean {
  try {
    return /^[!-~]*$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * A bodiless request for the same page, so that its failure can be rendered. A form submitted by a script expects an
 * action's response.
 */
export function emptyRequest({ url, method, raw }: HonoRequest): Request {
  const isAction = isDataPath(new URL(url).pathname) && method !== 'GET' && method !== 'HEAD';
  const cookie = raw.headers.get('cookie');
  return new Request(matchable(url), {
    method: isAction ? 'POST' : 'GET',
    headers: cookie ? { cookie } : {},
  });
}
