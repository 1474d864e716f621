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
      fail(
        reason === 'declined'
          ? 'Your card was declined. Nothing was charged; please try another card.'
          : `Payment failed: ${messageOf(error)}`,
      );
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
      onError: (error: unknown) => fail(`Payment error: ${messageOf(error)}`),
    },
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Please try another method.';
