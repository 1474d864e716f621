import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { toastRefusal } from '../../../lib/form/after-sending/toast-refusal.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orUnsaved } from '../../../lib/form/failures/or-connection-lost.ts';
import { ListPart } from '../../../lib/list/list-part.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { ParkedJobQuery } from '../contract.ts';
import type { Route } from './+types/system';
import { Backups } from './backups.tsx';
import { parkedJobs } from './parked-jobs.tsx';
import { Services } from './services.tsx';
import { systemAction } from './system-action.ts';
import { Processes, QueueFigures, Versions } from './system-parts.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'System · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { admin } = scopeOf(args).api;
  const [system, jobs] = await Promise.all([
    loadPart(read(admin.system.$get()), 'Failed to load the state of the system'),
    loadList(args.request, { query: ParkedJobQuery, limit: pageSizes.parkedJobs }, (query) =>
      read(admin.system.jobs.$get({ query })),
    ),
  ]);
  return { system, jobs };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  return systemAction(args);
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  // A failed check is shown below its button.
  return form.get('intent') === 'check' ? orUnsaved(serverAction()) : toastRefusal(serverAction());
}

/** The page about the running product: processes, waiting jobs and failures. */
export default function SystemPage({ loaderData: { system, jobs }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="System" text="Versions, processes, background jobs and backups." />
      <div className="mt-6">
        <FailedPart part={system} />
        {system.data && <QueueFigures jobs={system.data.system.jobs} />}
      </div>
      <section aria-labelledby="parked" className="mt-12">
        <h2 id="parked" className="mb-2 text-2xl">
          Parked jobs
        </h2>
        <p className="mb-4 max-w-2xl text-ink-2">
          A job that keeps failing is parked after its last attempt. Retry it once you’ve fixed the cause.
          After two weeks it is discarded.
        </p>
        <ListPart list={parkedJobs} loaded={jobs} />
      </section>
      <div className="mt-12">
        <Services
          services={actionData && 'services' in actionData ? actionData.services : undefined}
          failure={failureIn(actionData)}
        />
      </div>
      {system.data && (
        <div className="mt-6">
          <Backups backups={system.data.system.backups} />
        </div>
      )}
      {system.data && (
        <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Processes processes={system.data.system.processes} />
          <Versions versions={system.data.system.versions} />
        </div>
      )}
    </>
  );
}
