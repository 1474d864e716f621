import { firstName } from '../../../contract/text/names/first-name.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplates, SecretEmailTemplate } from '../../notifications/emails/template.ts';
import type { Occasion } from '../limits.ts';

export type SessionNews = {
  name: string;
  title: string;
  courseTitle: string;
  picture?: string | null;
  /** In the instructor's time zone. */
  when: string;
  minutes: number;
  /** How long it is until the start, such as `24 hours`; absent from emails queued by an earlier version. */
  startsIn?: string;
  /** The page with the session and its link. */
  link: string;
  unsubscribe: string;
};

type Copy = {
  name: string;
  subject: (news: SessionNews) => string;
  preview: (news: SessionNews) => string;
  text: (news: SessionNews) => string;
  label: string;
};

const copies: Record<Occasion, Copy> = {
  day: {
    name: 'liveSessionTomorrow',
    subject: ({ title, startsIn = '24 hours' }) => `In ${startsIn}: ${title}`,
    preview: ({ when }) => when,
    text: ({ startsIn = '24 hours' }) =>
      `The live session you’ve registered for starts in about ${startsIn}:`,
    label: 'Open the session',
  },
  hour: {
    name: 'liveSessionSoon',
    subject: ({ title, startsIn = 'one hour' }) => `In ${startsIn}: ${title}`,
    preview: ({ when }) => when,
    text: ({ startsIn = 'one hour' }) =>
      `The live session you’ve registered for starts in about ${startsIn}:`,
    label: 'Open the session',
  },
  moved: {
    name: 'liveSessionMoved',
    subject: ({ title }) => `New time: ${title}`,
    preview: ({ when }) => `Now on ${when}.`,
    text: () => 'The time of a live session you’ve registered for has changed. It’s now:',
    label: 'See the session',
  },
  cancelled: {
    name: 'liveSessionCancelled',
    subject: ({ title }) => `Cancelled: ${title}`,
    preview: ({ when }) => `It won’t take place on ${when}.`,
    text: () => 'A live session you’ve registered for won’t take place:',
    label: 'See other live sessions',
  },
};

const example: SessionNews = {
  name: 'Ada Lovelace',
  title: 'Risk workshop: your questions',
  courseTitle: 'Risk registers that get used',
  picture: examplePicture,
  when: 'Thursday, 3 December 2026 at 18:00 GMT',
  minutes: 60,
  link: 'https://milepost.example/dashboard/courses/1/live-sessions',
  unsubscribe: 'https://milepost.example/course-emails/unsubscribe/token',
};

function emailOf(occasion: Occasion): SecretEmailTemplate<SessionNews> {
  const { name: template, subject, preview, text, label } = copies[occasion];
  return {
    name: template,
    secret: true,
    subject,
    body: (news) => (
      <EmailLayout
        preview={preview(news)}
        course={{ title: news.courseTitle, picture: news.picture }}
        heading={`Hello, ${firstName(news.name)}`}
        action={{ label, href: news.link }}
      >
        <P>{text(news)}</P>
        <P>
          <strong>{news.title}</strong> in {news.courseTitle}
        </P>
        <P>
          {news.when}, {counted(news.minutes, 'minute')}
        </P>
        <P>
          <EmailLink href={news.unsubscribe}>Stop announcements and reminders from this course</EmailLink>
        </P>
      </EmailLayout>
    ),
    example,
  };
}

/** The emails to learners who have registered for a session: reminders, a new time, a cancellation. */
export const sessionEmailFor: Record<Occasion, SecretEmailTemplate<SessionNews>> = {
  day: emailOf('day'),
  hour: emailOf('hour'),
  moved: emailOf('moved'),
  cancelled: emailOf('cancelled'),
};

export const liveSessionEmails: EmailTemplates = Object.values(sessionEmailFor);
