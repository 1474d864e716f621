import { formatUsd } from '../../../contract/money/money.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type About = { courseTitle: string; orderNumber: string; link: string };

const example = {
  courseTitle: 'Risk registers that get used',
  orderNumber: 'MPO-7F3K-92QX',
  reason: 'My role has changed, and I no longer manage risks.',
};

/**
 * Confirms that a refund request is awaiting an administrator’s decision. For a gift, the request may come from its
 * recipient. `amount` in dollars.
 */
export const refundAskedEmail: EmailTemplate<
  About & { name: string; picture?: string | null; amount: number; reason: string; isGift: boolean }
> = {
  name: 'refundAsked',
  subject: ({ courseTitle }) => `We’ve received your refund request for ${courseTitle}`,
  body: ({ name, courseTitle, picture, amount, orderNumber, reason, isGift, link }) => (
    <EmailLayout
      preview="We’ll email you our decision."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your order', href: link }}
    >
      <P>
        {isGift ? 'We have been asked' : 'You asked us'} to refund <strong>{formatUsd(amount)}</strong> for{' '}
        <strong>{courseTitle}</strong>. We’ll look into it and email you our decision, usually within two
        working days.
      </P>
      <P>
        {isGift ? 'The' : 'Your'} reason: “{reason}”
      </P>
      <P>
        {isGift ? 'The gift can’t be claimed until then.' : 'You keep access to the course until then.'} Order
        number: {orderNumber}
      </P>
    </EmailLayout>
  ),
  example: {
    ...example,
    name: 'Ada Lovelace',
    picture: examplePicture,
    amount: 59,
    isGift: false,
    link: 'https://milepost.example/payment/success/1',
  },
};

/** Tells administrators about a request that is waiting for them. `amount` in dollars. */
export const refundToDecideEmail: EmailTemplate<About & { buyer: string; amount: number; reason: string }> = {
  name: 'refundToDecide',
  subject: ({ courseTitle }) => `Refund request to review: ${courseTitle}`,
  body: ({ buyer, courseTitle, amount, orderNumber, reason, link }) => (
    <EmailLayout
      preview={`${buyer} has requested a refund of ${formatUsd(amount)}.`}
      heading="A refund request to review"
      action={{ label: 'Open the request', href: link }}
    >
      <P>
        {buyer} has requested a refund of <strong>{formatUsd(amount)}</strong> for{' '}
        <strong>{courseTitle}</strong>.
      </P>
      <P>Reason: “{reason}”</P>
      <P>Order number: {orderNumber}</P>
    </EmailLayout>
  ),
  example: {
    ...example,
    buyer: 'Ada Lovelace',
    amount: 59,
    link: 'https://milepost.example/admin-dashboard/refunds/1',
  },
};

/** Tells the learner why a request was refused. */
export const refundDeclinedEmail: EmailTemplate<
  About & { name: string; picture?: string | null; answer: string; isGift: boolean; supportEmail: string }
> = {
  name: 'refundDeclined',
  subject: ({ courseTitle }) => `Your refund request for ${courseTitle}`,
  body: ({ name, courseTitle, picture, answer, isGift, orderNumber, supportEmail, link }) => (
    <EmailLayout
      preview="We can’t refund this payment."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your order', href: link }}
    >
      <P>
        We’ve looked into your request for a refund for <strong>{courseTitle}</strong>, and we can’t refund
        this payment.
      </P>
      <P>Reason: “{answer}”</P>
      <P>
        {isGift ? 'The gift can be claimed as before.' : 'You still have access to the course.'} If you
        disagree, write to {supportEmail} and include the order number {orderNumber}. Your statutory rights
        aren’t affected.
      </P>
    </EmailLayout>
  ),
  example: {
    courseTitle: example.courseTitle,
    orderNumber: example.orderNumber,
    name: 'Ada Lovelace',
    picture: examplePicture,
    answer: 'You have completed the course and downloaded its certificate.',
    isGift: false,
    supportEmail: 'support@milepost.example',
    link: 'https://milepost.example/payment/success/1',
  },
};

export const refundRequestEmails: EmailTemplates = [
  refundAskedEmail,
  refundToDecideEmail,
  refundDeclinedEmail,
];
