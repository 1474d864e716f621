import { Done } from '../../contract/api/responses.ts';
import { admins, anyone } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Newsletter';

export const subscribeRoute = endpoint({
  operationId: 'subscribeToNewsletter',
  method: 'post',
  path: '/newsletter/subscribe',
  tag,
  allow: anyone,
  summary: 'Subscribe an email address; a welcome email is sent',
  body: shapes.SubscribeBody,
  response: Done,
});

export const unsubscribeRoute = endpoint({
  operationId: 'unsubscribeFromNewsletter',
  method: 'post',
  path: '/newsletter/unsubscribe',
  tag,
  allow: anyone,
  summary: 'Unsubscribe an email address and record the reason',
  body: shapes.UnsubscribeBody,
  response: Done,
});

export const oneClickRoute = endpoint({
  operationId: 'unsubscribeInOneClick',
  method: 'post',
  path: '/newsletter/one-click/{token}',
  tag,
  allow: anyone,
  summary: 'Unsubscribe with the signed URL from the List-Unsubscribe header',
  params: shapes.OneClickParams,
  response: Done,
});

export const subscribersRoute = endpoint({
  operationId: 'listSubscribers',
  method: 'get',
  path: '/admin/newsletter/subscribers',
  tag,
  allow: admins,
  summary: 'Newsletter subscribers, unsubscribes and reasons',
  query: shapes.SubscriberQuery,
  response: shapes.SubscriberList,
});

export const subscribersCsvRoute = endpoint({
  operationId: 'exportSubscribers',
  method: 'get',
  path: '/admin/newsletter/subscribers.csv',
  tag,
  allow: admins,
  summary: 'Newsletter subscribers as CSV, all pages',
  query: shapes.SubscriberFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});
