import type { OpenAPIHono } from '@hono/zod-openapi';
import { version } from '../../contract/api/version.ts';
import type { ApiEnv } from './env.ts';

/**
 * The contract of the API as an OpenAPI 3.1 document. `x-permission` says who may call an operation; an operation whose
 * `security` has an empty entry also answers visitors.
 * @param sessionCookie the name of the cookie that signing in sets
 */
export function describeApi(
  api: Pick<OpenAPIHono<ApiEnv>, 'getOpenAPI31Document'>,
  sessionCookie: string,
): object {
  const {
    components,
    webhooks: _none,
    ...document
  } = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Milepost',
      version,
      description:
        'Everything the pages of Milepost do, they do through this API. Sign in with `POST /api/login`; the session is a cookie. Amounts are US dollars, times are UTC. Every failure has the shape `Failure`.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
  });
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'Set by `POST /api/login`.',
  };
  return { ...document, components: { ...components, securitySchemes: { session } } };
}
