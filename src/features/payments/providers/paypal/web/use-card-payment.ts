import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createClient } from '../../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { isTemporary } from '../../../../../lib/connection/is-temporary.ts';
import type { PayHereProps } from '../../../web/checkout/pay-here-props.ts';
import { priceChangeIn } from '../../../web/checkout/price/price-change.ts';
import {
  type CardProblems,
  cardSentences,
  generalProblem,
  noProblems,
  problemsOf,
  problemsOfError,
} from './card-problems.ts';

/** The name of this provider's folder. */
const provider = 'paypal';

export type CardPayment = ReturnType<typeof useCardPayment>;

/** Reasons that the page for failed payments explains better than this one. */
const shownElsewhere = ['second_payment', 'owned', 'review', 'refunded'];

/**
 * The state of a card payment, and the callbacks of PayPal's card fields: they create the order, capture it once the
 * buyer has approved it, and handle failures.
 */
export function useCardPayment(sale: Omit<PayHereProps, 'script'>) {
  const { item, paidPath, amount, coupon, change: firstChange, onOutdated } = sale;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<CardProblems>(noProblems);
  const [change, setChange] = useState(firstChange);
  // PayPal's fields keep the first callbacks they are given, so changing values are read from here.
  const live = useRef({ item, amount, coupon, orderId: '', ownError: null as unknown, isReported: false });
  useEffect(() => {
    live.current.item = item;
  });
  const api = () => createClient(window.location.origin).payment;

  const show = (problems: CardProblems): void => {
    setBusy(false);
    setProblems(problems);
  };

  const createOrder = async (): Promise<string> => {
    try {
      const { item, amount, coupon } = live.current;
      const json = { ...item, amount, ...(coupon && { coupon }) };
      const placed = await read(
        api()[':provider']['create-order'].$post({ param: segments({ provider }), json }),
      );
      if (!placed.paypalOrderId) throw new ApiFailure(502, missingOrder);
      live.current.orderId = placed.orderId ?? '';
      return placed.paypalOrderId;
    } catch (error) {
      live.current.ownError = error;
      throw error;
    }
  };

  const capture = async (orderId: string): Promise<void> => {
    try {
      const { order } = await read(
        api()[':provider']['capture-payment'].$post({ param: segments({ provider }), json: { orderId } }),
      );
      const isPaid = order.paymentInfo.paymentStatus === 'completed';
      void navigate(isPaid ? paidPath(order._id) : `/payment/pending?orderId=${order._id}`);
    } catch (error) {
      captureFailed(error);
    }
  };

  const captureFailed = (error: unknown): void => {
    const own = live.current.orderId;
    // Without a response from our API, the card may have been charged: the verification page asks the provider.
    if (!(error instanceof ApiFailure) || isTemporary(error)) {
      void navigate(`/payment/${own}?method=card`);
      return;
    }
    const reason = String(error.failure.reason ?? '');
    if (shownElsewhere.includes(reason)) {
      const query = new URLSearchParams({ orderId: own, method: 'card', reason });
      void navigate(`/payment/failed?${query}`);
    } else if (reason === 'declined') show(generalProblem(cardSentences.declined));
    else if (reason) show(generalProblem(cardSentences.failed));
    else show(generalProblem(`Payment failed: ${error.message}`));
  };

  const failed = (error: unknown): void => {
    // PayPal's script may report one failure twice: through `onError` and by rejecting the submission.
    if (live.current.isReported) return;
    live.current.isReported = true;
    const own = live.current.ownError;
    const newPrice = priceChangeIn(own, live.current.amount);
    if (newPrice) {
      live.current.amount = newPrice.to;
      if (newPrice.lost) live.current.coupon = null;
      setChange(newPrice);
    }
    if (newPrice || isOwned(own)) onOutdated();
    show(newPrice ? noProblems : problemsWith(own, error));
  };

  return {
    busy,
    problems,
    change,
    begin: () => {
      live.current.ownError = null;
      live.current.isReported = false;
      setBusy(true);
      setProblems(noProblems);
    },
    /** Shows the errors in the card details that PayPal reports as codes. */
    refuse: (codes: readonly string[]) => show(problemsOf(codes)),
    callbacks: {
      createOrder,
      onApprove: ({ orderID }: { orderID: string }) => void capture(orderID),
      onError: failed,
    },
  };
}

const isOwned = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  ['payment.already_enrolled', 'gift.already_paid'].includes(error.failure.code);

/** Our own API responds with sentences, PayPal's script with codes. */
function problemsWith(own: unknown, error: unknown): CardProblems {
  if (own instanceof ApiFailure) return generalProblem(own.message);
  return own ? generalProblem(cardSentences.error) : problemsOfError(error);
}

const missingOrder = {
  success: false,
  code: 'payment.no_paypal_order',
  message: 'Missing PayPal order ID in response',
} as const;
