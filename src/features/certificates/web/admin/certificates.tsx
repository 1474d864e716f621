import { useState } from 'react';
import { useFetcher } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { type CertificateStatus, certificateStatuses, pageSizes } from '../../../../contract/constants.ts';
import { useFetcherResponse } from '../../../../lib/form/after-sending/use-fetcher-response.ts';
import { decided, orUndecided } from '../../../../lib/form/decision.ts';
import { complete, oneOf, required, text } from '../../../../lib/form/reading/form-fields.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { readQuery } from '../../../../lib/list/query-params.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { usePendingQuery } from '../../../../ui/lists/query/use-pending-query.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import { resultNotice } from '../../../../ui/states/result-notice.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import { AdminQuery } from '../../contract.ts';
import type { Route } from './+types/certificates';
import { certificateList, DecisionDialogs, type Decisions, type Question } from './certificates-table.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Certificate Management · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { certificates } = scopeOf(args).api.admin;
  const { status: tab = 'pending' } = readQuery(args.request, AdminQuery);
  const options = {
    query: AdminQuery,
    limit: pageSizes.certificates,
    failed: (failure: ApiFailure) =>
      failure.status >= 500 ? 'Failed to fetch certificates' : failure.message,
  };
  const list = await loadList(args.request, options, (query) =>
    read(certificates.admin.$get({ query: { ...query, status: tab } })),
  );
  return { tab, list };
}

export async function action(args: Route.ActionArgs): Promise<ReturnType<typeof decided>> {
  await guardAdmin(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['approve', 'reject', 'revoke', 'correct']);
  const { certificates, admin: administration } = scopeOf(args).api;
  const { admin } = certificates;
  const id = required(form, 'id');
  try {
    if (intent === 'correct') {
      complete(form, ['validUntil']);
      const { expiry } = administration.badges[':number'];
      const dayIn = (field: string) => text(form, field) || null;
      const shown = form.has('shownValidUntil') ? { shownValidUntil: dayIn('shownValidUntil') } : {};
      const json = { validUntil: dayIn('validUntil'), ...shown };
      const { message } = await read(expiry.$put({ param: segments({ number: id }), json }));
      return decided('success', message);
    }
    const param = segments({ id });
    if (intent === 'approve') {
      // The status that the page showed, so that no administrator overturns a decision without having seen it.
      const query = form.has('status') ? { status: oneOf(form, 'status', certificateStatuses) } : {};
      return decided('success', (await read(admin[':id'].approve.$put({ param, query }))).message);
    }
    if (intent === 'revoke') {
      await read(admin[':id'].revoke.$put({ param }));
      return decided('warning', 'Certificate has been revoked');
    }
    const json = { reason: text(form, 'reason') };
    return decided('success', (await read(admin[':id'].reject.$put({ param, json }))).message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return decided(error.status === 400 ? 'warning' : 'error', error.message, error.status);
  }
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUndecided(serverAction());

const names: Record<CertificateStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

export default function CertificateManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, list } = loaderData;
  const decisions = useDecisions();
  const tabLink = useTabLink();
  return (
    <>
      <ListPage
        title="Certificate Management"
        text="Certificate requests and decisions."
        list={certificateList(tab, decisions)}
        loaded={list}
        notice={resultNotice(actionData)}
      >
        <LinkTabs
          label="Certificates by status"
          className="mt-6"
          tabs={certificateStatuses.map((status) => ({
            to: tabLink(status),
            label: names[status],
            count: list.data?.counts[status],
            current: status === tab,
          }))}
        />
      </ListPage>
      <DecisionDialogs {...decisions} />
    </>
  );
}

/** The URL of a tab: keeps the search and starts at the first page. */
function useTabLink(): (status: CertificateStatus) => string {
  const search = new URLSearchParams(usePendingQuery()).get('search');
  return (status) => `?${new URLSearchParams({ ...(search && { search }), status })}`;
}

/**
 * Sends decisions; responses become toasts. The fetcher has one request at a time, so no row takes a decision while
 * another is being saved. The dialog closes once nothing is left to decide on.
 */
function useDecisions(): Decisions {
  const fetcher = useFetcher<typeof action>();
  const [question, ask] = useState<Question | null>(null);
  useFetcherResponse(fetcher, ({ isOver, tone, message }) => {
    toast[tone](message);
    if (isOver) ask(null);
  });
  const decide: Decisions['decide'] = (intent, id, more = { reason: '' }) =>
    fetcher.submit({ intent, id, ...more }, { method: 'post' });
  const busyId = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('id') ?? '');
  return { decide, busyId, question, ask };
}
