import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isRefusal, ProviderFailure } from '../gateway.ts';
import type { PaystackSettings } from './settings.server.ts';

type Call<T extends z.ZodType> = {
  path: string;
  /** A POST with this JSON body; a GET without. */
  body?: unknown;
  /** The shape of `data` in the response. */
  data: T;
};

const refusal = z.object({ message: z.string().catch('no message'), code: z.string().optional() });
const envelope = z
  .object({ data: z.unknown(), meta: z.object({ next: z.string().nullish() }).catch({}) })
  .catch({ data: undefined, meta: {} });
/**
 * Attempts of read requests; requests that create something are not retried, because Paystack has no idempotency keys.
 */
const attempts = 3;
const pauseMs = 100;

/**
 * Calls Paystack's API.
 * @throws PaystackFailure when it refuses, fails, or sends an unexpected response or none in time
 */
export async function callPaystack<T extends z.ZodType>(
  settings: PaystackSettings,
  call: Call<T>,
): Promise<z.output<T>> {
  return (await callWithRetries(settings, call)).data;
}

const perPage = 100;
/** More pages than any list has, so that faulty cursors do not lead to endless requests. */
const mostPages = 20;

/**
 * Fetches all pages of one of Paystack's lists.
 * @throws PaystackFailure like `callPaystack`
 */
export async function listFromPaystack<T extends z.ZodType>(
  settings: PaystackSettings,
  path: string,
  item: T,
): Promise<z.output<T>[]> {
  const items: z.output<T>[] = [];
  let cursor = '';
  for (let page = 1; page <= mostPages; page += 1) {
    const query = `use_cursor=true&perPage=${perPage}${cursor && `&next=${encodeURIComponent(cursor)}`}`;
    const { data, next } = await callWithRetries(settings, { path: `${path}&${query}`, data: z.array(item) });
    items.push(...data);
    if (!next) break;
    cursor = next;
  }
  return items;
}

/** The data of a response and, for a list with more pages, the cursor of the next one. */
type Answer<T extends z.ZodType> = { data: z.output<T>; next: string | null };

async function callWithRetries<T extends z.ZodType>(
  settings: PaystackSettings,
  call: Call<T>,
): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(settings, call);
    } catch (error) {
      const mayRepeat = call.body === undefined && !(error instanceof PaystackFailure && error.refused);
      if (!mayRepeat || attempt === attempts) throw error;
      await pause(pauseMs * attempt);
    }
  }
}

async function callOnce<T extends z.ZodType>(settings: PaystackSettings, call: Call<T>): Promise<Answer<T>> {
  const response = await send(settings, call);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { message, code } = refusal.catch({ message: `status ${response.status}` }).parse(body);
    throw new PaystackFailure(message, {
      responded: true,
      refused: isRefusal(response.status),
      code,
      status: response.status,
    });
  }
  const { data, meta } = envelope.parse(body);
  const read = call.data.safeParse(data);
  if (!read.success)
    throw new PaystackFailure('a response with an unexpected shape', { responded: true, cause: read.error });
  return { data: read.data, next: meta.next ?? null };
}

async function send(settings: PaystackSettings, { path, body }: Call<z.ZodType>): Promise<Response> {
  try {
    return await fetch(settings.apiBase + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${settings.secretKey}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
      redirect: 'error',
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PaystackFailure(reason, { responded: false, cause });
  }
}

/** `code` is Paystack's code for the reason. */
export class PaystackFailure extends ProviderFailure {
  override name = 'PaystackFailure';
  readonly code: string | undefined;

  constructor(
    message: string,
    options: { responded: boolean; refused?: boolean; code?: string; cause?: unknown; status?: number },
  ) {
    super(`Paystack: ${message}`, options);
    this.code = options.code;
  }
}
