import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import type { Route } from './+types/privacy';
import { privacyPolicy } from './content/privacy.ts';
import { LegalPage } from './legal-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Privacy policy',
    description:
      'What Milepost knows about you, why, for how long, and your rights. Privacy requests are answered within one month.',
    canonical: loaderData.canonical,
  });

/** The text is page data, so that it is not part of the page's script. */
export async function loader(args: Route.LoaderArgs) {
  const { appUrl, supportEmail } = scopeOf(args);
  return { document: privacyPolicy, supportEmail, canonical: `${appUrl}/privacy` };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { document, supportEmail } = loaderData;
  return <LegalPage title={document.title} document={document} supportEmail={supportEmail} />;
}
