import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { Api } from '../../app/api.ts';
import { readableText } from '../text/readable-text.ts';
import type { Failure } from './answers.ts';

/** The typed client of the whole API: `client.courses.$get({ query })`. */
export type ApiClient = ReturnType<typeof createClient>;

/**
 * Makes a client. The browser speaks HTTP to its own origin; the server passes a `fetch` that stays in the process.
 */
export function createClient(
  origin: string,
  options: { fetch?: typeof fetch; headers?: Record<string, string> } = {},
) {
  return withSafeParams(hc<Api>(origin, options).api);
}

type Callable = (...args: unknown[]) => unknown;

/**
 * The library puts parameters into the address as they are: one that holds `../` or `?` would reach another operation.
 * Here every parameter stays the one segment it stands for.
 */
function withSafeParams<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? withSafeParams(part) : part;
    },
    apply: (target, self, [input, ...rest]: unknown[]) =>
      Reflect.apply(target as Callable, self, [encoded(input), ...rest]),
  });
}

function encoded(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('param' in input)) return input;
  const pairs = Object.entries(input.param as Record<string, string>);
  return { ...input, param: Object.fromEntries(pairs.map(([name, value]) => [name, segment(value)])) };
}

/** @throws ApiFailure for what no encoding can make an ordinary segment of a path */
function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new ApiFailure(404, {
      success: false,
      code: 'request.not_found',
      message: 'There is nothing at this address.',
    });
  }
  return encodeURIComponent(value);
}

/** What the API says when it cannot do something, as an error that pages can catch. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly failure: Failure & Record<string, unknown>;

  constructor(status: number, failure: Failure & Record<string, unknown>) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
  }
}

/** What a failure is called whose response is not ours, such as a proxy's error page. */
export const foreignResponse = 'response.not_json';

/** Whether a failure has no sentence of the server's own: it broke, or something in between answered. */
export const lacksSentence = ({ failure: { code } }: ApiFailure): boolean =>
  code === 'service.broken' || code === foreignResponse;

/**
 * The data of a response.
 * @throws ApiFailure with the server's sentence when it is a failure or not JSON
 */
export async function read<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const response = await request;
  const text = await response.text();
  const body = parseJson(text);
  if (body === undefined) throw notJson(response.status, text);
  if (!response.ok) throw new ApiFailure(response.status, asFailure(body));
  return body as T;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notJson = (status: number, text: string) =>
  new ApiFailure(status, {
    success: false,
    code: foreignResponse,
    message: readableText(text) ?? 'Invalid response from server',
    isHtml: text.trimStart().startsWith('<'),
  });

/** JSON that is not our failure, as some proxies send it, says nothing that people could read. */
function asFailure(body: unknown): Failure & Record<string, unknown> {
  const isOurs = typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
  if (isOurs && typeof body.message === 'string') return body as Failure & Record<string, unknown>;
  return { success: false, code: 'service.broken', message: 'Something went wrong' };
}
