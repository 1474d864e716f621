import { formatUsd, toCents } from '../../../contract/money/money.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';
import { type ReceiptFacts, ReceiptTable } from './receipt-table.tsx';

const example = {
  name: 'Ada Lovelace',
  courseTitle: 'Risk registers that get used',
  picture: examplePicture,
  orderNumber: 'MPO-7F3K-92QX',
};

/** Confirms a payment, with a link to the receipt. `amount` in dollars. */
export const orderReceiptEmail: EmailTemplate<{
  name: string;
  courseTitle: string;
  picture?: string | null;
  amount: number;
  orderNumber: string;
  /** Absent from emails queued by an earlier version. */
  receipt?: ReceiptFacts;
  /** If the course is for another person. */
  gift?: Given;
  link: string;
}> = {
  name: 'orderReceipt',
  subject: ({ courseTitle }) => `Your receipt for ${courseTitle}`,
  body: ({ name, courseTitle, picture, amount, orderNumber, receipt, gift, link }) => (
    <EmailLayout
      preview={`${formatUsd(amount)} for ${courseTitle}.`}
      course={{ title: courseTitle, picture }}
      heading={`Thank you, ${firstName(name)}`}
      action={{ label: 'View your receipt', href: link }}
    >
      <P>
        We’ve received <strong>{formatUsd(amount)}</strong> for <strong>{courseTitle}</strong>
        {gift ? `, your gift for ${gift.recipient}. ${whenGiven(gift)}` : '. You’re enrolled.'}
      </P>
      {receipt ? (
        <ReceiptTable {...receipt} courseTitle={courseTitle} amount={amount} orderNumber={orderNumber} />
      ) : (
        <P>Order number: {orderNumber}</P>
      )}
    </EmailLayout>
  ),
  example: {
    ...example,
    amount: 59,
    receipt: { listPrice: 99, paidAt: '2026-05-03T09:30:00Z', method: 'card', buyer: 'Ada Lovelace' },
    link: 'https://milepost.example/payment/success/1',
  },
};

/** `deliverOn` is a day, as an ISO date. */
type Given = { recipient: string; deliverOn: string; isSent: boolean };

const whenGiven = ({ deliverOn, isSent }: Given): string =>
  isSent ? 'We’ve emailed it to them.' : `We’ll email it to them on ${formatDate(deliverOn)}.`;

/** Tells the buyer of a free bundle that they are enrolled. Nothing was paid, so there is no receipt. */
export const bundleEnrolledEmail: EmailTemplate<{
  name: string;
  title: string;
  picture?: string | null;
  /** The titles of the courses. */
  courses: string[];
  link: string;
}> = {
  name: 'bundleEnrolled',
  subject: ({ title }) => `You are enrolled: ${title}`,
  body: ({ name, title, picture, courses, link }) => (
    <EmailLayout
      preview="Your courses are ready when you are."
      course={{ title, picture }}
      heading={`Your route starts here, ${firstName(name)}`}
      action={{ label: 'Start learning', href: link }}
    >
      <P>
        You now have access to every course in <strong>{title}</strong>:
      </P>
      {courses.map((course) => (
        <P key={course}>{course}</P>
      ))}
    </EmailLayout>
  ),
  example: {
    name: example.name,
    title: 'The delivery route',
    picture: examplePicture,
    courses: ['Risk registers that get used', 'From risk to benefits'],
    link: 'https://milepost.example/dashboard/enrolled-courses',
  },
};

const refundReasons = {
  full: 'Your access to the course has ended.',
  part: 'You still have access to the course.',
  line: 'Your access to this course has ended. Nothing changes for the other courses in this order.',
  lines:
    'Your access to these courses has ended, except to those that you have from another order. Nothing changes for the other courses in this order.',
  lineOwned: 'You already had this course from another order, so you keep access to it.',
  secondPayment: 'You already owned this course, so we refunded this second payment. You still have access.',
  bundleTwice:
    'You already owned the courses in this bundle, so we refunded this second payment. You still have access.',
  bundle:
    'Your access to the courses in this bundle has ended, except to those that you have from another order.',
  bundlePart: 'This doesn’t change your access to the courses in this bundle.',
  bundleDispute:
    'Your bank decided the dispute about this payment in your favour. Your access to the courses in this bundle has ended.',
  neverGranted: 'This payment hadn’t given you access to anything, so nothing else changes.',
  gift: 'The gift can no longer be claimed. If it was claimed, the recipient’s access to the course has ended.',
  giftPart: 'The gift itself isn’t affected.',
  giftTwice:
    'This gift had already been paid for, so we refunded this second payment. The gift isn’t affected.',
  giftDispute:
    'Your bank decided the dispute about this payment in your favour. The gift can no longer be claimed, and access to the course through it has ended.',
  dispute:
    'Your bank decided the dispute about this payment in your favour. Your access to the course has ended.',
};

