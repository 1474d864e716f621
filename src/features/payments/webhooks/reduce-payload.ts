/** What reading a message and finding its order takes; everything else, such as names and card details, is dropped. */
const needed = new Set([
  ...['id', 'type', 'data', 'object', 'payment_intent', 'status'],
  ...['event', 'reference', 'transaction_reference'],
  ...[
    'event_type',
    'resource',
    'custom_id',
    'supplementary_data',
    'related_ids',
    'order_id',
    'links',
    'rel',
    'href',
  ],
  ...['dispute_id', 'disputed_transactions', 'seller_transaction_id', 'dispute_outcome', 'outcome_code'],
]);

/** A provider's message with only the fields that are acted on, at any depth. */
export function reducePayload(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reducePayload);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => needed.has(name));
  return Object.fromEntries(kept.map(([name, field]) => [name, reducePayload(field)]));
}
