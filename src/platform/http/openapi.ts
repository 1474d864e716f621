import type { OpenAPIHono } from '@hono/zod-openapi';
import { version } from '../../contract/api/version.ts';
import type { ApiEnv } from './env.ts';

/**
 * The API contract as an OpenAPI 3.1 document. `x-permission` says who may call an operation; an operation whose
 * `security` has an empty entry is also open to visitors.
 * @param sessionCookie the name of the session cookie
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
        'The pages of Milepost use only this API. Sign in with `POST /api/login`; the session is a cookie. Amounts are US dollars, times are UTC. Every failure has the shape `Failure`.',
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
