import { formatUsd } from '../../../contract/money.ts';
import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

type About = { orderNumber: string; courseTitle: string; amount: number; bankName: string; link: string };

/** Says that the receipt of a bank transfer arrived. `amount` in dollars. */
export const bankReceiptReceived: MailTemplate<About & { name: string }> = {
  subject: ({ courseTitle }) => `We have your receipt for ${courseTitle}`,
  body: ({ name, courseTitle, amount, bankName, orderNumber, link }) => (
    <MailLayout
      preview="Confirmation may take 1-2 business days."
      heading={`Thank you, ${name}`}
      action={{ label: 'See where it stands', href: link }}
    >
      <P>
        Your receipt for <strong>{courseTitle}</strong> ({formatUsd(amount)}, paid to {bankName}) has arrived
        and is being checked.
      </P>
      <P>
        Please keep the original. Confirmation may take 1-2 business days; we will write to you, and access to
        the course follows at once.
      </P>
      <P>Order number: {orderNumber}</P>
    </MailLayout>
  ),
};

/** Asks an administrator to look at a receipt. `amount` in dollars. */
export const bankReceiptToReview: MailTemplate<About & { buyer: string }> = {
  subject: ({ courseTitle }) => `A bank transfer for ${courseTitle} waits for you`,
  body: ({ buyer, courseTitle, amount, bankName, orderNumber, link }) => (
    <MailLayout
      preview={`${buyer}, ${formatUsd(amount)} to ${bankName}.`}
      heading="A receipt to check"
      action={{ label: 'Open the order', href: link }}
    >
      <P>
        {buyer} says to have transferred <strong>{formatUsd(amount)}</strong> to {bankName} for{' '}
        <strong>{courseTitle}</strong>. Please compare the receipt with the account, then confirm or reject
        it.
      </P>
      <P>Order number, the reference of the transfer: {orderNumber}</P>
    </MailLayout>
  ),
};

/** Says that a transfer could not be confirmed, and why. `amount` in dollars. */
export const bankTransferRejected: MailTemplate<{
  name: string;
  courseTitle: string;
  orderNumber: string;
  amount: number;
  reason: string;
  supportEmail: string;
  link: string;
}> = {
  subject: ({ courseTitle }) => `Your bank transfer for ${courseTitle} could not be confirmed`,
  body: ({ name, courseTitle, orderNumber, amount, reason, supportEmail, link }) => (
    <MailLayout
      preview="What we found, and what to do next."
      heading={`Hello, ${name}`}
      action={{ label: 'View your orders', href: link }}
    >
      <P>
        Your bank transfer of <strong>{formatUsd(amount)}</strong> for <strong>{courseTitle}</strong> could
        not be confirmed.
      </P>
      <P>The reason: “{reason}”</P>
      <P>
        If your money has left your account, send your bank’s confirmation to {supportEmail}. Otherwise you
        can order the course again at any time.
      </P>
      <P>Order number: {orderNumber}</P>
    </MailLayout>
  ),
};
