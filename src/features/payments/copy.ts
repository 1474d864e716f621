/** Sentences about buying that several responses share. */
export const copy = {
  success: 'Payment successful! Course access granted',
  pending: 'Your payment is being processed',
  cancelled: 'The payment was cancelled. Nothing was charged.',
  ownedRefunded: 'You already own this course; we’re refunding your second payment',
  ownedUncharged: 'You already own this course; nothing was charged for this order',
  bundleRefunded: 'You already own every course in this bundle; we’re refunding your second payment',
  bundleUncharged: 'You already own every course in this bundle; nothing was charged for this order',
  giftSuccess: 'Payment successful! We’ll send your gift now, or on the day you chose',
  giftFree: 'We’ll send your gift now, or on the day you chose.',
  giftRefunded: 'This gift has already been paid for; we’re refunding your second payment',
  ownedTransfer:
    'You already own this course, so no transfer is needed. If you have sent one, we’ll return the money once we have your receipt.',
  bundleOwnedTransfer:
    'You already own every course in this bundle, so no transfer is needed. If you have sent one, we’ll return the money once we have your receipt.',
  giftPaidTransfer:
    'This gift has already been paid for, so no transfer is needed. If you have sent one, we’ll return the money once we have your receipt.',
  giftUncharged: 'This gift has already been paid for; nothing was charged for this order',
  enrolled: 'You are enrolled. Enjoy the course!',
  continueAtProvider: 'Continue to the payment page.',
  continueAtBank: 'Transfer the amount, then upload your receipt.',
  receiptTooLarge: 'The receipt must be 5 MB or less.',
  receiptSubmitted: 'Payment receipt submitted for verification',
  initFailed: 'Failed to initialize payment. Please try again in a moment.',
  orderFailed: 'Failed to create payment order. Please try again in a moment.',
  verifyFailed:
    'Payment verification failed: we cannot reach the payment provider just now. We’ll keep checking, and nothing is lost.',
  unsuccessful: 'Payment verification unsuccessful',
  refundSent: 'The refund is on its way. The payment provider hasn’t confirmed it yet; we’ll keep checking.',
} as const;
