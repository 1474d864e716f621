import { ApiFailure } from '../../../../contract/api/read.ts';

/** @throws a 404 response if what an author asks for belongs to someone else */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const missing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
    throw missing ? new Response('Course not found', { status: 404 }) : error;
  }
}
