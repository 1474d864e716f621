import { ApiFailure } from '../../../contract/api/read.ts';

export const notFound = () => new Response('Page not found', { status: 404 });

/** @throws a 404 response if what is loaded does not exist or belongs to another person */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const isMissing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
    throw isMissing ? notFound() : error;
  }
}
