import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';

export const schemeNotFound = () => new Response('Scheme not found', { status: 404 });

/** The versions of a scheme, newest first. @throws a 404 page for an unknown or malformed key */
export async function readVersions(args: Parameters<typeof scopeOf>[0], key: string) {
  const scheme = scopeOf(args).api.admin['renewal-schemes'][':key'];
  try {
    return (await read(scheme.$get({ param: segments({ key }) }))).versions;
  } catch (error) {
    const isMissing = error instanceof ApiFailure && [400, 404].includes(error.status);
    throw isMissing ? schemeNotFound() : error;
  }
}
