import { data } from 'react-router';
import { ApiFailure } from '../../contract/api/read.ts';
import type { ToastTone } from '../../ui/toasts/toast.ts';
import { redirectWithToast } from '../page/flash.ts';
import { failureOr } from './failures/failure-or.ts';
import { orResponse } from './failures/or-connection-lost.ts';

/** The response of the action for an administrator's decision. `isOver`: there is nothing left to decide. */
export type DecisionResponse = { ok: boolean; isOver: boolean; tone: ToastTone; message: string };

/** Whether nothing is left to decide: it worked, or someone else decided first. */
export const isOver = (status: number): boolean => status === 200 || status === 404 || status === 409;

/** The response to a decision: that it was saved, or why it was refused. */
export const decided = (tone: ToastTone, message: string, status = 200, over = isOver(status)) =>
  data<DecisionResponse>({ ok: status === 200, isOver: over, tone, message }, { status });

/** A decision page's `clientAction`: the server's response, or that it was unreachable. The dialog stays open. */
export const orUndecided = <T>(sent: Promise<T>) =>
  orResponse(
    sent,
    'We couldn’t save your decision.',
    (message): DecisionResponse => ({ ok: false, isOver: false, tone: 'error', message }),
  );

/**
 * The response of an action whose decision was refused. If someone else has decided first or deleted the record, it
 * redirects to the updated page with a toast, because the page may no longer have the form. Otherwise it is the failure
 * to show in the form.
 * @param page the page to redirect to, usually the page with the form
 * @param stays the code of a conflict after which the decision can still be made: the form keeps what was typed
 */
export function refusedDecision(
  page: string,
  sentence: string,
  form: FormData,
  error: unknown,
  stays?: string,
) {
  if (error instanceof ApiFailure && isOver(error.status) && error.failure.code !== stays)
    return redirectWithToast(page, error.message, 'error');
  return failureOr(sentence, form, error);
}
