import { anyone, learners, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { GiftParams } from '../gifts/contract.ts';
import * as shapes from './contract.ts';

const tag = 'Payments';

export const methodsRoute = endpoint({
  operationId: 'listPaymentMethods',
  method: 'get',
  path: '/payment/methods',
  tag,
  allow: anyone,
  summary: 'The configured payment methods',
  response: shapes.MethodList,
});

const beginning = {
  method: 'post',
  tag,
  allow: learners,
  response: shapes.OrderPlaced,
  failures: [404, 409, 422, 502],
} as const;

export const createOrderRoute = endpoint({
  ...beginning,
  operationId: 'createOrder',
  path: '/payment/create-order',
  summary: 'Start buying a course: where to pay, or immediate enrolment when it is free',
  body: shapes.OrderBody,
});

export const bundleOrderRoute = endpoint({
  ...beginning,
  operationId: 'createBundleOrder',
  path: '/payment/bundles/{id}/create-order',
  summary:
    'Start buying a bundle: where to pay, or immediate enrolment in all its courses when there is nothing to pay',
  params: shapes.BundleOrderParams,
  body: shapes.BundleOrderBody,
});

export const giftOrderRoute = endpoint({
  ...beginning,
  operationId: 'createGiftOrder',
  path: '/payment/gifts/{id}/create-order',
  summary: 'Start paying for a gift: where to pay; it is sent to its recipient once it is paid',
  params: GiftParams,
  body: shapes.GiftOrderBody,
});

export const providerOrderRoute = endpoint({
  ...beginning,
  operationId: 'createCardOrder',
  path: '/payment/{provider}/create-order',
  summary: 'Start a payment on our own page: returns the order that the provider’s fields ask for',
  params: shapes.ProviderParams,
  body: shapes.ProviderOrderBody,
});

const verification = {
  method: 'post',
  tag,
  allow: members,
  response: shapes.PaymentVerified,
  failures: [404, 409, 502],
} as const;

export const captureRoute = endpoint({
  ...verification,
  operationId: 'capturePayment',
  path: '/payment/{provider}/capture-payment',
  summary: 'Capture the payment the buyer approved at the provider; 409 with a `reason` when it is not paid',
  params: shapes.ProviderParams,
  body: shapes.CaptureBody,
});

export const verifyPaymentRoute = endpoint({
  ...verification,
  operationId: 'verifyPayment',
  path: '/payment/verify-payment',
  summary: 'The result of a payment, checked with the provider; 409 with a `reason` when it is not paid',
  body: shapes.VerifyBody,
});

export const historyRoute = endpoint({
  operationId: 'listOwnOrders',
  method: 'get',
  path: '/payment/history',
  tag,
  allow: members,
  summary: 'Your own orders',
  query: shapes.HistoryQuery,
  response: shapes.History,
});

export const orderRoute = endpoint({
  operationId: 'getOwnOrder',
  method: 'get',
  path: '/payment/orders/{id}',
  tag,
  allow: members,
  summary: 'One of your own orders, as its receipt shows it',
  params: shapes.OrderParams,
  response: shapes.ReceiptResponse,
  failures: [404],
});

export const cancelOrderRoute = endpoint({
  operationId: 'cancelOwnOrder',
  method: 'post',
  path: '/payment/orders/{id}/cancel',
  tag,
  allow: members,
  summary: 'Cancel an unpaid order; 409 for one that is paid, refunded or being paid',
  params: shapes.OrderParams,
  response: shapes.OrderCancelled,
  failures: [404, 409, 502],
});

/** Webhooks accept requests from other sites: their signature identifies the sender. */
export const isWebhook = (path: string): boolean => path.startsWith('/api/payment/webhooks/');

export const webhookRoute = endpoint({
  operationId: 'receiveProviderEvent',
  method: 'post',
  path: '/payment/webhooks/{provider}',
  tag,
  allow: anyone,
  summary: 'Webhook of a payment provider; the raw body is signed',
  params: shapes.ProviderParams,
  response: shapes.Received,
  failures: [400, 404, 502],
});
