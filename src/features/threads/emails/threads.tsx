import { firstName } from '../../../contract/text/names/first-name.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplates, SecretEmailTemplate } from '../../notifications/emails/template.ts';

export type News = {
  /** The reader's name. */
  name: string;
  courseTitle: string;
  picture?: string | null;
  /** The question's title. */
  title: string;
  /** Who wrote the question or the answer. */
  author: string;
  body: string;
  link: string;
  unsubscribe: string;
};

const example: News = {
  name: 'Ada Lovelace',
  courseTitle: 'Risk registers that get used',
  picture: examplePicture,
  title: 'Who owns a risk that two teams share?',
  author: 'Alan T.',
  body: 'Both teams say it is the other one’s.\nShould I write down both names?',
  link: 'https://milepost.example/dashboard/courses/1/questions/2',
  unsubscribe: 'https://milepost.example/questions/unsubscribe/token',
};

/** Tells an instructor about a new question in their course. */
export const questionEmail: SecretEmailTemplate<News> = {
  name: 'questionAsked',
  secret: true,
  subject: ({ title }) => `New question: ${title}`,
  body: ({ name, courseTitle, picture, title, author, body, link, unsubscribe }) => (
    <EmailLayout
      preview={`${author} asks: ${title}`}
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Answer the question', href: link }}
    >
      <P>
        {author} has a question about <strong>{courseTitle}</strong>:
      </P>
      <P>
        <strong>{title}</strong>
      </P>
      <Lines text={body} />
      <FrequencyLink unsubscribe={unsubscribe} />
    </EmailLayout>
  ),
  example,
};

/** Tells everyone taking part in a question about a new answer. */
export const answerEmail: SecretEmailTemplate<News> = {
  name: 'questionAnswered',
  secret: true,
  subject: ({ title, author }) => `${author} answered: ${title}`,
  body: ({ name, courseTitle, picture, title, author, body, link, unsubscribe }) => (
    <EmailLayout
      preview={`There is a new answer to “${title}”.`}
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Read the conversation', href: link }}
    >
      <P>
        {author} answered “{title}” in <strong>{courseTitle}</strong>:
      </P>
      <Lines text={body} />
      <FrequencyLink unsubscribe={unsubscribe} />
    </EmailLayout>
  ),
  example: {
    ...example,
    author: 'Grace Hopper',
    body: 'Write down one name: the person who can act first.',
  },
};

type Digest = {
  name: string;
  items: {
    id: string;
    title: string;
    courseTitle: string;
    author: string;
    isAnswer: boolean;
    link: string;
  }[];
  /** How many are not listed. */
  more: number;
  unsubscribe: string;
};

/** Lists a day's new questions and answers. */
export const digestEmail: SecretEmailTemplate<Digest> = {
  name: 'questionDigest',
  secret: true,
  subject: ({ items, more }) => `${counted(items.length + more, 'new message')} in your courses`,
  body: ({ name, items, more, unsubscribe }) => (
    <EmailLayout preview="New questions and answers since yesterday." heading={`Hello, ${firstName(name)}`}>
      <P>New in your courses:</P>
      {items.map(({ id, title, courseTitle, author, isAnswer, link }) => (
        <P key={id}>
          <EmailLink href={link}>{title}</EmailLink>
          <br />
          {isAnswer ? 'Answered' : 'Asked'} by {author} in {courseTitle}
        </P>
      ))}
      {more > 0 && <P>And {counted(more, 'other')}.</P>}
      <FrequencyLink unsubscribe={unsubscribe} />
    </EmailLayout>
  ),
  example: {
    name: example.name,
    items: [
      { ...example, id: '1', isAnswer: false },
      { ...example, id: '2', title: 'Is a quarterly review enough?', author: 'Grace Hopper', isAnswer: true },
    ],
    more: 0,
    unsubscribe: example.unsubscribe,
  },
};

function Lines({ text }: { text: string }) {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => <P key={index}>{line}</P>);
}

function FrequencyLink({ unsubscribe }: { unsubscribe: string }) {
  return (
    <P>
      <EmailLink href={unsubscribe}>Stop emails about questions, or get them once a day</EmailLink>
    </P>
  );
}

export const threadEmails: EmailTemplates = [questionEmail, answerEmail, digestEmail];
