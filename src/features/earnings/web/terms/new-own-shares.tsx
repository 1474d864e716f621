import { read } from '../../../../contract/api/read.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { complete, text, typedNumber } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import type { Route } from './+types/new-own-shares';

export const meta: Route.MetaFunction = () => [{ title: 'New shares · Milepost' }];

const failed = 'We couldn’t plan the shares.';
const list = '/admin-dashboard/share-terms/instructors';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  // If both are left empty, the general shares apply again.
  complete(form, ['ownShare', 'platformShare']);
  try {
    const json = {
      email: text(form, 'email'),
      effectiveFrom: text(form, 'effectiveFrom'),
      ownShare: typedNumber(form, 'ownShare'),
      platformShare: typedNumber(form, 'platformShare'),
    };
    const { message } = await read(scopeOf(args).api.admin['own-shares'].$post({ json }));
    return redirectWithToast(list, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function NewOwnShares({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="New shares"
        text="For one instructor. We email the instructor as soon as you save."
        breadcrumbs={[{ label: 'Revenue share', to: list }, { label: 'New shares' }]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ApiForm failure={failureIn(actionData)} className="grid gap-4 sm:grid-cols-2">
          {({ busy, field }) => (
            <>
              <FormDraft of="own-shares" />
              <TextField
                label="Instructor’s email"
                type="email"
                autoComplete="off"
                required
                fieldClassName="sm:col-span-2"
                {...field('email')}
              />
              <TextField
                label="Share of their own sales"
                inputMode="decimal"
                suffix="%"
                hint="Leave both shares empty to return to the general ones."
                {...field('ownShare')}
              />
              <TextField
                label="Share of all other sales"
                inputMode="decimal"
                suffix="%"
                {...field('platformShare')}
              />
              <TextField
                label="First day"
                type="date"
                required
                hint="In UTC. Tomorrow at the earliest, or 30 days ahead if a share goes down."
                fieldClassName="sm:col-span-2"
                {...field('effectiveFrom')}
              />
              <FormButtons label="Plan and announce" busy={busy} cancelTo={list} className="sm:col-span-2" />
            </>
          )}
        </ApiForm>
      </Card>
    </>
  );
}
