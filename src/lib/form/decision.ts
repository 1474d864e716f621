import { data } from 'react-router';
import type { ToastTone } from '../../ui/toasts/toast.ts';
import { orResponse } from './or-connection-lost.ts';

/** The response of the action for an administrator's decision. `isOver`: there is nothing left to decide. */
export type DecisionResponse = { ok: boolean; isOver: boolean; tone: ToastTone; message: string };

/** Whether nothing is left to decide: it worked, or someone else decided first. */
export const isOver = (status: number): boolean => status === 200 || status === 404 || status === 409;

/** The response to a decision: that it was saved, or why it was refused. */
export const decided = (tone: ToastTone, message: string, status = 200) =>
  data<DecisionResponse>({ ok: status === 200, isOver: isOver(status), tone, message }, { status });

/** A decision page's `clientAction`: the server's response, or that it was unreachable. The dialog stays open. */
export const orUndecided = <T>(sent: Promise<T>) =>
  orResponse(
    sent,
    'We couldn’t save your decision.',
    (message): DecisionResponse => ({ ok: false, isOver: false, tone: 'error', message }),
  );
