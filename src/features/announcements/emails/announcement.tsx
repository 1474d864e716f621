import { firstName } from '../../../contract/text/names/first-name.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, EmailLink, EmailText, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplates, SecretEmailTemplate } from '../../notifications/emails/template.ts';

type Data = {
  name: string;
  title: string;
  /** Markdown. */
  body: string;
  courseTitle: string;
  instructor: string;
  picture?: string | null;
  link: string;
  unsubscribe: string;
};

/** An announcement from an instructor to a learner. */
export const announcementEmail: SecretEmailTemplate<Data> = {
  name: 'courseAnnouncement',
  secret: true,
  subject: ({ title }) => title,
  body: ({ name, title, body, courseTitle, instructor, picture, link, unsubscribe }) => (
    <EmailLayout
      preview={`A message from ${instructor} to learners taking ${courseTitle}.`}
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Open in the course', href: link }}
    >
      <P>
        A message from {instructor} to learners taking <strong>{courseTitle}</strong>:
      </P>
      <P>
        <strong>{title}</strong>
      </P>
      <EmailText>
        <Markdown level={2}>{body}</Markdown>
      </EmailText>
      <P>
        <EmailLink href={unsubscribe}>Stop emails about this course</EmailLink>
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    title: 'New: a worked example of a risk workshop',
    body: 'I’ve added **a worked example** to section 3.\n\n- Read it before the live session.\n- Bring one risk of your own.',
    courseTitle: 'Risk registers that get used',
    instructor: 'Grace Hopper',
    picture: examplePicture,
    link: 'https://milepost.example/dashboard/courses/1/announcements',
    unsubscribe: 'https://milepost.example/course-emails/unsubscribe/token',
  },
};

export const announcementEmails: EmailTemplates = [announcementEmail];
