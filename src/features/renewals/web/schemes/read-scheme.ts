import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { notFound, orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';

/** The current version of a scheme, and the earlier ones, newest first. @throws a 404 page for an unknown scheme */
export async function readScheme(args: Parameters<typeof scopeOf>[0], key: string) {
  const scheme = scopeOf(args).api.admin['renewal-schemes'][':key'];
  const { versions } = await orNotFound(read(scheme.$get({ param: segments({ key }) })));
  const [current, ...earlier] = versions;
  if (!current) throw notFound();
  return { current, earlier };
}
