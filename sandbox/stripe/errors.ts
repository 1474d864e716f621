import type Stripe from 'stripe';

/** The `error` member of Stripe's error responses. */
export type ErrorBody = {
  type: Stripe.RawErrorType;
  message: string;
  code?: string;
  param?: string;
  doc_url?: string;
};

/** A refusal in Stripe's shape, thrown by call handlers and rendered by the API's single error handler. */
export class StripeRefusal extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly body: ErrorBody;

  constructor(status: StripeRefusal['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code}` } : body;
  }
}

export function invalid(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, param, code });
}

export function missing(param: string): StripeRefusal {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}

/** An unknown object in the path is 404, one in a parameter 400. */
export function unknownObject(kind: string, id: string, param?: string): StripeRefusal {
  const body: ErrorBody = {
    type: 'invalid_request_error',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
    code: 'resource_missing',
  };
  return new StripeRefusal(param ? 400 : 404, body);
}
