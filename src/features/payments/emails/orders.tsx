import { formatUsd } from '../../../contract/money.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

/** Confirms a payment, with a link to the receipt. `amount` in dollars. */
export const orderReceiptEmail: EmailTemplate<{
  name: string;
  courseTitle: string;
  amount: number;
  orderNumber: string;
  link: string;
}> = {
  name: 'orderReceipt',
  subject: ({ courseTitle }) => `Your receipt for ${courseTitle}`,
  body: ({ name, courseTitle, amount, orderNumber, link }) => (
    <EmailLayout
      preview={`${formatUsd(amount)} for ${courseTitle}.`}
      heading={`Thank you, ${name}`}
      action={{ label: 'View your receipt', href: link }}
    >
      <P>
        Thanks, we’ve received <strong>{formatUsd(amount)}</strong> for <strong>{courseTitle}</strong>. You’re
        enrolled.
      </P>
      <P>Order number: {orderNumber}</P>
    </EmailLayout>
  ),
};

const refundReasons = {
  full: 'Your access to the course has ended.',
  part: 'You still have access to the course.',
  secondPayment: 'You already owned this course, so we refunded this second payment. You still have access.',
  neverGranted: 'This payment hadn’t given you access to the course, so nothing else changes.',
  dispute:
    'Your bank decided the dispute about this payment in your favour. Your access to the course has ended.',
};

/** Dollars refunded now, originally paid, and not refunded so far. */
type Refunded = { back: number; paid: number; left: number };

/**
 * Tells the buyer about a refund: whether it is a full one, otherwise how much is left, and what it means for access.
 * `money` is null for a payment in another currency; `note` is the reason an administrator entered.
 */
export const orderRefundedEmail: EmailTemplate<{
  name: string;
  courseTitle: string;
  orderNumber: string;
  money: Refunded | null;
  reason: keyof typeof refundReasons;
  note: string | null;
  link: string;
}> = {
  name: 'orderRefunded',
  subject: ({ courseTitle }) => `Your refund for ${courseTitle}`,
  body: ({ name, courseTitle, orderNumber, money, reason, note, link }) => (
    <EmailLayout
      preview={money ? `${formatUsd(money.back)} for ${courseTitle}.` : `Your payment for ${courseTitle}.`}
      heading={`Hello, ${name}`}
      action={{ label: 'View your orders', href: link }}
    >
      <P>
        <WhatWentBack courseTitle={courseTitle} money={money} isPart={reason === 'part'} />
      </P>
      {note && <P>Reason: “{note}”</P>}
      <P>{refundReasons[reason]}</P>
      {reason !== 'dispute' && <P>Depending on your bank, it will arrive within 5 to 10 days.</P>}
      <P>Order number: {orderNumber}</P>
    </EmailLayout>
  ),
};

type WhatWentBackProps = { courseTitle: string; money: Refunded | null; isPart: boolean };

function WhatWentBack({ courseTitle, money, isPart }: WhatWentBackProps) {
  const course = <strong>{courseTitle}</strong>;
  if (!money)
    return isPart ? (
      <>Part of your payment for {course} has been refunded.</>
    ) : (
      <>Your payment for {course} has been refunded in full.</>
    );
  const { back, paid, left } = money;
  if (isPart)
    return (
      <>
        <strong>{formatUsd(back)}</strong> of the {formatUsd(paid)} you paid for {course} has been refunded.{' '}
        {formatUsd(left)} of your payment is left.
      </>
    );
  if (back === paid)
    return (
      <>
        Your payment of <strong>{formatUsd(paid)}</strong> for {course} has been refunded in full.
      </>
    );
  return (
    <>
      The remaining <strong>{formatUsd(back)}</strong> you paid for {course} has been refunded. Your payment
      of {formatUsd(paid)} has now been refunded in full.
    </>
  );
}

export const orderEmails: EmailTemplates = [orderReceiptEmail, orderRefundedEmail];
