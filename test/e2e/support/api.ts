import { productUrl } from './addresses.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An API client without a browser: fetch, and a cookie that persists between calls. */
export type Api = {
  /** Returns the response, whatever its status. `body` is sent as JSON unless it is a form. */
  call: (method: Method, path: string, body?: unknown) => Promise<Response>;
  /** The data of a response; throws on a failure. */
  read: <T>(method: Method, path: string, body?: unknown) => Promise<T>;
};

/** A new client, signed out unless it is given a cookie. Paths begin below `/api`. */
export function apiClient(origin = productUrl, cookie = ''): Api {
  const call: Api['call'] = async (method, path, body) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(json && { 'content-type': 'application/json' }) },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
    });
    cookie = mergeCookies(cookie, response.headers.getSetCookie());
    return response;
  };
  const read = async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
    const response = await call(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return { call, read };
}

/** The cookies after a response: new values replace old ones, expired ones are removed. */
function mergeCookies(before: string, setCookies: string[]): string {
  const jar = new Map(before.split('; ').filter(Boolean).map(pair));
  for (const line of setCookies) {
    const [name, value] = pair(line.split(';')[0] ?? '');
    if (/max-age=0/i.test(line) || value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