export type RefundReason = keyof typeof refundReasons;
const disputes: RefundReason[] = ['dispute', 'giftDispute', 'bundleDispute'];
const parts: RefundReason[] = ['part', 'giftPart', 'bundlePart', 'line', 'lines', 'lineOwned'];

/** Dollars refunded now, originally paid, and not refunded so far. */
type Refunded = { back: number; paid: number; left: number };

/**
 * Tells the buyer about a refund: whether it is a full one, otherwise how much is left, and what it means for access.
 * `money` is null for a payment in another currency; `note` is the reason an administrator entered.
 */
export const orderRefundedEmail: EmailTemplate<{
  name: string;
  courseTitle: string;
  picture?: string | null;
  orderNumber: string;
  money: Refunded | null;
  reason: RefundReason;
  note: string | null;
  /** The refunded course or, if several were refunded together, courses; null if the order contains no others. */
  lineTitle?: string | null;
  hasSeveralLines?: boolean;
  link: string;
}> = {
  name: 'orderRefunded',
  subject: ({ courseTitle, lineTitle }) => `Your refund for ${lineTitle ?? courseTitle}`,
  body: ({
    name,
    courseTitle,
    picture,
    orderNumber,
    money,
    reason,
    note,
    lineTitle,
    hasSeveralLines,
    link,
  }) => (
    <EmailLayout
      preview={money ? `${formatUsd(money.back)} for ${courseTitle}.` : `Your payment for ${courseTitle}.`}
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your orders', href: link }}
    >
      <P>
        <RefundedAmount courseTitle={courseTitle} money={money} isPart={parts.includes(reason)} />
      </P>
      {lineTitle && (
        <P>
          Refunded {hasSeveralLines ? 'courses' : 'course'}: <strong>{lineTitle}</strong>
        </P>
      )}
      {note && <P>Reason: “{note}”</P>}
      <P>{refundReasons[reason]}</P>
      {!disputes.includes(reason) && <P>Depending on your bank, it will arrive within 5 to 10 days.</P>}
      <P>Order number: {orderNumber}</P>
    </EmailLayout>
  ),
  example: {
    ...example,
    money: { back: 20, paid: 59, left: 39 },
    reason: 'part',
    note: 'The workshop was cancelled.',
    link: 'https://milepost.example/dashboard/orders',
  },
};

type RefundedAmountProps = { courseTitle: string; money: Refunded | null; isPart: boolean };

function RefundedAmount({ courseTitle, money, isPart }: RefundedAmountProps) {
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
        <strong>{formatUsd(back)}</strong> of the {formatUsd(paid)} you paid for {course} has been refunded
        {toCents(back + left) < toCents(paid) &&
          `, which brings the total refunded to ${formatUsd(paid - left)}`}
        . The remaining {formatUsd(left)} has not been refunded.
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

/** Tells the buyer that a refund we had announced did not reach them. */
export const refundFailedEmail: EmailTemplate<{
  name: string;
  courseTitle: string;
  picture?: string | null;
  orderNumber: string;
  supportEmail: string;
  link: string;
}> = {
  name: 'refundFailed',
  subject: ({ courseTitle }) => `Your refund for ${courseTitle} hasn’t gone through`,
  body: ({ name, courseTitle, picture, orderNumber, supportEmail, link }) => (
    <EmailLayout
      preview="We’re looking into it."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your orders', href: link }}
    >
      <P>
        We refunded your payment for <strong>{courseTitle}</strong>, but the payment provider has now told us
        that the money couldn’t be sent to you.
      </P>
      <P>
        We’re looking into it. If the card or account that you paid with has been closed, write to{' '}
        {supportEmail} and include the order number {orderNumber}.
      </P>
    </EmailLayout>
  ),
  example: {
    ...example,
    supportEmail: 'support@milepost.example',
    link: 'https://milepost.example/dashboard/orders',
  },
};

export const orderEmails: EmailTemplates = [
  orderReceiptEmail,
  bundleEnrolledEmail,
  orderRefundedEmail,
  refundFailedEmail,
];
