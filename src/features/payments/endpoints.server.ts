import { anyone, learners, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Payments';

export const methodsRoute = endpoint({
  operationId: 'listPaymentMethods',
  method: 'get',
  path: '/payment/methods',
  tag,
  allow: anyone,
  summary: 'The ways to pay that are configured',
  answer: shapes.MethodList,
});

const beginning = {
  method: 'post',
  tag,
  allow: learners,
  answer: shapes.OrderPlaced,
  failures: [404, 409, 422, 502],
} as const;

export const createOrderRoute = endpoint({
  ...beginning,
  operationId: 'createOrder',
  path: '/payment/create-order',
  summary: 'Begin to buy a course: where to pay, or enrolled at once when it is free',
  body: shapes.OrderBody,
});

export const payPalOrderRoute = endpoint({
  ...beginning,
  operationId: 'createCardOrder',
  path: '/payment/paypal/create-order',
  summary: 'Begin to pay by card in the page itself: answers the order that PayPal’s card fields ask for',
  body: shapes.PayPalOrderBody,
});

const comingBack = {
  method: 'post',
  tag,
  allow: members,
  answer: shapes.PaymentVerified,
  failures: [404, 409, 502],
} as const;

export const captureRoute = endpoint({
  ...comingBack,
  operationId: 'capturePayPalPayment',
  path: '/payment/paypal/capture-payment',
  summary: 'Take what the buyer has approved at PayPal; 409 with a `reason` when it is not paid',
  body: shapes.CaptureBody,
});

export const verifyPaymentRoute = endpoint({
  ...comingBack,
  operationId: 'verifyPayment',
  path: '/payment/verify-payment',
  summary: 'What became of a payment, asked at the provider; 409 with a `reason` when it is not paid',
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
  answer: shapes.History,
});

export const orderRoute = endpoint({
  operationId: 'getOwnOrder',
  method: 'get',
  path: '/payment/orders/{id}',
  tag,
  allow: members,
  summary: 'One of your own orders, as its receipt shows it',
  params: shapes.OrderParams,
  answer: shapes.ReceiptAnswer,
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
  answer: shapes.OrderCancelled,
  failures: [404, 409, 502],
});

const webhook = (provider: string) =>
  ({
    method: 'post',
    tag,
    allow: anyone,
    summary: `Messages from ${provider}, signed on their raw body`,
    answer: shapes.Received,
    failures: [400, 404, 502],
  }) as const;

export const stripeWebhookRoute = endpoint({
  ...webhook('Stripe'),
  operationId: 'receiveStripeEvent',
  path: '/payment/webhooks/stripe',
});
export const payPalWebhookRoute = endpoint({
  ...webhook('PayPal'),
  operationId: 'receivePayPalEvent',
  path: '/payment/webhooks/paypal',
});
export const paystackWebhookRoute = endpoint({
  ...webhook('Paystack'),
  operationId: 'receivePaystackEvent',
  path: '/payment/webhooks/paystack',
});
