import type { RouterContextProvider } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import type { Gift } from '../contract.ts';

type Args = { context: Readonly<RouterContextProvider> };

/** The reader's own gift. @throws a 404 page if there is none */
export async function ownGift(args: Args, id: string): Promise<Gift> {
  const { gift } = await orNotFound(read(scopeOf(args).api.gifts[':id'].$get({ param: segments({ id }) })));
  return gift;
}
