import type { RouteConfig, RouteHandler } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ZodType } from 'zod';
import { Failure } from '../../contract/api/responses.ts';
import type { Permission } from '../../contract/viewer.ts';
import type { ApiEnv } from './env.ts';
import { requirePermission } from './permission.ts';
import { type BodyLimit, limitBody } from './requests/body-limit.ts';

/** An endpoint: its path, permission, input and output. */
type Spec = {
  /** Its function name in generated clients: a verb and its object, unique and never changed. */
  operationId: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  tag: string;
  summary: string;
  allow: Permission;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A JSON body. */
  body?: ZodType;
  /** An optional JSON body, read by the endpoint with `readOptionalBody`: for the document only. */
  optionalBody?: ZodType;
  /** A multipart body, which the endpoint streams and limits itself. The schema is only for the document. */
  multipart?: ZodType;
  /** The largest body, a mebibyte by default; `own` if the endpoint limits it itself. */
  maxBody?: BodyLimit | 'own';
  /** Omitted when no response has a body. */
  response?: ZodType;
  /** Other successful statuses without a body, and what each means. */
  without?: Readonly<Record<number, string>>;
  /** The content type of a response that is not JSON. */
  produces?: string;
  /** Its own failures, besides those that follow from its input and permission. */
  failures?: readonly (400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 422 | 502 | 503)[];
};

type Nothing = Record<never, never>;
type Part<S, Name extends string, Key extends string> = S extends { [K in Name]: infer T extends ZodType }
  ? { [K in Key]: T }
  : Nothing;
type JsonBody<S> = S extends { body: infer T extends ZodType }
  ? { body: { required: true; content: { 'application/json': { schema: T } } } }
  : Nothing;

type ResponseSchema<S> = S extends { response: infer T extends ZodType } ? T : ZodType<never>;

/** The route that Hono validates, documents and derives the client's types from. */
type RouteOf<S extends Spec> = {
  method: S['method'];
  path: S['path'];
  request: Part<S, 'params', 'params'> & Part<S, 'query', 'query'> & JsonBody<S>;
  responses: { 200: { description: string; content: { 'application/json': { schema: ResponseSchema<S> } } } };
  middleware: MiddlewareHandler<ApiEnv>[];
};

/** Declares an endpoint. Pass it to `api.openapi(route, respond(route, handler))`. */
export function endpoint<const S extends Spec>(spec: S): RouteOf<S> {
  const route = {
    operationId: spec.operationId,
    method: spec.method,
    path: spec.path,
    security: spec.allow.name === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    tags: [spec.tag],
    summary: spec.summary,
    'x-permission': spec.allow.name,
    request: {
      params: spec.params,
      query: spec.query,
      body: requestBody(spec),
    },
    responses: {
      ...(spec.response && {
        200: {
          description: 'Success',
          content: { [spec.produces ?? 'application/json']: { schema: spec.response } },
        },
      }),
      ...Object.fromEntries(
        Object.entries(spec.without ?? {}).map(([status, description]) => [status, { description }]),
      ),
      ...Object.fromEntries(failureStatuses(spec).map((status) => [status, failureResponse(status)])),
      // Any operation may refuse for other reasons, such as too many attempts or an unsupported method.
      '4XX': { ...failureResponse(400), description: 'Refused for another reason' },
      default: failureResponse(500),
    },
    middleware: [requirePermission(spec.allow), ...limitOf(spec)],
  };
  return route as unknown as RouteOf<S>;
}

type AnyRoute = RouteConfig & {
  responses: { 200: { content: { 'application/json': { schema: ZodType } } } };
};
type HandlerContext<R extends RouteConfig> = Parameters<RouteHandler<R, ApiEnv>>[0];
type ResponseBody<R extends AnyRoute> = z.input<R['responses'][200]['content']['application/json']['schema']>;

/**
 * Wraps a handler that returns plain data. The data is parsed by the endpoint's schema, so that only listed fields
 * leave the server, and sent as JSON. A handler for another content type returns a `Response`.
 */
export function respond<R extends AnyRoute>(
  route: R,
  handler: (c: HandlerContext<R>) => Promise<ResponseBody<R> | Response>,
): RouteHandler<R, ApiEnv> {
  const schema = Object.values(route.responses[200]?.content ?? {})[0]?.schema as ZodType;
  const handle = async (c: HandlerContext<R>) => {
    const data = await handler(c);
    return data instanceof Response ? data : c.json(schema.parse(data) as object, 200);
  };
  return handle as unknown as RouteHandler<R, ApiEnv>;
}

const limitOf = ({ method, multipart, maxBody }: Spec): MiddlewareHandler<ApiEnv>[] =>
  method === 'get' || multipart || maxBody === 'own' ? [] : [limitBody(maxBody)];

function requestBody(spec: Spec) {
  if (spec.body) return { required: true, content: { 'application/json': { schema: spec.body } } };
  if (spec.optionalBody)
    return { required: false, content: { 'application/json': { schema: describedOnly(spec.optionalBody) } } };
  if (spec.multipart)
    return { required: true, content: { 'multipart/form-data': { schema: describedOnly(spec.multipart) } } };
  return undefined;
}

/**
 * Describes a body for the document only: a zod schema would make the validator read the whole body into memory before
 * the endpoint runs. Fields with a default are optional, as they are in a request.
 */
function describedOnly(body: ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return schema;
}

function failureStatuses(spec: Spec): number[] {
  const statuses = new Set<number>(spec.failures ?? []);
  if (spec.params || spec.query || spec.body || spec.optionalBody || spec.multipart) statuses.add(400);
  if (spec.allow.name !== 'anyone') statuses.add(401);
  if (spec.allow.name !== 'anyone' && spec.allow.name !== 'signedIn') statuses.add(403);
  return [...statuses].sort();
}

function failureResponse(status: number) {
  return {
    description: descriptions[status] ?? 'Failure',
    content: { 'application/json': { schema: Failure } },
  };
}

const descriptions: Record<number, string> = {
  400: 'The request is malformed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with the current state',
  413: 'Too large',
  415: 'File type not accepted',
  416: 'Range not satisfiable',
  422: 'Understood but not acceptable',
  500: 'Something went wrong on our side',
  502: 'The provider could not be reached',
  503: 'Temporarily unavailable',
};
