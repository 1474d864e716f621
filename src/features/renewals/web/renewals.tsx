import { useState } from 'react';
import { useFetcher } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import { useFetcherResponse } from '../../../lib/form/after-sending/use-fetcher-response.ts';
import { decided, orUndecided } from '../../../lib/form/decision.ts';
import { oneOf, required } from '../../../lib/form/reading/form-fields.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { resultNotice } from '../../../ui/states/result-notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { EntryQuery, type Holding } from '../contract.ts';
import { reminderFrequencies } from '../reminders/due-reminders.ts';
import type { Route } from './+types/renewals';
import { entryList } from './activities/entry-list.tsx';
import { HoldingCard } from './certifications/holding-card.tsx';
import { Marks } from './marks.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { removalText } from './removal-text.ts';

export const meta: Route.MetaFunction = () => [{ title: 'My renewals · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { renewals } = scopeOf(args).api;
  const failed = 'Failed to load your renewals. Please try again.';
  const options = { query: EntryQuery, limit: pageSizes.creditEntries, failed };
  const [holdings, entries, emails] = await Promise.all([
    loadPart(read(renewals.holdings.$get()).then(withToday), failed),
    loadList(args.request, options, (query) => read(renewals.entries.$get({ query }))),
    loadPart(read(renewals.emails.$get()), failed),
  ]);
  return { holdings, entries, emails };
}

/** A certification, with today’s date in its time zone. */
type Held = Holding & { today: string };

function withToday({ holdings }: { holdings: Holding[] }): Held[] {
  const now = new Date();
  return holdings.map((holding) => ({ ...holding, today: dayIn(now, holding.timeZone) }));
}

/** Removes a certification or an activity, starts a cycle, switches to newer rules, or saves the reminder frequency. */
export async function action(args: Route.ActionArgs): Promise<ReturnType<typeof decided>> {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const what = oneOf(form, 'what', ['holdings', 'entries', 'reminders', 'switch', 'next']);
  const { renewals } = scopeOf(args).api;
  try {
    if (what === 'reminders') {
      const json = { frequency: oneOf(form, 'frequency', reminderFrequencies) };
      return decided('success', (await read(renewals.emails.$put({ json }))).message);
    }
    const param = segments({ id: required(form, 'id') });
    if (what === 'next') {
      const { message } = await read(renewals.holdings[':id']['next-cycle'].$post({ param }));
      return decided('success', message);
    }
    if (what === 'switch') {
      const json = { version: Number(required(form, 'version')) };
      const { message } = await read(renewals.holdings[':id']['scheme-version'].$put({ param, json }));
      return decided('success', message);
    }
    const { message } = await read(renewals[what][':id'].$delete({ param }));
    return decided('success', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return decided('error', error.message, error.status);
  }
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUndecided(serverAction());

type Removal = { what: 'holdings' | 'entries'; id: string; name: string };

export default function Renewals({ loaderData, actionData }: Route.ComponentProps) {
  const { holdings, entries, emails } = loaderData;
  const { removal, ask, confirm, busy } = useRemoval();
  const held = holdings.data ?? [];
  const list = entryList(held, ({ _id, title }) => ask({ what: 'entries', id: _id, name: title }));
  return (
    <>
      <ListPage
        title="My renewals"
        text="What your learning counts for when your certifications come up for renewal."
        actions={
          held.length > 0 && (
            <>
              <LinkButton to="/dashboard/renewals/certification" variant="secondary">
                Add certification
              </LinkButton>
              <LinkButton to="/dashboard/renewals/activity">Add activity</LinkButton>
            </>
          )
        }
        list={list}
        loaded={entries}
        notice={resultNotice(actionData)}
      >
        <FailedPart part={holdings} />
        {holdings.data && held.length === 0 && (
          <EmptyState
            title="Which certification do you hold?"
            text="Add it, and we’ll count your completed courses towards its renewal."
            action={<LinkButton to="/dashboard/renewals/certification">Add certification</LinkButton>}
          />
        )}
        <Cards holdings={held.filter(({ hasNext }) => !hasNext)} ask={ask} />
        {held.some(({ hasNext }) => hasNext) && (
          <details className="mt-6">
            <summary className="cursor-pointer font-semibold">Earlier cycles</summary>
            <Cards holdings={held.filter(({ hasNext }) => hasNext)} ask={ask} />
          </details>
        )}
        <h2 className="mt-12 text-2xl">Activities</h2>
      </ListPage>
      {emails.data && held.length > 0 && <ReminderForm frequency={emails.data.frequency} />}
      <Marks />
      <ConfirmDialog
        open={removal !== null}
        title={`Remove ${removal?.name ?? ''}?`}
        confirmLabel="Remove"
        busy={busy}
        onClose={() => ask(null)}
        onConfirm={confirm}
      >
        <p>{removal && removalText[removal.what]}</p>
      </ConfirmDialog>
    </>
  );
}

type CardsProps = { holdings: readonly Held[]; ask: (removal: Removal) => void };

const Cards = ({ holdings, ask }: CardsProps) => (
  <div className={cx('mt-6 grid items-start gap-6', holdings.length > 1 && 'xl:grid-cols-2')}>
    {holdings.map((holding) => (
      <HoldingCard
        key={holding._id}
        holding={holding}
        today={holding.today}
        onRemove={({ _id, scheme }) => ask({ what: 'holdings', id: _id, name: scheme.name })}
      />
    ))}
  </div>
);

/** Asks before a certification or an activity is removed, and removes it once the learner has confirmed. */
function useRemoval() {
  const fetcher = useFetcher<typeof action>();
  const [removal, ask] = useState<Removal | null>(null);
  useFetcherResponse(fetcher, ({ isOver, tone, message }) => {
    toast[tone](message);
    if (isOver) ask(null);
  });
  const confirm = () => {
    if (removal) void fetcher.submit({ what: removal.what, id: removal.id }, { method: 'post' });
  };
  return { removal, ask, confirm, busy: fetcher.state !== 'idle' };
}
