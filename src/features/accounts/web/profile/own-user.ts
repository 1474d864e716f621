import type { ApiClient } from '../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import type { User } from '../../contract.ts';

/** The user's own account. If it is unconfirmed, the API responds with 403 and the account. */
export async function ownUser(api: ApiClient): Promise<User> {
  try {
    return (await read(api.user.$get())).user;
  } catch (error) {
    if (error instanceof ApiFailure && 'user' in error.failure) return error.failure.user as User;
    throw error;
  }
}
