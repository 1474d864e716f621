import { read } from '../../../../contract/api/read.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { useOwnZone } from '../../../../lib/form/zone/use-own-zone.ts';
import { FailedPart } from '../../../../lib/page/failures/failed-part.tsx';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { renewalLimits, type Scheme } from '../../contract.ts';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/add-certification';

export const meta: Route.MetaFunction = () => [{ title: 'Add certification · Milepost' }];

const list = '/dashboard/renewals';
const failed = 'We couldn’t add your certification.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { schemes } = scopeOf(args).api.renewals;
  return { schemes: await loadPart(read(schemes.$get()), 'Failed to load the certifications.') };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const json = {
    scheme: text(form, 'scheme'),
    earnedOn: text(form, 'earnedOn'),
    number: text(form, 'number'),
    timeZone: text(form, 'timeZone') || 'UTC',
  };
  try {
    const { message } = await read(scopeOf(args).api.renewals.holdings.$post({ json }));
    return redirectWithToast(list, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function AddCertification({ loaderData: { schemes }, actionData }: Route.ComponentProps) {
  const timeZone = useOwnZone();
  return (
    <>
      <PageHeader
        title="Add certification"
        text="We’ll work out the current cycle and add the courses you’ve completed in it."
        breadcrumbs={[{ label: 'My renewals', to: list }, { label: 'Add certification' }]}
      />
      <Card padding="lg" className="mt-6 max-w-2xl">
        <FailedPart part={schemes} />
        {schemes.data && (
          <ApiForm failure={failureIn(actionData)} className="grid gap-4">
            {({ busy, field }) => (
              <>
                <FormDraft of="certification" />
                <SelectField
                  label="Certification"
                  required
                  placeholder="Choose a certification"
                  {...field('scheme')}
                >
                  {byBody(schemes.data?.schemes ?? []).map(([body, own]) => (
                    <optgroup key={body} label={body}>
                      {own.map(({ key, name }) => (
                        <option key={key} value={key}>
                          {name}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </SelectField>
                <TextField
                  label="Earned on"
                  type="date"
                  required
                  hint="Cycles are counted from this day."
                  {...field('earnedOn')}
                />
                <TextField
                  label="Certification number"
                  maxLength={renewalLimits.number}
                  hint="Useful to have when you report."
                  {...field('number')}
                />
                <input type="hidden" name="timeZone" value={timeZone} />
                <FormButtons label="Add certification" busy={busy} cancelTo={list} />
              </>
            )}
          </ApiForm>
        )}
      </Card>
      <Marks />
    </>
  );
}

function byBody(schemes: readonly Scheme[]): [body: string, schemes: Scheme[]][] {
  const groups = new Map<string, Scheme[]>();
  for (const scheme of schemes) groups.set(scheme.body, [...(groups.get(scheme.body) ?? []), scheme]);
  return [...groups];
}
