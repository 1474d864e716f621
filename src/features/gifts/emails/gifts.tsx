import { firstName } from '../../../contract/text/names/first-name.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type {
  EmailTemplate,
  EmailTemplates,
  SecretEmailTemplate,
} from '../../notifications/emails/template.ts';

type Arrived = {
  recipient: string;
  from: string;
  message: string;
  courseTitle: string;
  picture: string | null;
  link: string;
};

const courseTitle = 'Risk registers that get used';
const example: Arrived = {
  recipient: 'Priya Raman',
  from: 'Ada Lovelace',
  message: 'Congratulations on the new job!\nThis one helped me a lot.',
  courseTitle,
  picture: examplePicture,
  link: 'https://milepost.example/claim/3f9c',
};

/** The buyer's message, line by line. */
const Message = ({ message }: { message: string }) =>
  message === ''
    ? null
    : message.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <P key={index}>{line}</P>
      ));

/** Delivers a gift to its recipient, who may not know Milepost. */
export const giftArrivedEmail: SecretEmailTemplate<Arrived> = {
  name: 'giftArrived',
  secret: true,
  subject: ({ from }) => `${from} has given you a course`,
  body: ({ recipient, from, message, courseTitle, picture, link }) => (
    <EmailLayout
      preview={courseTitle}
      course={{ title: courseTitle, picture }}
      heading={`A gift for you, ${firstName(recipient)}`}
      action={{ label: 'Open your gift', href: link }}
    >
      <P>
        {from} has given you the online course <strong>{courseTitle}</strong> on Milepost.
      </P>
      <Message message={message} />
      <P>
        Open the link, then sign in or create a free account, and the course is yours. The link works once,
        and it doesn’t expire. Don’t share it: the first person to use it gets the course.
      </P>
      <P>{from} gave us your email. We use it only for this gift.</P>
    </EmailLayout>
  ),
  example,
};

/** Reminds the recipient once of a gift that has been waiting for a month. */
export const giftReminderEmail: SecretEmailTemplate<Arrived> = {
  name: 'giftReminder',
  secret: true,
  subject: ({ from }) => `Your gift from ${from} is waiting`,
  body: ({ recipient, from, courseTitle, picture, link }) => (
    <EmailLayout
      preview={courseTitle}
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(recipient)}`}
      action={{ label: 'Open your gift', href: link }}
    >
      <P>
        A month ago, {from} gave you the online course <strong>{courseTitle}</strong>. You haven’t claimed it
        yet.
      </P>
      <P>It won’t expire, and we won’t remind you again.</P>
    </EmailLayout>
  ),
  example,
};

/** Tells the buyer that the gift has been claimed. */
export const giftClaimedEmail: EmailTemplate<{
  name: string;
  recipient: string;
  courseTitle: string;
  link: string;
}> = {
  name: 'giftClaimed',
  subject: ({ recipient }) => `${recipient} has claimed your gift`,
  body: ({ name, recipient, courseTitle, link }) => (
    <EmailLayout
      preview={courseTitle}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your order', href: link }}
    >
      <P>
        {recipient} has claimed your gift and can now take <strong>{courseTitle}</strong>.
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    recipient: 'Priya Raman',
    courseTitle,
    link: 'https://milepost.example/payment/success/1',
  },
};

/** Tells a recipient that a gift's payment was returned, and the course is no longer theirs. */
export const giftWithdrawnEmail: EmailTemplate<{
  name: string;
  from: string;
  courseTitle: string;
  link: string;
}> = {
  name: 'giftWithdrawn',
  subject: ({ courseTitle }) => `Your access to ${courseTitle} has ended`,
  body: ({ name, from, courseTitle, link }) => (
    <EmailLayout
      preview="The payment for this gift was returned."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your courses', href: link }}
    >
      <P>
        The payment for <strong>{courseTitle}</strong>, your gift from {from}, was returned to the buyer. Your
        access to the course has ended. We keep your progress in case you take the course again.
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    from: 'Grace Hopper',
    courseTitle,
    link: 'https://milepost.example/dashboard/enrolled-courses',
  },
};

export const giftEmails: EmailTemplates = [
  giftArrivedEmail,
  giftReminderEmail,
  giftClaimedEmail,
  giftWithdrawnEmail,
];
