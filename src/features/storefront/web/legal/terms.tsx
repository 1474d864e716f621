import { read } from '../../../../contract/api/read.ts';
import { refundSentence } from '../../../../contract/text/promises.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import type { Route } from './+types/terms';
import { withSentences } from './content/document.ts';
import { instructorTerms } from './content/instructor-terms.ts';
import { shareSentences } from './content/share-sentences.ts';
import { studentTerms } from './content/student-terms.ts';
import { LegalPage } from './legal-page.tsx';

const path = '/termsandconndition';
const instructorPath = `${path}?for=instructor`;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { forInstructor, canonical } = loaderData;
  const aim = forInstructor ? 'teach' : 'learn';
  return describePage({
    title: forInstructor ? 'Instructor Terms and Conditions' : 'Terms and Conditions',
    description: `The agreement between you and Milepost when you ${aim} with us: access, payments, content, privacy, liability and governing law.`,
    canonical,
  });
};

/** The text is page data, so that it is not part of the page's script. */
export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl, supportEmail } = scopeOf(args);
  const forInstructor = new URL(args.request.url).searchParams.get('for') === 'instructor';
  return {
    forInstructor,
    document: forInstructor
      ? withSentences(instructorTerms, shareSentences(await read(api.earnings.terms.$get())))
      : withSentences(studentTerms, {
          refunds: refundSentence((await read(api.payment['refund-terms'].$get())).terms),
        }),
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
