import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

type Enrolled = {
  name: string;
  courseTitle: string;
  instructorName: string;
  welcomeMessage: string;
  link: string;
};

/** Tells a learner that a course is theirs, with the instructor's own welcome. */
export const enrolled: MailTemplate<Enrolled> = {
  subject: ({ courseTitle }) => `You are enrolled: ${courseTitle}`,
  body: ({ name, courseTitle, instructorName, welcomeMessage, link }) => (
    <MailLayout
      preview="Your course is ready when you are."
      heading={`Your route starts here, ${name}`}
      action={{ label: 'Start learning', href: link }}
    >
      <P>
        You now have access to <strong>{courseTitle}</strong> with {instructorName}.
      </P>
      {welcomeMessage && <Welcome from={instructorName} message={welcomeMessage} />}
      <P>Every lecture you finish opens the next. Your place is kept on every device.</P>
    </MailLayout>
  ),
};

function Welcome({ from, message }: { from: string; message: string }) {
  const paragraphs = message.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <div style={{ borderLeft: '4px solid #e0a100', padding: '0 0 0 16px', margin: '20px 0' }}>
      {paragraphs.map((line) => (
        <P key={line}>{line}</P>
      ))}
      <P>— {from}</P>
    </div>
  );
}
