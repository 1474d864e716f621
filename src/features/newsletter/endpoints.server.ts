import { Done } from '../../contract/answers.ts';
import { anyone } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './schemas.ts';

const tag = 'Newsletter';

export const subscribeRoute = endpoint({
  method: 'post',
  path: '/newsletter/subscribe',
  tag,
  allow: anyone,
  summary: 'Subscribe an address; it is welcomed by mail',
  body: shapes.SubscribeBody,
  answer: Done,
});

export const unsubscribeRoute = endpoint({
  method: 'post',
  path: '/newsletter/unsubscribe',
  tag,
  allow: anyone,
  summary: 'Unsubscribe an address and say why',
  body: shapes.UnsubscribeBody,
  answer: Done,
});

export const oneClickRoute = endpoint({
  method: 'post',
  path: '/newsletter/one-click/{token}',
  tag,
  allow: anyone,
  summary: 'Unsubscribe by the signed address in a mail’s List-Unsubscribe header',
  params: shapes.OneClickParams,
  answer: Done,
});
