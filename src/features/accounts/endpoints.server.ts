import { Done } from '../../contract/api/responses.ts';
import { anyone, signedIn } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Accounts';

export const registerRoute = endpoint({
  operationId: 'register',
  method: 'post',
  path: '/register',
  tag,
  allow: anyone,
  summary: 'Register with an email address; we email a link to confirm it',
  body: shapes.RegisterBody,
  response: Done,
});

export const loginRoute = endpoint({
  operationId: 'signIn',
  method: 'post',
  path: '/login',
  tag,
  allow: anyone,
  summary: 'Sign in and receive the session cookie',
  body: shapes.LoginBody,
  response: shapes.SignedIn,
  failures: [401, 403],
});

export const logoutRoute = endpoint({
  operationId: 'signOut',
  method: 'get',
  path: '/logout',
  tag,
  allow: anyone,
  summary: 'End the session; refused for cross-site requests',
  response: Done,
  failures: [403],
});

export const loginStatusRoute = endpoint({
  operationId: 'getLoginStatus',
  method: 'get',
  path: '/login-status',
  tag,
  allow: anyone,
  summary: 'Whether the visitor is signed in, and their role',
  response: shapes.LoginStatus,
});

export const userRoute = endpoint({
  operationId: 'getOwnAccount',
  method: 'get',
  path: '/user',
  tag,
  allow: signedIn,
  summary: 'Your own account; 403 with the account while it is not verified',
  response: shapes.UserResponse,
  failures: [403],
});

export const updateRoute = endpoint({
  operationId: 'updateOwnProfile',
  method: 'patch',
  path: '/user/update',
  tag,
  allow: signedIn,
  summary:
    'Change your profile; an email other than your own is refused; expertise is saved for instructors only',
  body: shapes.ProfileBody,
  response: shapes.UpdatedProfile,
});

export const resendRoute = endpoint({
  operationId: 'resendConfirmation',
  method: 'post',
  path: '/user/verify-email',
  tag,
  allow: anyone,
  summary: 'Send the confirmation email again',
  body: shapes.EmailBody,
  response: Done,
});

export const verifyRoute = endpoint({
  operationId: 'confirmEmail',
  method: 'post',
  path: '/user/verify-user/{token}',
  tag,
  allow: anyone,
  summary: 'Confirm an email address with the token from the email',
  params: shapes.TokenParams,
  response: shapes.Verified,
});

export const forgetRoute = endpoint({
  operationId: 'requestPasswordReset',
  method: 'post',
  path: '/user/forget-password',
  tag,
  allow: anyone,
  summary: 'Send a link that sets a new password',
  body: shapes.EmailBody,
  response: Done,
});

export const resetRoute = endpoint({
  operationId: 'resetPassword',
  method: 'post',
  path: '/user/reset-password/{token}',
  tag,
  allow: anyone,
  summary: 'Set a new password with the token from the email',
  params: shapes.TokenParams,
  body: shapes.ResetBody,
  response: Done,
});

export const changePasswordRoute = endpoint({
  operationId: 'changePassword',
  method: 'put',
  path: '/user/change-password',
  tag,
  allow: signedIn,
  summary: 'Change your password; your other sessions end',
  body: shapes.ChangePasswordBody,
  response: Done,
});

export const sessionsRoute = endpoint({
  operationId: 'listOwnSessions',
  method: 'get',
  path: '/user/sessions',
  tag,
  allow: signedIn,
  summary: 'The sessions of your account',
  response: shapes.SessionList,
});

export const endOtherSessionsRoute = endpoint({
  operationId: 'endOtherSessions',
  method: 'delete',
  path: '/user/sessions',
  tag,
  allow: signedIn,
  summary: 'End all your other sessions',
  response: Done,
});

export const endSessionRoute = endpoint({
  operationId: 'endSession',
  method: 'delete',
  path: '/user/sessions/{id}',
  tag,
  allow: signedIn,
  summary: 'End one of your sessions',
  params: shapes.SessionParams,
  response: Done,
  failures: [404],
});
