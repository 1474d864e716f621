import { data } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { oneOf, required } from '../../../lib/form/reading/form-fields.ts';
import { addressOf } from '../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { type PageArgs, type Scope, scopeOf } from '../../../lib/page/scope.ts';

type SystemApi = Scope['api']['admin']['system'];

/** Why a job could not be retried or discarded. */
type JobRefusal = { failure: { message: string } };

/**
 * Checks the services, or retries or discards a parked job and returns to the same page of the list.
 * @throws any error that is not an API failure
 */
export async function systemAction(args: PageArgs) {
  const { system } = scopeOf(args).api.admin;
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['check', 'retry', 'discard']);
  try {
    if (intent === 'check') return { services: (await read(system.services.$get())).services };
    const message = await changeJob(system.jobs, intent, required(form, 'id'));
    return redirectWithToast(addressOf(args), message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data<JobRefusal>({ failure: { message: error.message } }, { status: error.status });
  }
}

async function changeJob(jobs: SystemApi['jobs'], intent: 'retry' | 'discard', id: string): Promise<string> {
  const job = jobs[':id'];
  const param = segments({ id });
  const done = await read(intent === 'retry' ? job.retry.$post({ param }) : job.$delete({ param }));
  return done.message;
}
