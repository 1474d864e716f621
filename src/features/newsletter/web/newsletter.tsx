import { read } from '../../../contract/api/read.ts';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { text } from '../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { safePath } from '../../../lib/page/viewer/guard.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Route } from './+types/newsletter';
import { newsletter } from './copy.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({ title: newsletter.title, description: newsletter.text, canonical: loaderData.canonical });

export async function loader(args: Route.LoaderArgs) {
  return { canonical: `${scopeOf(args).appUrl}/newsletter` };
}

/** Used without scripts: redirects back with a message. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    const json = { email: text(form, 'email') };
    const { message } = await read(scopeOf(args).api.newsletter.subscribe.$post({ json }));
    return redirectWithToast(safePath(text(form, 'from'), '/'), message);
  } catch (error) {
    return failureOr('Subscription failed', form, error);
  }
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const failure = actionData?.failure;
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-12 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        <h1 className="text-3xl">{newsletter.title}</h1>
        <p className="mt-3 mb-6 text-ink-2">{newsletter.text}</p>
        <NewsletterForm typed={failure?.values.email} error={failure?.message} />
      </Card>
    </main>
  );
}
