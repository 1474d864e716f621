import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { paymentStatuses } from '../../../../contract/constants.ts';
import { decided, isOver } from '../../../../lib/form/decision.ts';
import { complete, oneOf, required, requiredNumber, text } from '../../../../lib/form/reading/form-fields.ts';
import type { Scope } from '../../../../lib/page/scope.ts';

/** Conflicts after which the decision can still be made: a dialog with a typed reason stays open. */
const changed = ['payment.receipt_arrived', 'payment.order_changed'];

/** An administrator's decision on an order: confirm, reject or refund. */
export async function orderAction(form: FormData, orders: Scope['api']['admin']['orders'], id: string) {
  try {
    return decided('success', await decide(form, orders[':id'], id));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const stays = text(form, 'reason') !== '' && changed.includes(error.failure.code);
    return decided('error', error.message, error.status, !stays && isOver(error.status));
  }
}

type OneOrder = Scope['api']['admin']['orders'][':id'];

/**
 * The state that the page showed, so that no administrator overturns a decision or rejects a receipt without having
 * seen it.
 */
const statusIn = (form: FormData) =>
  form.has('status') ? oneOf(form, 'status', paymentStatuses) : undefined;
const receiptWaitingIn = (form: FormData) =>
  form.has('receiptWaiting') ? oneOf(form, 'receiptWaiting', ['true', 'false']) : undefined;

async function decide(form: FormData, order: OneOrder, id: string): Promise<string> {
  const param = segments({ id });
  const reason = text(form, 'reason');
  switch (oneOf(form, 'intent', ['confirm', 'reject', 'refund'])) {
    case 'confirm': {
      const query = { status: statusIn(form), receiptWaiting: receiptWaitingIn(form) };
      return (await read(order.confirm.$post({ param, query }))).message;
    }
    case 'reject': {
      const shown = receiptWaitingIn(form);
      const json = { reason, receiptWaiting: shown && shown === 'true' };
      return (await read(order.reject.$post({ param, json }))).message;
    }
    case 'refund': {
      const isWhole = form.has('whole');
      if (!isWhole) complete(form, ['amount']);
      const amount = isWhole ? undefined : requiredNumber(form, 'amount');
      const refundedAmount = Number(required(form, 'refundedAmount'));
      const json = { amount, reason, refundedAmount, status: statusIn(form) };
      return (await read(order.refund.$post({ param, json }))).message;
    }
  }
}
