import type Stripe from 'stripe';
import { newId } from '../account.ts';
import { invalid, missing, unknownObject } from '../errors.ts';
import * as read from '../params.ts';

/** The lines of a checkout from its `line_items`, each priced inline with `price_data`. Throws Stripe's refusals. */
export function lineItems(params: read.Params, created: number): Stripe.LineItem[] {
  const lines = read
    .items(params, 'line_items')
    .map((_, index) => lineItem(params, `line_items[${index}]`, created));
  if (lines.length === 0) throw missing('line_items');
  if (new Set(lines.map((line) => line.currency)).size > 1) {
    throw invalid('All line items must have the same currency.', 'line_items');
  }
  return lines;
}

function lineItem(params: read.Params, path: string, created: number): Stripe.LineItem {
  const price = read.text(params, `${path}[price]`);
  if (price) throw unknownObject('price', price, `${path}[price]`);
  const currency = read.requiredCurrency(params, `${path}[price_data][currency]`);
  const amount = read.requiredInteger(params, `${path}[price_data][unit_amount]`, 0);
  const name = read.requiredText(params, `${path}[price_data][product_data][name]`);
  const quantity = read.requiredInteger(params, `${path}[quantity]`, 1);
  const total = amount * quantity;
  return {
    id: newId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: name,
    metadata: {},
    price: oneTimePrice(currency, amount, created),
    quantity,
  };
}

function oneTimePrice(currency: string, amount: number, created: number): Stripe.Price {
  return {
    id: newId('price_1'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod_', 14),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: amount,
    // In the request a decimal is text; the SDK's type describes its parsed form.
    unit_amount_decimal: String(amount) as unknown as Stripe.Decimal,
  };
}
