import { ApiFailure, read } from '../../../../contract/api/client.ts';
import type { Scope } from '../../../../lib/page/scope.ts';

/** One's own course with everything in it. @throws a 404 response when it is not one's own */
export async function readOwnCourse(api: Scope['api'], id: string) {
  try {
    return await read(api.courses[':id'].edit.$get({ param: { id } }));
  } catch (error) {
    const missing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
    throw missing ? new Response('Course not found', { status: 404 }) : error;
  }
}
