import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi, readOptionalBody } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { readingFrom } from '../../../platform/http/recent-writes.ts';
import { changeRole, type RemovalHooks, removeUser, setActive } from '../../accounts/index.server.ts';
import { forgetAnnouncements } from '../../announcements/index.server.ts';
import { forgetAssessment } from '../../assessment/index.server.ts';
import { retireCourses } from '../../authoring/index.server.ts';
import { forgetCertificates } from '../../certificates/index.server.ts';
import { withdrawCredentials } from '../../credentials/index.server.ts';
import { forgetGifts } from '../../gifts/index.server.ts';
import { forgetDesk } from '../../learning/index.server.ts';
import { cancelSessionsOf, forgetLiveSessions } from '../../live-sessions/index.server.ts';
import { discardLater } from '../../media/index.server.ts';
import { forgetNotes } from '../../notes/index.server.ts';
import { forgetPayouts } from '../../payouts/index.server.ts';
import { forgetRenewals } from '../../renewals/index.server.ts';
import { forgetThreadEmails } from '../../threads/index.server.ts';
import { StatusBody } from '../contract.ts';
import { listUsers } from './list-users.server.ts';
import * as routes from './user-endpoints.server.ts';
import { usersCsv } from './users-csv.server.ts';

/** Everyone with an account, and what administrators can do with them. */
export function usersApi(ctx: Context) {
  const hooks: RemovalHooks = {
    forget: async (trx, userId) => {
      await forgetCertificates(trx, userId);
      await forgetNotes(trx, userId);
      await forgetDesk(trx, userId);
      await forgetThreadEmails(trx, userId);
      await forgetAnnouncements(trx, userId);
      await forgetLiveSessions(trx, userId);
      await withdrawCredentials(trx, userId, ctx.clock());
      await forgetRenewals(trx, userId);
      await forgetAssessment(trx, userId);
      await forgetPayouts(trx, userId);
      await forgetGifts(trx, userId);
      await retireCourses(trx, ctx, userId);
      await cancelSessionsOf(trx, ctx, userId);
    },
    photoReplaced: discardLater,
  };
  return newApi()
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) => listUsers(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      routes.csvRoute,
      respond(routes.csvRoute, (c) => usersCsv(readingFrom(ctx, c).db, c.req.valid('query'))),
    )
    .openapi(
      routes.roleRoute,
      respond(routes.roleRoute, async (c) => {
        const change = c.req.valid('json');
        const user = await changeRole(ctx, viewerOf(c), c.req.valid('param').id, change);
        return done(`User role updated to ${change.role}`, { user: presentStatus(user) });
      }),
    )
    .openapi(
      routes.statusRoute,
      respond(routes.statusRoute, async (c) => {
        const { isActive } = await readOptionalBody(c, StatusBody);
        const user = await setActive(ctx, viewerOf(c), c.req.valid('param').id, isActive);
        const change = isActive ? 'activated' : 'deactivated';
        return done(`User ${change} successfully`, { user: presentStatus(user) });
      }),
    )
    .openapi(
      routes.deleteRoute,
      respond(routes.deleteRoute, async (c) => {
        await removeUser(ctx, viewerOf(c), c.req.valid('param').id, hooks);
        return done('User deleted successfully');
      }),
    );
}

const presentStatus = ({ id, role, isActive }: Awaited<ReturnType<typeof setActive>>) => ({
  _id: id,
  role,
  isActive,
});
