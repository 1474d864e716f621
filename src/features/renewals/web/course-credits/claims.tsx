import { useFetcher } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { useFetcherResponse } from '../../../../lib/form/after-sending/use-fetcher-response.ts';
import { decided, orUndecided } from '../../../../lib/form/decision.ts';
import { oneOf, required, text } from '../../../../lib/form/reading/form-fields.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { readQuery } from '../../../../lib/list/query-params.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import { resultNotice } from '../../../../ui/states/result-notice.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import { ClaimQuery, creditStates } from '../../course-credits/shapes.ts';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/claims';
import { claimList } from './claim-review.tsx';
import { stateNames } from './claim-text.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Course credits · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const credits = scopeOf(args).api.admin['course-credits'];
  const { state: tab = 'claimed' } = readQuery(args.request, ClaimQuery);
  const options = {
    query: ClaimQuery,
    limit: pageSizes.certificates,
    failed: 'Failed to load the claims. Please try again.',
  };
  const list = await loadList(args.request, options, (query) =>
    read(credits.$get({ query: { ...query, state: tab } })),
  );
  return { tab, list };
}

export async function action(args: Route.ActionArgs): Promise<ReturnType<typeof decided>> {
  await guardAdmin(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['verify', 'refuse']);
  const claim = scopeOf(args).api.admin['course-credits'][':id'];
  try {
    const param = segments({ id: required(form, 'id') });
    const { message } =
      intent === 'verify'
        ? await read(claim.verify.$put({ param }))
        : await read(claim.refuse.$put({ param, json: { reason: text(form, 'reason') } }));
    return decided('success', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return decided(error.status === 400 ? 'warning' : 'error', error.message, error.status);
  }
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUndecided(serverAction());

/** The administrators' queue of claims for credits. */
export default function Claims({ loaderData: { tab, list }, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>();
  useFetcherResponse(fetcher, ({ tone, message }) => toast[tone](message));
  const decide = (intent: 'verify' | 'refuse', id: string, reason = '') =>
    fetcher.submit({ intent, id, reason }, { method: 'post' });
  const busyId = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('id') ?? '');
  return (
    <>
      <ListPage
        title="Course credits"
        text="Credits that instructors claim for their courses, with their proof."
        list={claimList(tab, { decide, busyId })}
        loaded={list}
        notice={resultNotice(actionData)}
      >
        <LinkTabs
          label="Claims by state"
          className="mt-6"
          tabs={creditStates.map((state) => ({
            to: `?state=${state}`,
            label: stateNames[state],
            count: list.data?.counts[state],
            current: state === tab,
          }))}
        />
      </ListPage>
      <Marks />
    </>
  );
}
