import { done } from '../../contract/api/responses.ts';
import { maxRows } from '../../contract/constants.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failures/failure.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { notSignedIn, viewerOf } from '../../platform/http/permission.ts';
import { sameOriginOnly } from '../../platform/http/security/origin.ts';
import * as routes from './endpoints.server.ts';
import { changePassword } from './passwords/change-password.server.ts';
import { requestReset, resetPassword } from './passwords/reset-password.server.ts';
import { register } from './registration/register.server.ts';
import { resendConfirmation } from './registration/resend-confirmation.server.ts';
import { verifyAccount } from './registration/verify-account.server.ts';
import { deviceOf } from './sessions/device.ts';
import {
  emailsPerAddress,
  failuresPerAddress,
  perMailbox,
  resetsPerMailbox,
} from './sessions/limits.server.ts';
import { clearSessionCookie, setSessionCookie } from './sessions/session-cookie.server.ts';
import { endSession, endSessions, listSessions, type SessionRow } from './sessions/sessions.server.ts';
import { signIn } from './sessions/sign-in.server.ts';
import { type ProfileDependencies, updateProfile } from './users/update-profile.server.ts';
import { findUser, presentUser } from './users/users.server.ts';

const noSession = failure('account.no_such_session', 404, 'This session has already ended.');
const unverified = failure(
  'auth.not_verified',
  403,
  'Your account is not verified. Please verify your email to access all features',
);

/** Register, confirm, sign in, sign out, profile, passwords and sessions. */
export function accountsApi(ctx: Context, deps: ProfileDependencies) {
  const { secure, appUrl } = ctx.settings;
  const api = newApi();
  api.use('/logout', sameOriginOnly(appUrl));
  return api
    .openapi(
      routes.registerRoute,
      respond(routes.registerRoute, async (c) => {
        await ctx.limiter.count(emailsPerAddress, c.get('address'));
        await ctx.limiter.count(perMailbox, c.req.valid('json').email);
        await register(ctx, c.req.valid('json'));
        return done('Registration successful!');
      }),
    )
    .openapi(
      routes.loginRoute,
      respond(routes.loginRoute, async (c) => {
        const caller = { userAgent: c.req.header('user-agent') ?? '', address: c.get('address') };
        const { user, token } = await ctx.limiter.countFailures(failuresPerAddress, caller.address, () =>
          signIn(ctx, c.req.valid('json'), caller),
        );
        setSessionCookie(c, secure, token);
        return done('Login successful', { user: presentUser(user) });
      }),
    )
    .openapi(
      routes.logoutRoute,
      respond(routes.logoutRoute, async (c) => {
        const [viewer, sessionId] = [c.get('viewer'), c.get('sessionId')];
        if (viewer && sessionId) await endSession(ctx.db, viewer._id, sessionId);
        clearSessionCookie(c, secure);
        return done('Logged out successfully');
      }),
    )
    .openapi(
      routes.loginStatusRoute,
      respond(routes.loginStatusRoute, async (c) => {
        const viewer = c.get('viewer');
        return { loggedIn: viewer !== null, role: viewer?.role ?? null };
      }),
    )
    .openapi(
      routes.userRoute,
      respond(routes.userRoute, async (c) => {
        const user = await findUser(ctx.db, viewerOf(c)._id);
        if (!user) throw notSignedIn();
        if (!user.verifiedAt) throw unverified({ extra: { user: presentUser(user) } });
        return { user: presentUser(user), message: 'Your account' };
      }),
    )
    .openapi(
      routes.updateRoute,
      respond(routes.updateRoute, async (c) => {
        const user = await updateProfile(ctx, viewerOf(c)._id, c.req.valid('json'), deps);
        return done('Profile updated successfully!', { user: presentUser(user) });
      }),
    )
    .openapi(
      routes.resendRoute,
      respond(routes.resendRoute, async (c) => {
        const { email } = c.req.valid('json');
        await ctx.limiter.count(emailsPerAddress, c.get('address'));
        await ctx.limiter.count(perMailbox, email);
        await resendConfirmation(ctx, email, c.get('viewer'));
        return done('Verification email sent successfully!');
      }),
    )
    .openapi(
      routes.verifyRoute,
      respond(routes.verifyRoute, async (c) => {
        const { userId, role } = await verifyAccount(ctx, c.req.valid('param').token);
        return done('Account verified successfully!', { signedIn: c.get('viewer')?._id === userId, role });
      }),
    )
    .openapi(
      routes.forgetRoute,
      respond(routes.forgetRoute, async (c) => {
        const { email } = c.req.valid('json');
        await ctx.limiter.count(emailsPerAddress, c.get('address'));
        await ctx.limiter.count(resetsPerMailbox, email);
        await requestReset(ctx, email);
        return done('If there is an account with this email, a reset link is on its way.');
      }),
    )
    .openapi(
      routes.resetRoute,
      respond(routes.resetRoute, async (c) => {
        await ctx.limiter.countFailures(failuresPerAddress, c.get('address'), () =>
          resetPassword(ctx, c.req.valid('param').token, c.req.valid('json').password),
        );
        return done('Password reset successful! You can now log in.');
      }),
    )
    .openapi(
      routes.changePasswordRoute,
      respond(routes.changePasswordRoute, async (c) => {
        await changePassword(ctx, viewerOf(c)._id, c.get('sessionId') ?? '', c.req.valid('json'));
        return done('Password changed successfully!');
      }),
    )
    .openapi(
      routes.sessionsRoute,
      respond(routes.sessionsRoute, async (c) => {
        const sessions = await listSessions(ctx.db, viewerOf(c)._id, ctx.clock());
        return {
          sessions: sessions.map((session) => presentSession(session, c.get('sessionId'))),
          total: sessions.length,
          page: 1,
          limit: maxRows,
        };
      }),
    )
    .openapi(
      routes.endOtherSessionsRoute,
      respond(routes.endOtherSessionsRoute, async (c) => {
        await endSessions(ctx.db, viewerOf(c)._id, c.get('sessionId') ?? undefined);
        return done('All other sessions have ended.');
      }),
    )
    .openapi(
      routes.endSessionRoute,
      respond(routes.endSessionRoute, async (c) => {
        if (!(await endSession(ctx.db, viewerOf(c)._id, c.req.valid('param').id))) throw noSession();
        return done('The session has ended.');
      }),
    );
}

const presentSession = (session: SessionRow, currentId: string | null) => ({
  _id: session.id,
  current: session.id === currentId,
  device: deviceOf(session.userAgent),
  userAgent: session.userAgent,
  address: session.address,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
});
