import { LinkTabs } from '../../ui/link-tabs.tsx';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/terms';
import { instructorTerms } from './content/instructor-terms.ts';
import { studentTerms } from './content/student-terms.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

const path = '/termsandconndition';
const instructorPath = `${path}?for=instructor`;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.forInstructor ? 'Instructor Terms and Conditions' : 'Terms and Conditions';
  const whom = loaderData?.forInstructor ? 'teach' : 'learn';
  return pageMeta(
    title,
    `The agreement between you and Milepost when you ${whom} with us: access, payments, content, privacy, liability and governing law.`,
    loaderData?.canonical,
  );
};

/** The text comes with the data, so that it is no part of the page's script. */
export async function loader(args: Route.LoaderArgs) {
  const { appUrl, supportEmail } = scopeOf(args);
  const forInstructor = new URL(args.request.url).searchParams.get('for') === 'instructor';
  return {
    forInstructor,
    document: forInstructor ? instructorTerms : studentTerms,
    supportEmail,
    canonical: appUrl + (forInstructor ? instructorPath : path),
  };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { document, supportEmail, forInstructor } = loaderData;
  return (
    <LegalPage
      title="Terms and Conditions"
      document={document}
      supportEmail={supportEmail}
      choice={
        <LinkTabs
          label="Terms for"
          className="mb-6"
          tabs={[
            { to: path, label: 'Student Terms', current: !forInstructor },
            { to: instructorPath, label: 'Instructor Terms', current: forInstructor },
          ]}
        />
      }
    />
  );
}
