import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { Api } from '../api.ts';
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

/**
 * The data of an answer.
 * @throws ApiFailure with the server's sentence when the answer is a failure or not JSON
 */
export async function read<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const response = await request;
  const body = await parseJson(response);
  if (!response.ok) throw new ApiFailure(response.status, body as Failure & Record<string, unknown>);
  return body as T;
}

async function parseJson(response: { text(): Promise<string>; status: number }): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    const message = text.trim().slice(0, 200) || 'Invalid response from server';
    throw new ApiFailure(response.status, { success: false, code: 'response.not_json', message });
  }
}
