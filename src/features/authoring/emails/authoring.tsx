import { firstName } from '../../../contract/text/names/first-name.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

/** Tells the instructor that a course was approved. */
export const courseApprovedEmail: EmailTemplate<{
  name: string;
  title: string;
  picture?: string | null;
  inCatalogue: boolean;
  link: string;
}> = {
  name: 'courseApproved',
  subject: ({ title }) => `“${title}” has been approved`,
  body: ({ name, title, picture, inCatalogue, link }) => (
    <EmailLayout
      preview={inCatalogue ? 'Learners can now find it in the catalogue.' : 'Publish it when you’re ready.'}
      course={{ title, picture }}
      heading={`Good news, ${firstName(name)}`}
      action={{ label: inCatalogue ? 'View public page' : 'Open your course', href: link }}
    >
      <P>Your course “{title}” has been reviewed and approved.</P>
      <P>
        {inCatalogue
          ? 'It is now in the catalogue, and learners can enrol.'
          : 'It isn’t published at the moment. Publish it when you’re ready; it doesn’t need another review.'}
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    title: 'Risk registers that get used',
    picture: examplePicture,
    inCatalogue: true,
    link: 'https://milepost.example/courses/risk-registers',
  },
};

/** Tells the instructor that a course needs changes before it can be published. */
export const courseRejectedEmail: EmailTemplate<{
  name: string;
  title: string;
  picture?: string | null;
  reason: string | null;
  link: string;
}> = {
  name: 'courseRejected',
  subject: ({ title }) => `“${title}” needs changes before it can be published`,
  body: ({ name, title, picture, reason, link }) => (
    <EmailLayout
      preview="What the reviewer found and what to do next."
      course={{ title, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Open your course', href: link }}
    >
      <P>Your course “{title}” has been reviewed and can’t be published as it is.</P>
      {reason && <P>Reviewer’s comments: “{reason}”</P>}
      <P>Nothing is lost. Make the changes, then publish the course again to request another review.</P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    title: 'Risk registers that get used',
    picture: examplePicture,
    reason: 'The second lecture has no sound.',
    link: 'https://milepost.example/instructor-dashboard/courses/1',
  },
};

export const authoringEmails: EmailTemplates = [courseApprovedEmail, courseRejectedEmail];
