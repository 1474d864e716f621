import { data } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/client.ts';
import { segments } from '../../../contract/api/segments.ts';
import { oneOf, required } from '../../../lib/form/form-failure.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import type { Scope } from '../../../lib/page/scope.ts';

/** Why a job could not be retried or discarded. */
export type JobRefusal = { failure: { message: string } };

/** Retries or discards the parked job of a submitted form, and returns to the same page of the list. */
export async function changeJob(request: Request, jobs: Scope['api']['admin']['system']['jobs']) {
  const form = await request.formData();
  const intent = oneOf(form, 'intent', ['retry', 'discard']);
  const param = segments({ id: required(form, 'id') });
  const { pathname, search } = new URL(request.url);
  try {
    const job = jobs[':id'];
    const { message } = await read(intent === 'retry' ? job.retry.$post({ param }) : job.$delete({ param }));
    return redirectWithToast(pathname.replace(/\.data$/, '') + search, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data<JobRefusal>({ failure: { message: error.message } }, { status: error.status });
  }
}
