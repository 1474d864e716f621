import { firstName } from '../../../contract/text/names/first-name.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type Report = { name: string; courseTitle: string; stem: string; text: string; link: string };

/** Tells an instructor about a problem that a learner has reported with a question. */
export const questionReportedEmail: EmailTemplate<Report> = {
  name: 'questionReported',
  subject: ({ courseTitle }) => `A learner reported a question: ${courseTitle}`,
  body: ({ name, courseTitle, stem, text, link }) => (
    <EmailLayout
      preview={text}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Open the question', href: link }}
    >
      <P>
        A learner has reported a problem with a question in <strong>{courseTitle}</strong>:
      </P>
      <P>
        <strong>{stem}</strong>
      </P>
      <P>{text}</P>
      <P>You can correct the question, or void it: everyone who was asked it then gets full marks for it.</P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    courseTitle: 'Risk registers that get used',
    stem: 'Which entry is written so that someone can act on it?',
    text: 'Options B and C say the same thing.',
    link: 'https://milepost.example/instructor-dashboard/courses/1/questions/2',
  },
};

type Extra = { name: string; courseTitle: string; quizTitle: string; link: string };

/** Tells a learner who had no attempts left that they can take a quiz once more. */
export const extraAttemptEmail: EmailTemplate<Extra> = {
  name: 'extraAttempt',
  subject: ({ quizTitle }) => `You have one more attempt: ${quizTitle}`,
  body: ({ name, courseTitle, quizTitle, link }) => (
    <EmailLayout
      preview={`You can take “${quizTitle}” once more.`}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Open the quiz', href: link }}
    >
      <P>
        You have one more attempt at <strong>{quizTitle}</strong> in <strong>{courseTitle}</strong>.
      </P>
      <P>It doesn’t expire, so take the time to revise first. The quiz page shows when you can start.</P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    courseTitle: 'Risk registers that get used',
    quizTitle: 'Final exam',
    link: 'https://milepost.example/dashboard/courses/1/quizzes/2',
  },
};

type Voided = Extra & { reason: string };

/** Tells a learner that their attempt no longer counts, and why. */
export const attemptVoidedEmail: EmailTemplate<Voided> = {
  name: 'attemptVoided',
  subject: ({ quizTitle }) => `Your attempt was voided: ${quizTitle}`,
  body: ({ name, courseTitle, quizTitle, reason, link }) => (
    <EmailLayout
      preview={reason}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Open the quiz', href: link }}
    >
      <P>
        One of your attempts at <strong>{quizTitle}</strong> in <strong>{courseTitle}</strong> has been
        voided:
      </P>
      <P>{reason}</P>
      <P>
        It no longer counts as an attempt or towards your certificate. Lectures you’ve completed stay
        complete. If you think this is a mistake, please ask your instructor in the course.
      </P>
    </EmailLayout>
  ),
  example: {
    ...extraAttemptEmail.example,
    reason: 'The picture in question 4 was missing, so the attempt was not fair.',
  },
};

export const assessmentEmails: EmailTemplates = [
  questionReportedEmail,
  extraAttemptEmail,
  attemptVoidedEmail,
];
