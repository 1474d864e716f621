import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import type { Scope } from '../../../../lib/page/scope.ts';

/** The instructor's own course, complete. @throws a 404 response if it belongs to someone else */
export const readOwnCourse = (api: Scope['api'], id: string) =>
  orNotFound(read(api.courses[':id'].edit.$get({ param: segments({ id }) })));
