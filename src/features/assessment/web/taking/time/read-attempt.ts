import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { Attempt } from '../../../contract.ts';

/** Reads the current state of an attempt. @throws ApiFailure if the API refuses, another error without a connection */
export async function readAttempt(attemptId: string): Promise<Attempt> {
  const attempts = createClient(window.location.origin).attempts[':attemptId'];
  return (await read(attempts.$get({ param: segments({ attemptId }) }))).attempt;
}
