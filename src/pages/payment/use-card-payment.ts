import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, createClient, read } from '../../contract/client.ts';

export type CardPayment = ReturnType<typeof useCardPayment>;

/** What the card's fields call: for the order to pay, once the buyer has approved it, and when something fails. */
export function useCardPayment(courseId: string, amount: number) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const api = () => createClient(window.location.origin).payment;

  const createOrder = async (): Promise<string> => {
    const placed = await read(api().paypal['create-order'].$post({ json: { courseId, amount } }));
    if (!placed.paypalOrderId) throw new Error('Missing PayPal order ID in response');
    return placed.paypalOrderId;
  };

  const capture = async (orderId: string): Promise<void> => {
    try {
      const { order } = await read(api().paypal['capture-payment'].$post({ json: { orderId } }));
      const isPaid = order.paymentInfo.paymentStatus === 'completed';
      void navigate(
        isPaid ? `/dashboard/courses/${courseId}?paid=1` : `/payment/pending?orderId=${order._id}`,
      );
    } catch (error) {
      const reason = error instanceof ApiFailure ? error.failure.reason : undefined;
      if (reason === 'declined') fail(cardWords.declined);
      else if (reason === 'unpaid') fail(cardWords.failed);
      else fail(`Payment failed: ${messageOf(error) ?? 'Please try again.'}`);
    }
  };

  const fail = (sentence: string): void => {
    setBusy(false);
    setProblem(sentence);
  };

  return {
    busy,
    problem,
    begin: () => {
      setBusy(true);
      setProblem(null);
    },
    callbacks: {
      createOrder,
      onApprove: ({ orderID }: { orderID: string }) => void capture(orderID),
      onError: (error: unknown) => fail(problemOf(error)),
    },
  };
}

const cardWords = {
  declined: 'Your card was declined. Nothing was charged; please try another card.',
  failed: 'Payment failed. Please try again.',
  error: 'Payment error. Please try another method.',
};

/** Our own API speaks in sentences, PayPal's script in words of its own or not at all. */
function problemOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  const message = messageOf(error);
  return message ? `Payment error: ${message}` : cardWords.error;
}

const messageOf = (error: unknown): string | null =>
  error instanceof Error && error.message ? error.message : null;
