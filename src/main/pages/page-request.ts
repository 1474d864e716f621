import type { HonoRequest } from 'hono';
import { failure } from '../../platform/failure.ts';

const wrongMethod = failure('request.method', 405, 'This page cannot do that.');
const notAForm = failure('request.not_a_form', 415, 'This page takes forms only.');
const brokenForm = failure(
  'request.broken_form',
  400,
  'The form did not arrive in one piece. Please go back and send it again.',
);

const urlencoded = 'application/x-www-form-urlencoded';
const form = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
/** A larger form is streamed to the page that takes it, which reads it itself. */
const mostChecked = 1024 * 1024;

/**
 * The request as the pages get it: read, or a form that can be read. No body at all counts as an empty form.
 * @throws 405 for another method than GET, HEAD and POST, 415 for a body that is not a form, 400 for a broken one
 */
export async function pageRequest(asked: HonoRequest): Promise<Request> {
  if (asked.method === 'GET' || asked.method === 'HEAD') return requestOf(asked, null);
  if (asked.method !== 'POST') throw wrongMethod({ headers: { Allow: methodsOf(asked.path) } });
  const type = asked.header('content-type');
  if (type !== undefined && !form.test(type)) throw notAForm();
  if (Number(asked.header('content-length')) > mostChecked) return requestOf(asked, asked.raw.body);
  const body = await asked.arrayBuffer();
  if (type === undefined && body.byteLength > 0) throw notAForm();
  if (type && !type.toLowerCase().includes(urlencoded)) await checkMultipart(body, type);
  return requestOf(asked, body, type ?? urlencoded);
}

/** What is no page, such as a file or the state of the process, takes no form. */
const notPages = /^\/(api|media|assets|healthz|readyz|metrics)(\/|$)|\.[a-z]+$/;

const methodsOf = (path: string): string => (notPages.test(path) ? 'GET, HEAD' : 'GET, HEAD, POST');

async function checkMultipart(body: ArrayBuffer, type: string): Promise<void> {
  await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw brokenForm();
  });
}

/**
 * Without `Origin`: the product's own guard has judged it, and React Router would compare it with the scheme this process
 * sees, which behind a TLS proxy is never the visitor's. Not `new Request(asked.raw)`: the server's light requests are not
 * the platform's.
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
  return new Request(url, parts);
}

/**
 * A request for the same page without what it sent, so that its failure can be rendered. A form that a script submitted
 * expects an action's answer.
 */
export function emptyRequest({ url, method, raw }: HonoRequest): Request {
  const isAction = new URL(url).pathname.endsWith('.data') && method !== 'GET' && method !== 'HEAD';
  const cookie = raw.headers.get('cookie');
  return new Request(url, { method: isAction ? 'POST' : 'GET', headers: cookie ? { cookie } : {} });
}
