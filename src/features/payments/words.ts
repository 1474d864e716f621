/** The sentences of buying that more than one answer says. */
export const words = {
  success: 'Payment successful! Course access granted',
  pending: 'Your payment is being processed',
  enrolled: 'You are enrolled. Enjoy the course!',
  continueAtProvider: 'Continue to the payment page.',
  continueAtBank: 'Transfer the amount, then upload your receipt.',
  receiptSubmitted: 'Payment receipt submitted for verification',
  initFailed: 'Failed to initialize payment. Please try again in a moment.',
  orderFailed: 'Failed to create payment order. Please try again in a moment.',
  noApprovalUrl: 'No PayPal approval URL received',
  verifyFailed: 'Payment verification failed. Please try again in a moment; nothing is lost.',
  unsuccessful: 'Payment verification unsuccessful',
} as const;
