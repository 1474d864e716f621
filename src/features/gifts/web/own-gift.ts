import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import type { Gift } from '../contract.ts';

type Args = { context: Readonly<RouterContextProvider> };

/** The reader's own gift. @throws a 404 page if there is none */
export async function ownGift(args: Args, id: string): Promise<Gift> {
  try {
    return (await read(scopeOf(args).api.gifts[':id'].$get({ param: segments({ id }) }))).gift;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}
