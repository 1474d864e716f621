import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { scopeOf } from '../lib/page/scope.ts';
import { hiddenPage } from '../lib/seo/hidden-page.ts';
import { PageHeader } from '../ui/navigation/page-header.tsx';
import { Actions } from '../ui/showcase/actions.tsx';
import { Emails } from '../ui/showcase/emails.tsx';
import { Forms } from '../ui/showcase/forms.tsx';
import { Foundations } from '../ui/showcase/foundations.tsx';
import { Lists } from '../ui/showcase/lists.tsx';
import { Progress } from '../ui/showcase/progress.tsx';
import { States } from '../ui/showcase/states.tsx';
import { Surfaces } from '../ui/showcase/surfaces.tsx';
import { Logo } from '../ui/theme/logo.tsx';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import { renderExamples } from './emails.server.ts';

export const meta = () => hiddenPage('Design system');

export const loader = async (args: LoaderFunctionArgs) => ({
  emails: await renderExamples(scopeOf(args).appUrl),
});

/** Every component of the design system in every state, and every email; only mounted in development. */
export default function Design() {
  const { emails } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-8">
      <div className="mb-12 flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <ThemeToggle />
      </div>
      <PageHeader
        className="mb-12"
        eyebrow="The route"
        title="The design system"
        text="Road-sign green and marker amber on near-white paper. Every component, in every state."
      />
      <Foundations />
      <Actions />
      <Forms />
      <Surfaces />
      <Progress />
      <Lists />
      <States />
      <Emails emails={emails} />
    </div>
  );
}
