import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

type About = { name: string; courseTitle: string; link: string };

/** Tells a learner what the instructor answered to their review. */
export const reviewAnswered: MailTemplate<About & { instructorName: string; answer: string }> = {
  subject: ({ courseTitle }) => `Your review was answered: ${courseTitle}`,
  body: ({ name, courseTitle, instructorName, answer, link }) => (
    <MailLayout
      preview={`${instructorName} answered what you wrote.`}
      heading={`Hello, ${name}`}
      action={{ label: 'See it on the course’s page', href: link }}
    >
      <P>
        {instructorName} answered your review of <strong>{courseTitle}</strong>:
      </P>
      {answer.split(/\n+/).map((line) => (
        <P key={line}>{line}</P>
      ))}
    </MailLayout>
  ),
};

/** Tells a learner why their review was taken out, and that they may write another. */
export const reviewRemoved: MailTemplate<About & { reason: string }> = {
  subject: ({ courseTitle }) => `Your review was removed: ${courseTitle}`,
  body: ({ name, courseTitle, reason, link }) => (
    <MailLayout
      preview="It no longer stands on the course’s page."
      heading={`Hello, ${name}`}
      action={{ label: 'Write another review', href: link }}
    >
      <P>
        An administrator removed your review of <strong>{courseTitle}</strong>. The reason given:
      </P>
      <P>“{reason}”</P>
      <P>You may write another one. If you believe this is a mistake, reply to this mail.</P>
    </MailLayout>
  ),
};
