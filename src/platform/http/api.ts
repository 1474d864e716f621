import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context as ApiContext, ErrorHandler, Hono, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import type { output, ZodError, ZodType } from 'zod';
import type { Failure } from '../../contract/api/responses.ts';
import { isDatabaseAway } from '../database/database.ts';
import { failure, RequestFailure } from '../failures/failure.ts';
import type { Log } from '../observability/logging.ts';
import type { ApiEnv } from './env.ts';
import { issueSentence } from './issue-sentence.ts';

const invalidRequest = failure('request.invalid', 400, 'Please check what you entered.');

/** An empty API. Routes mounted on it validate their input and share one failure shape. */
export function newApi() {
  z.config({ localeError: issueSentence });
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error);
    },
  });
}

/**
 * Reads a JSON body that may be omitted; an empty body counts as `{}`.
 * @throws 400 if it is not JSON or does not match the schema
 */
export async function readOptionalBody<Schema extends ZodType>(
  c: ApiContext<ApiEnv>,
  schema: Schema,
): Promise<output<Schema>> {
  const read = schema.safeParse(parseJson(await c.req.text()));
  if (!read.success) throw invalid(read.error);
  return read.data;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest({ message: 'The body is not JSON.' });
  }
}

/** Turns validation issues into a failure: the first sentence, and one sentence per field. */
function invalid(error: ZodError): RequestFailure {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    if (name && !(name in fields)) fields[name] = issue.message;
  }
  return invalidRequest({ message: error.issues[0]?.message, fields });
}

/** Responds with 404 to a path that does not exist. */
export const notFoundHandler: NotFoundHandler<ApiEnv> = (c) =>
  c.json<Failure>(
    { success: false, code: 'request.not_found', message: 'There is nothing at this URL.' },
    404,
  );

const wrongMethod = failure('request.method', 405, 'This method is not supported here.');

/** Answers an unsupported method at an existing path with 405 and `Allow`, instead of 404. */
export const refuseOtherMethods = (app: Hono<ApiEnv>) =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (_c, methods) => {
      throw wrongMethod({ headers: { Allow: methods.join(', ') } });
    },
  });

/** Renders every error in the one failure shape, and logs it. */
export function errorHandler(log: Log): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const { code, message, status, fields, extra, headers } = reportFailure(log, error, c);
    return c.json({ success: false, code, message, ...(fields && { fields }), ...extra }, status, headers);
  };
}

/**
 * Logs an error in one structured line: a refusal at level info with the user and the operation, so that attempts are
 * visible; anything else as an error.
 * @returns the failure to show; details of an unexpected error stay in the log
 */
export function reportFailure(log: Log, error: Error, c: ApiContext<ApiEnv>): RequestFailure {
  const known = hasLeft(c) ? incomplete() : describe(error);
  const where = { route: routePath(c, -1), requestId: c.get('requestId') };
  const { code, status } = known;
  // Every request fails while the database is unreachable: the reason is enough.
  if (status === 503) log.error({ code, reason: error.message, ...where }, 'request failed');
  else if (status >= 500 || code === overtakenCode) log.error({ err: error, ...where }, 'request failed');
  else log.info({ code, status, viewer: c.get('viewer')?._id ?? null, ...where }, 'request refused');
  return status === 503 && !known.headers ? withRetry(known) : known;
}

/** Whether the client closed the connection before sending its whole request: the rest of the body cannot be read. */
function hasLeft(c: ApiContext): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  return Boolean(incoming?.destroyed && !incoming.complete);
}

const withRetry = ({ code, status, message, fields, extra }: RequestFailure) =>
  new RequestFailure(code, status, message, { fields, extra, headers: { 'Retry-After': '5' } });

const unavailable = failure(
  'service.unavailable',
  503,
  'Milepost is briefly unavailable. Please try again in a moment.',
);
const incomplete = failure('request.incomplete', 400, 'The request did not arrive completely.');
const broken = failure('service.broken', 500, 'Something went wrong');
const unstorable = failure('request.unstorable', 400, 'The text contains a character that cannot be stored.');
/** PostgreSQL's messages about text with a NUL or half of a surrogate pair. */
const unstorableText = ['22021', '22P05'];

const overtakenCode = 'request.overtaken';
const overtaken = failure(
  overtakenCode,
  409,
  'Someone else changed this at the same moment. Please try again.',
);
/** PostgreSQL's codes for rows that another request added or removed first, and for conflicting transactions. */
const overtakenErrors = ['23503', '23505', '40001', '40P01'];

function describe(error: Error): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (error instanceof HTTPException) return fromHttpException(error);
  if (isDatabaseAway(error)) return unavailable();
  const code = 'code' in error ? String(error.code) : '';
  if (unstorableText.includes(code)) return unstorable();
  if (overtakenErrors.includes(code)) return overtaken();
  return broken();
}

function fromHttpException(error: HTTPException): RequestFailure {
  const message = error.message || 'The request could not be understood.';
  return new RequestFailure('request.invalid', error.status, message);
}
