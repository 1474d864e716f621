import { Done } from '../../../contract/api/responses.ts';
import { anyone, learners } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from './shapes.ts';

const tag = 'Renewals';

export const emailsRoute = endpoint({
  operationId: 'getRenewalEmails',
  method: 'get',
  path: '/renewals/emails',
  tag,
  allow: learners,
  summary: 'How often we remind you that a cycle is ending',
  response: shapes.ReminderSetting,
});

export const setEmailsRoute = endpoint({
  operationId: 'setRenewalEmails',
  method: 'put',
  path: '/renewals/emails',
  tag,
  allow: learners,
  summary: 'Choose how often we remind you',
  body: shapes.ReminderSetting,
  response: Done,
});

export const oneClickRoute = endpoint({
  operationId: 'stopRenewalEmails',
  method: 'post',
  path: '/renewals/emails/one-click/{token}',
  tag,
  allow: anyone,
  summary: 'Stop reminders with the signed URL from the List-Unsubscribe header',
  params: shapes.TokenParams,
  response: Done,
});
