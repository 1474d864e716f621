import type { ClientResponse } from 'hono/client';
import { readableText } from '../text/readable-text.ts';
import type { Failure } from './responses.ts';

/** An API failure as an error that pages can catch. */
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

/** The code of a failure whose response is not ours, such as a proxy's error page. */
export const foreignResponse = 'response.not_json';

/** Whether a failure lacks a specific message from the API: a server error, or a response from a proxy. */
export const lacksSentence = ({ failure: { code } }: ApiFailure): boolean =>
  code === 'service.broken' || code === foreignResponse;

/** The API's message, or a general sentence if it has no specific one. */
export const messageOr = (failure: ApiFailure, general: string): string =>
  lacksSentence(failure) ? general : failure.message;

/**
 * The data of a response.
 * @throws ApiFailure with the server's message if it is a failure or not JSON
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

/** The failure in a JSON body. A body of any other shape, such as a proxy's, becomes a general failure. */
function asFailure(body: unknown): Failure & Record<string, unknown> {
  const isOurs = typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
  if (isOurs && typeof body.message === 'string') return body as Failure & Record<string, unknown>;
  return { success: false, code: 'service.broken', message: 'Something went wrong' };
}
