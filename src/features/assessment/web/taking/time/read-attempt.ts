import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { Attempt } from '../../../contract.ts';

/** The attempt as it is now. @throws ApiFailure, and without a connection */
export async function readAttempt(attemptId: string): Promise<Attempt> {
  const attempts = createClient(window.location.origin).attempts[':attemptId'];
  return (await read(attempts.$get({ param: segments({ attemptId }) }))).attempt;
}
