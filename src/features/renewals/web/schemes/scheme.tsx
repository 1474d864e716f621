import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { counted, formatDate } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { required, text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import type { SchemeVersion } from '../../schemes/admin/shapes.ts';
import { rulesOf, schemeDifferences } from '../../schemes/differences.ts';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/scheme';
import { readScheme } from './read-scheme.ts';
import { schemePath, schemesPath } from './scheme-path.ts';
import { Source } from './source.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.current.name ?? 'Renewal scheme'} · Milepost` },
];

const failed = 'We couldn’t confirm the rules.';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const scheme = await readScheme(args, args.params.key);
  return { ...scheme, today: new Date().toISOString().slice(0, 10) };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const { key } = args.params;
  try {
    const json = { version: Number(required(form, 'version')), checkedOn: text(form, 'checkedOn') };
    const { confirmation } = scopeOf(args).api.admin['renewal-schemes'][':key'];
    const { message } = await read(confirmation.$put({ param: segments({ key }), json }));
    return redirectWithToast(schemePath(key), message);
  } catch (error) {
    return refusedDecision(schemePath(key), failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** The rules of a scheme, their confirmation, and its earlier versions. */
export default function SchemePage({ loaderData, actionData }: Route.ComponentProps) {
  const { current, earlier, today } = loaderData;
  return (
    <>
      <PageHeader
        title={current.name}
        text={`${current.body} · version ${current.version}${madeText(current)}`}
        breadcrumbs={[{ label: 'Renewal schemes', to: schemesPath }, { label: current.name }]}
        actions={<LinkButton to={`${schemePath(current.key)}/edit`}>Edit as a new version</LinkButton>}
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card padding="lg" as="section" aria-labelledby="rules">
          <h2 id="rules" className="text-xl">
            Rules
          </h2>
          <dl className="mt-4 grid gap-3">
            {rulesOf(current).map(({ key, name, value }) => (
              <div key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline pb-2">
                <dt className="text-ink-2">{name}</dt>
                <dd className="text-end wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="grid gap-6">
          <Card padding="lg" as="section" aria-labelledby="confirm">
            <h2 id="confirm" className="text-xl">
              Confirm
            </h2>
            <p className="mt-2">
              Source: <Source scheme={current} />
            </p>
            <p className="mt-2 text-ink-2">{confirmedText(current)}</p>
            <ApiForm
              failure={failureIn(actionData)}
              values={{ checkedOn: today }}
              hiddenFields={{ version: String(current.version) }}
              className="mt-4 grid gap-4"
            >
              {({ busy, field }) => (
                <>
                  <TextField
                    label="Checked on"
                    type="date"
                    required
                    hint="The day on which you checked these rules against the source."
                    {...field('checkedOn')}
                  />
                  <p>
                    <Button type="submit" busy={busy}>
                      Confirm the rules
                    </Button>
                  </p>
                </>
              )}
            </ApiForm>
          </Card>
          <Versions versions={[current, ...earlier]} />
        </div>
      </div>
      <Marks />
    </>
  );
}

const madeText = ({ createdAt, createdBy }: SchemeVersion): string =>
  createdAt ? `, since ${formatDate(createdAt)}${createdBy ? ` by ${createdBy}` : ''}` : '';

const confirmedText = ({ checkedOn, checkedBy }: SchemeVersion): string =>
  checkedOn
    ? `Last confirmed on ${formatDate(checkedOn)}${checkedBy ? ` by ${checkedBy}` : ''}.`
    : 'Never confirmed: learners see that the rules are unconfirmed.';

/** Each version, with what it changed and how many certifications use it. */
function Versions({ versions }: { versions: readonly SchemeVersion[] }) {
  return (
    <Card padding="lg" as="section" aria-labelledby="versions">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      {versions.length === 1 && <p className="mt-2 text-ink-2">There is only one version so far.</p>}
      <ol className="mt-4 grid gap-4">
        {versions.map((version, index) => {
          const before = versions[index + 1];
          return (
            <li key={version._id}>
              <h3 className="font-semibold">
                Version {version.version}
                {madeText(version)}
              </h3>
              <p className="text-sm text-ink-2">
                Used by {counted(version.holdings, 'certification')}.
                {version.checkedOn ? ` Confirmed on ${formatDate(version.checkedOn)}.` : ' Unconfirmed.'}
              </p>
              {before && (
                <ul className="mt-1 list-disc ps-5">
                  {schemeDifferences(before, version).map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
