import { firstName } from '../../../contract/text/names/first-name.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type About = { name: string; courseTitle: string; picture?: string | null; link: string };

const example: About = {
  name: 'Ada Lovelace',
  courseTitle: 'Risk registers that get used',
  picture: examplePicture,
  link: 'https://milepost.example/courses/risk-registers#reviews',
};

/** Tells a learner that the instructor replied to their review. */
export const reviewReplyEmail: EmailTemplate<About & { instructorName: string; answer: string }> = {
  name: 'reviewAnswered',
  subject: ({ courseTitle, instructorName }) => `${instructorName} replied to your review of ${courseTitle}`,
  body: ({ name, courseTitle, picture, instructorName, answer, link }) => (
    <EmailLayout
      preview="Read the reply to your review."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View the reply', href: link }}
    >
      <P>
        {instructorName} replied to your review of <strong>{courseTitle}</strong>:
      </P>
      {answer.split(/\n+/).map((line) => (
        <P key={line}>{line}</P>
      ))}
    </EmailLayout>
  ),
  example: { ...example, instructorName: 'Grace Hopper', answer: 'Thank you!\nThe template is fixed.' },
};

/** Tells a learner why their review was removed, and that they can write another. */
export const reviewRemovedEmail: EmailTemplate<About & { reason: string }> = {
  name: 'reviewRemoved',
  subject: ({ courseTitle }) => `Your review was removed: ${courseTitle}`,
  body: ({ name, courseTitle, picture, reason, link }) => (
    <EmailLayout
      preview="It no longer appears on the course page."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Write another review', href: link }}
    >
      <P>
        An administrator removed your review of <strong>{courseTitle}</strong>. Reason:
      </P>
      <P>“{reason}”</P>
      <P>You can write another one. If you think this is a mistake, reply to this email.</P>
    </EmailLayout>
  ),
  example: { ...example, reason: 'It names a colleague.' },
};

export const reviewEmails: EmailTemplates = [reviewReplyEmail, reviewRemovedEmail];
