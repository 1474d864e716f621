import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

/** Tells the instructor that a course passed its review. */
export const courseApproved: MailTemplate<{
  name: string;
  title: string;
  inCatalogue: boolean;
  link: string;
}> = {
  subject: ({ title }) => `“${title}” is approved`,
  body: ({ name, title, inCatalogue, link }) => (
    <MailLayout
      preview={
        inCatalogue ? 'Learners can find it in the catalogue now.' : 'Publish it whenever you are ready.'
      }
      heading={`Good news, ${name}`}
      action={{ label: inCatalogue ? 'See it in the catalogue' : 'Open your course', href: link }}
    >
      <P>Your course “{title}” has been reviewed and approved.</P>
      <P>
        {inCatalogue
          ? 'It is in the catalogue now, and learners can enrol.'
          : 'It is not published at the moment. Publish it whenever you are ready; it needs no further review.'}
      </P>
    </MailLayout>
  ),
};

/** Tells the instructor that a course needs changes before it can be published. */
export const courseRejected: MailTemplate<{
  name: string;
  title: string;
  reason: string | null;
  link: string;
}> = {
  subject: ({ title }) => `“${title}” needs changes before it can be published`,
  body: ({ name, title, reason, link }) => (
    <MailLayout
      preview="What the review found, and what to do next."
      heading={`Hello, ${name}`}
      action={{ label: 'Open your course', href: link }}
    >
      <P>Your course “{title}” has been reviewed and cannot be published as it is.</P>
      {reason && <P>The reviewer wrote: “{reason}”</P>}
      <P>Nothing is lost: change what is needed, then publish the course again to ask for another review.</P>
    </MailLayout>
  ),
};
