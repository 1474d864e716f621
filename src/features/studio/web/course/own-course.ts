import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { Scope } from '../../../../lib/page/scope.ts';

/** The instructor's own course, complete. @throws a 404 response if it belongs to someone else */
export async function readOwnCourse(api: Scope['api'], id: string) {
  try {
    return await read(api.courses[':id'].edit.$get({ param: segments({ id }) }));
  } catch (error) {
    const missing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
    throw missing ? new Response('Course not found', { status: 404 }) : error;
  }
}
