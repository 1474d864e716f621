import { formatUsd } from '../../../contract/money/money.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type About = {
  orderNumber: string;
  courseTitle: string;
  picture?: string | null;
  amount: number;
  bankName: string;
  link: string;
};

const example: About = {
  orderNumber: 'MPO-7F3K-92QX',
  courseTitle: 'Risk registers that get used',
  picture: examplePicture,
  amount: 59,
  bankName: 'First Bank',
  link: 'https://milepost.example/payment/pending?orderId=1',
};

/** What happens once the transfer is confirmed. */
const nextSteps = {
  course: 'We’ll email you as soon as you can start the course.',
  bundle: 'We’ll email you as soon as you can start the courses.',
  gift: 'Once we’ve confirmed it, we’ll email you and send your gift, or wait for the day you chose.',
};

/** Confirms that we have the receipt of a bank transfer. `amount` in dollars. */
export const bankReceiptReceivedEmail: EmailTemplate<
  About & { name: string; kind?: keyof typeof nextSteps }
> = {
  name: 'bankReceiptReceived',
  subject: ({ courseTitle }) => `We’ve received your receipt for ${courseTitle}`,
  // Emails queued by an earlier version have no kind.
  body: ({ name, courseTitle, picture, amount, bankName, orderNumber, link, kind = 'course' }) => (
    <EmailLayout
      preview="Confirmation may take 1-2 business days."
      course={{ title: courseTitle, picture }}
      heading={`Thank you, ${firstName(name)}`}
      action={{ label: 'View your order', href: link }}
    >
      <P>
        We’ve received your receipt for <strong>{courseTitle}</strong> ({formatUsd(amount)}, paid to{' '}
        {bankName}) and are checking it.
      </P>
      <P>Please keep the original. Confirmation may take 1-2 business days. {nextSteps[kind]}</P>
      <P>Order number: {orderNumber}</P>
    </EmailLayout>
  ),
  example: { ...example, name: 'Ada Lovelace' },
};

/** Asks an administrator to check a receipt. `amount` in dollars. */
export const bankReceiptToReviewEmail: EmailTemplate<About & { buyer: string }> = {
  name: 'bankReceiptToReview',
  subject: ({ courseTitle }) => `Bank transfer to review: ${courseTitle}`,
  body: ({ buyer, courseTitle, picture, amount, bankName, orderNumber, link }) => (
    <EmailLayout
      preview={`${buyer}, ${formatUsd(amount)} to ${bankName}.`}
      course={{ title: courseTitle, picture }}
      heading="Review a bank transfer"
      action={{ label: 'Open the order', href: link }}
    >
      <P>
        {buyer} reports a transfer of <strong>{formatUsd(amount)}</strong> to {bankName} for{' '}
        <strong>{courseTitle}</strong>. Compare the receipt with the bank account, then confirm or reject the
        order.
      </P>
      <P>Order number (the transfer’s reference): {orderNumber}</P>
    </EmailLayout>
  ),
  example: { ...example, buyer: 'Ada Lovelace' },
};

/** Tells the buyer that a transfer could not be confirmed, and why. `amount` in dollars. */
export const bankTransferRejectedEmail: EmailTemplate<{
  name: string;
  courseTitle: string;
  picture?: string | null;
  orderNumber: string;
  amount: number;
  reason: string;
  supportEmail: string;
  link: string;
}> = {
  name: 'bankTransferRejected',
  subject: ({ courseTitle }) => `Your bank transfer for ${courseTitle} couldn’t be confirmed`,
  body: ({ name, courseTitle, picture, orderNumber, amount, reason, supportEmail, link }) => (
    <EmailLayout
      preview="What we found, and what to do next."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your orders', href: link }}
    >
      <P>
        Your bank transfer of <strong>{formatUsd(amount)}</strong> for <strong>{courseTitle}</strong> couldn’t
        be confirmed.
      </P>
      <P>Reason: “{reason}”</P>
      <P>
        If the money has left your account, send your bank’s confirmation to {supportEmail}. Otherwise, if you
        still need it, you can order again at any time.
      </P>
      <P>Order number: {orderNumber}</P>
    </EmailLayout>
  ),
  example: {
    ...example,
    name: 'Ada Lovelace',
    reason: 'The transfer has not arrived.',
    supportEmail: 'help@milepost.example',
  },
};

export const bankTransferEmails: EmailTemplates = [
  bankReceiptReceivedEmail,
  bankReceiptToReviewEmail,
  bankTransferRejectedEmail,
];
