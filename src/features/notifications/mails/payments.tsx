import { formatUsd } from '../../../contract/money.ts';
import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

/** Says that a payment arrived, with the way to the receipt. `amount` in dollars. */
export const orderReceipt: MailTemplate<{
  name: string;
  courseTitle: string;
  amount: number;
  orderId: string;
  link: string;
}> = {
  subject: ({ courseTitle }) => `Your receipt for ${courseTitle}`,
  body: ({ name, courseTitle, amount, orderId, link }) => (
    <MailLayout
      preview={`${formatUsd(amount)} for ${courseTitle}.`}
      heading={`Thank you, ${name}`}
      action={{ label: 'View your receipt', href: link }}
    >
      <P>
        Your payment of <strong>{formatUsd(amount)}</strong> for <strong>{courseTitle}</strong> has arrived,
        and the course is yours.
      </P>
      <P>Order number: {orderId}</P>
    </MailLayout>
  ),
};

const refundReasons = {
  full: 'Your access to the course has ended with it.',
  part: 'Your access to the course is unchanged.',
  secondPayment:
    'You had already bought this course, so we gave this second payment back at once. Your access is unchanged.',
  neverGranted: 'The payment had not opened the course, so nothing else changes.',
  dispute:
    'Your bank decided the dispute about this payment in your favour. Your access to the course has ended with it.',
};

/**
 * Says that money was given back, and what that means for the course. `amount` in dollars, null where it was paid in
 * another currency; `note` is what an administrator wrote.
 */
export const orderRefunded: MailTemplate<{
  name: string;
  courseTitle: string;
  amount: number | null;
  reason: keyof typeof refundReasons;
  note: string | null;
  link: string;
}> = {
  subject: ({ courseTitle }) => `Your refund for ${courseTitle}`,
  body: ({ name, courseTitle, amount, reason, note, link }) => (
    <MailLayout
      preview={
        amount === null ? `What you paid for ${courseTitle}.` : `${formatUsd(amount)} for ${courseTitle}.`
      }
      heading={`Hello, ${name}`}
      action={{ label: 'View your orders', href: link }}
    >
      <P>
        {amount === null ? (
          'What'
        ) : (
          <>
            <strong>{formatUsd(amount)}</strong> of what
          </>
        )}{' '}
        you paid for <strong>{courseTitle}</strong> has been given back.
      </P>
      {note && <P>The reason: “{note}”</P>}
      <P>{refundReasons[reason]}</P>
      {reason !== 'dispute' && <P>Depending on your bank it arrives within 5 to 10 days.</P>}
    </MailLayout>
  ),
};
