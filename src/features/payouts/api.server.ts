import { done } from '../../contract/api/responses.ts';
import { isId } from '../../contract/ids.ts';
import { counted } from '../../contract/text/time/formats.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import type { PayoutRun } from './contract.ts';
import * as routes from './endpoints.server.ts';
import { noSuchPayout, noSuchProfile, noSuchRun } from './failures.server.ts';
import { allPayouts, ownPayouts } from './list-payouts.server.ts';
import { checkProfile, listProfiles, readProfile } from './profile/check-profiles.server.ts';
import { confirmEmail, resendCode } from './profile/confirm-email.server.ts';
import { linkToAccount } from './profile/provider-account.server.ts';
import { saveProfile } from './profile/save-profile.server.ts';
import { showProfile } from './profile/show-profile.server.ts';
import { approveRun, discardRun } from './runs/decide-run.server.ts';
import { requestPayout } from './runs/request-payout.server.ts';
import { listRuns, showRun } from './runs/runs.server.ts';
import { startRun } from './runs/start-run.server.ts';
import { bankCsv, markBankSent, settleByHand } from './sending/bank-transfers.server.ts';

/** An instructor's payouts and where they go, and the runs and details as administrators see them. */
export function payoutsApi(ctx: Context) {
  return newApi().route('/', ownApi(ctx)).route('/', runsApi(ctx)).route('/', profilesApi(ctx));
}

const approvedSentence = ({ payouts, bankTransfersWaiting }: PayoutRun, cancelled: number): string =>
  [
    'The run has been approved.',
    ...(payouts - cancelled > bankTransfersWaiting ? ['Its payouts are being sent.'] : []),
    ...(bankTransfersWaiting > 0 ? ['Please make its bank transfers next.'] : []),
    ...(cancelled > 0
      ? [`${counted(cancelled, 'payout was', 'payouts were')} cancelled; the list says why.`]
      : []),
  ].join(' ');

/** Returns the id if it is a UUID. @throws the given failure if not */
const checkedId = (id: string, failure: typeof noSuchRun): string => {
  if (!isId(id)) throw failure();
  return id;
};

function ownApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.profileRoute,
      respond(routes.profileRoute, (c) => showProfile(ctx, viewerOf(c))),
    )
    .openapi(
      routes.saveProfileRoute,
      respond(routes.saveProfileRoute, async (c) => {
        await saveProfile(ctx, viewerOf(c), c.req.valid('json'));
        return done('Your payout details have been saved.');
      }),
    )
    .openapi(
      routes.confirmRoute,
      respond(routes.confirmRoute, async (c) => {
        await confirmEmail(ctx, viewerOf(c), c.req.valid('json').code);
        return done('Your email is confirmed. We’ll check your details next.');
      }),
    )
    .openapi(
      routes.resendRoute,
      respond(routes.resendRoute, async (c) => {
        await resendCode(ctx, viewerOf(c));
        return done('We’ve emailed you another code.');
      }),
    )
    .openapi(
      routes.linkRoute,
      respond(routes.linkRoute, async (c) => ({ url: await linkToAccount(ctx, viewerOf(c)) })),
    )
    .openapi(
      routes.ownPayoutsRoute,
      respond(routes.ownPayoutsRoute, (c) => ownPayouts(ctx, viewerOf(c), c.req.valid('query'))),
    )
    .openapi(
      routes.requestRoute,
      respond(routes.requestRoute, async (c) => {
        await requestPayout(ctx, viewerOf(c), c.req.valid('json').amount);
        return done('We’ve received your request. An administrator will review it next.');
      }),
    );
}

function runsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.runsRoute,
      respond(routes.runsRoute, (c) => listRuns(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      routes.startRunRoute,
      respond(routes.startRunRoute, async (c) => {
        const { id } = await startRun(ctx, viewerOf(c));
        return done('The run has been drafted. Nothing is sent until it is approved.', {
          run: await showRun(ctx.db, id),
        });
      }),
    )
    .openapi(
      routes.runRoute,
      respond(routes.runRoute, async (c) => ({
        run: await showRun(ctx.db, checkedId(c.req.valid('param').id, noSuchRun)),
      })),
    )
    .openapi(
      routes.approveRunRoute,
      respond(routes.approveRunRoute, async (c) => {
        const id = checkedId(c.req.valid('param').id, noSuchRun);
        const { isApproved, cancelled } = await approveRun(ctx, viewerOf(c), id);
        const run = await showRun(ctx.db, id);
        const message = isApproved
          ? approvedSentence(run, cancelled)
          : 'You’ve approved the run. A second administrator must approve it too.';
        return done(message, { run });
      }),
    )
    .openapi(
      routes.discardRunRoute,
      respond(routes.discardRunRoute, async (c) => {
        const id = checkedId(c.req.valid('param').id, noSuchRun);
        await discardRun(ctx, viewerOf(c), id);
        return done('The run has been discarded. The money is available to the instructors again.', {
          run: await showRun(ctx.db, id),
        });
      }),
    )
    .openapi(
      routes.bankCsvRoute,
      respond(routes.bankCsvRoute, (c) =>
        bankCsv(ctx, viewerOf(c), checkedId(c.req.valid('param').id, noSuchRun), c.req.method),
      ),
    )
    .openapi(
      routes.bankSentRoute,
      respond(routes.bankSentRoute, async (c) => {
        const id = checkedId(c.req.valid('param').id, noSuchRun);
        await showRun(ctx.db, id);
        await markBankSent(ctx, viewerOf(c), id);
        return done('The bank transfers have been marked as sent.', { run: await showRun(ctx.db, id) });
      }),
    )
    .openapi(
      routes.payoutsRoute,
      respond(routes.payoutsRoute, (c) => allPayouts(ctx, c.req.valid('query'))),
    )
    .openapi(
      routes.outcomeRoute,
      respond(routes.outcomeRoute, async (c) => {
        const id = checkedId(c.req.valid('param').id, noSuchPayout);
        await settleByHand(ctx, viewerOf(c), id, c.req.valid('json'));
        return done('The result has been saved. We’ve emailed the instructor.');
      }),
    );
}

function profilesApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.profilesRoute,
      respond(routes.profilesRoute, (c) => listProfiles(ctx, c.req.valid('query'))),
    )
    .openapi(
      routes.readProfileRoute,
      respond(routes.readProfileRoute, async (c) => ({
        profile: await readProfile(ctx, viewerOf(c), checkedId(c.req.valid('param').id, noSuchProfile)),
      })),
    )
    .openapi(
      routes.checkProfileRoute,
      respond(routes.checkProfileRoute, async (c) => {
        const check = c.req.valid('json');
        await checkProfile(ctx, viewerOf(c), checkedId(c.req.valid('param').id, noSuchProfile), check);
        return done(
          check.decision === 'approve'
            ? 'The payout details have been approved.'
            : 'We’ve told the instructor what to correct.',
        );
      }),
    );
}
