import { useEffect, useState } from 'react';
import { data, useFetcher, useNavigation } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/client.ts';
import { type CertificateStatus, certificateStatuses, pageSizes } from '../../../../contract/constants.ts';
import { isOver } from '../../../../lib/form/decision-over.ts';
import { oneOf, required, text } from '../../../../lib/form/form-failure.ts';
import { orAnswer } from '../../../../lib/form/or-connection-lost.ts';
import { orLastPage } from '../../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../../lib/list/query-params.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { CsvLink } from '../../../../ui/actions/csv-link.tsx';
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../../ui/lists/pagination.tsx';
import { useComingQuery } from '../../../../ui/lists/use-coming-query.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { type ToastTone, toast } from '../../../../ui/toasts/toast.ts';
import { AdminQuery } from '../../contract.ts';
import type { Route } from './+types/certificates';
import { AdminTable, type Decide } from './certificates-table.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Certificate Management · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { search, page, status: tab = 'pending' } = wordsOf(args.request, AdminQuery);
  const { certificates } = scopeOf(args).api.admin;
  const query = { search, status: tab, limit: pageSizes.certificates };
  const ask = (page: number) => read(certificates.admin.$get({ query: { ...query, page } }));
  try {
    return { tab, list: await orLastPage(page, ask), failure: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { tab, list: null, failure: error.status >= 500 ? 'Failed to fetch certificates' : error.message };
  }
}

export async function action(args: Route.ActionArgs): Promise<ReturnType<typeof answer>> {
  await guardAdmin(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['approve', 'reject', 'revoke']);
  const { admin } = scopeOf(args).api.certificates;
  const param = { id: required(form, 'id') };
  try {
    if (intent === 'approve')
      return answer('success', (await read(admin[':id'].approve.$put({ param }))).message);
    if (intent === 'revoke') {
      await read(admin[':id'].revoke.$put({ param }));
      return answer('warning', 'Certificate has been revoked');
    }
    const json = { reason: text(form, 'reason') };
    return answer('success', (await read(admin[':id'].reject.$put({ param, json }))).message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return answer(error.status === 400 ? 'warning' : 'error', error.message, error.status);
  }
}

export { shouldRevalidate } from '../../../../lib/form/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orAnswer(serverAction(), 'We couldn’t save your decision.', (message) => ({
    ok: false,
    isOver: false,
    tone: 'error' as const,
    message,
  }));

const answer = (tone: ToastTone, message: string, status = 200) =>
  data({ tone, message, ok: status === 200, isOver: isOver(status) }, { status });

const names: Record<CertificateStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

export default function CertificateManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, list, failure } = loaderData;
  const loading = useNavigation().location?.pathname === '/admin-dashboard/admin-cert';
  const { decide, busyId, over } = useDecisions();
  const tabLink = useTabLink();
  return (
    <>
      <PageHeader title="Certificate Management" text="Certificate requests and decisions." />
      <LinkTabs
        label="Certificates by status"
        className="mt-6"
        tabs={certificateStatuses.map((status) => ({
          to: tabLink(status),
          label: names[status],
          count: list?.counts[status],
          current: status === tab,
        }))}
      />
      <ListToolbar
        className="my-6"
        search={{ label: 'Search certificates', placeholder: 'Search certificates...' }}
        actions={<CsvLink address="/api/admin/certificates/admin.csv" also={{ status: tab }} />}
      />
      {actionData && (
        <Notice role="status" tone={actionData.tone} className="mb-4">
          {actionData.message}
        </Notice>
      )}
      <AdminTable
        tab={tab}
        certificates={list?.certificates ?? []}
        loading={loading}
        error={failure ? { message: failure, onRetry: () => window.location.reload() } : null}
        decide={decide}
        busyId={busyId}
        over={over}
      />
      {list && <Pagination className="mt-4" list={list} things="certificates" thing="certificate" />}
    </>
  );
}

/** The address of a tab: keeps the search, begins at the first page. */
function useTabLink(): (status: CertificateStatus) => string {
  const search = new URLSearchParams(useComingQuery()).get('search');
  return (status) => `?${new URLSearchParams({ ...(search && { search }), status })}`;
}

/** Sends decisions one at a time; their answers become toasts. `over` counts those with nothing left to decide. */
function useDecisions() {
  const fetcher = useFetcher<typeof action>();
  const [over, setOver] = useState(0);
  const answered = fetcher.data;
  useEffect(() => {
    if (!answered) return;
    toast[answered.tone](answered.message);
    if (answered.isOver) setOver((count) => count + 1);
  }, [answered]);
  const decide: Decide = (intent, id, reason = '') =>
    void fetcher.submit({ intent, id, reason }, { method: 'post' });
  const busyId = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('id') ?? '');
  return { decide, busyId, over };
}
