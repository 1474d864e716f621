import { ApiFailure } from './read.ts';

/**
 * Path parameters made safe for a URL: `client.courses[':id'].$get({ param: segments({ id }) })`. A parameter with
 * `../` or `?` would otherwise reach another endpoint.
 * @throws ApiFailure 404 if the value cannot be encoded as an ordinary path segment
 */
export function segments<Param extends Record<string, string>>(param: Param): Param {
  const pairs = Object.entries(param).map(([name, value]) => [name, segment(value)]);
  return Object.fromEntries(pairs) as Param;
}

function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new ApiFailure(404, {
      success: false,
      code: 'request.not_found',
      message: 'There is nothing at this URL.',
    });
  }
  return encodeURIComponent(value);
}
