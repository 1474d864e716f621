import { Failure } from '../../src/contract/api/responses.ts';
import type { TestProduct } from './test-product.ts';

export type ApiResponse<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

/** Calls the product's API like a browser: `request(product, 'POST /login', { body })`. */
export async function request<T = Record<string, unknown>>(
  product: Pick<TestProduct, 'app'>,
  line: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  options: {
    as?: { cookie: string };
    body?: unknown;
    form?: FormData;
    headers?: Record<string, string>;
  } = {},
): Promise<ApiResponse<T>> {
  const [method, path] = line.split(' ') as [string, string];
  const headers = new Headers(options.headers);
  if (options.as) headers.set('cookie', options.as.cookie);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const response = await product.app.request(`http://localhost:3000/api${path}`, {
    method,
    headers,
    body: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  if (isJson && response.status >= 400) Failure.parse(JSON.parse(text));
  return {
    status: response.status,
    body: (isJson ? JSON.parse(text) : text) as T,
    headers: response.headers,
  };
}

/** The status of the product's response to any request, to a page or the API. */
export async function statusOf(
  product: Pick<TestProduct, 'app'>,
  path: string,
  init: RequestInit = {},
): Promise<number> {
  return (await product.app.request(`http://localhost:3000${path}`, init)).status;
}
