import { firstName } from '../../../contract/text/names/first-name.ts';
import { amber } from '../../notifications/emails/email-styles.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type Enrolled = {
  name: string;
  courseTitle: string;
  picture?: string | null;
  instructorName: string;
  welcomeMessage: string;
  link: string;
};

/** Tells a learner that they are enrolled, with the instructor's welcome message. */
export const enrolledEmail: EmailTemplate<Enrolled> = {
  name: 'enrolled',
  subject: ({ courseTitle }) => `You are enrolled: ${courseTitle}`,
  body: ({ name, courseTitle, picture, instructorName, welcomeMessage, link }) => (
    <EmailLayout
      preview="Your course is ready when you are."
      course={{ title: courseTitle, picture }}
      heading={`Your route starts here, ${firstName(name)}`}
      action={{ label: 'Start learning', href: link }}
    >
      <P>
        You now have access to <strong>{courseTitle}</strong> with {instructorName}.
      </P>
      {welcomeMessage && <Welcome from={instructorName} message={welcomeMessage} />}
      <P>Complete a lecture to unlock the next one. We save your place, so you can continue on any device.</P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    courseTitle: 'Risk registers that get used',
    picture: examplePicture,
    instructorName: 'Grace Hopper',
    welcomeMessage: 'Welcome aboard!\nBring a register you work with.',
    link: 'https://milepost.example/dashboard/courses/1',
  },
};

function Welcome({ from, message }: { from: string; message: string }) {
  const paragraphs = message.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <div style={{ borderLeft: `4px solid ${amber}`, padding: '0 0 0 16px', margin: '20px 0' }}>
      {paragraphs.map((line) => (
        <P key={line}>{line}</P>
      ))}
      <P>— {from}</P>
    </div>
  );
}

export const learningEmails: EmailTemplates = [enrolledEmail];
