import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/edit-scheme';
import { readScheme } from './read-scheme.ts';
import { SchemeForm } from './scheme-form.tsx';
import { schemePath, schemesPath } from './scheme-path.ts';
import { draftFrom, valuesOf } from './scheme-values.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `New version of ${loaderData?.scheme.name ?? 'a scheme'} · Milepost` },
];

const failed = 'We couldn’t save the rules.';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { current } = await readScheme(args, args.params.key);
  return { scheme: current };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const { key } = args.params;
  try {
    const { versions } = scopeOf(args).api.admin['renewal-schemes'][':key'];
    const { message } = await read(versions.$post({ param: segments({ key }), json: draftFrom(form) }));
    return redirectWithToast(schemePath(key), message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../../lib/form/conflicts/revalidate-form.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function EditScheme({ loaderData: { scheme }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={`New version of ${scheme.name}`}
        text="It applies to cycles that begin from now on. Certifications keep their version until their cycle ends, unless their holders switch."
        breadcrumbs={[
          { label: 'Renewal schemes', to: schemesPath },
          { label: scheme.name, to: schemePath(scheme.key) },
          { label: 'New version' },
        ]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <SchemeForm
          key={scheme.key}
          scheme={scheme}
          values={valuesOf(scheme)}
          failure={failureIn(actionData)}
          cancelTo={schemePath(scheme.key)}
        />
      </Card>
      <Marks />
    </>
  );
}
