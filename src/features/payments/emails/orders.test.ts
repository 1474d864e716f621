import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderReceiptEmail, orderRefundedEmail } from './orders.tsx';

const words = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '').replace(/&nbsp;/g, ' ');

test('the receipt of a gift names the day of its email, not an hour', () => {
  const gift = { recipient: 'Priya', deliverOn: '2026-12-24', isSent: false };
  const text = words(renderToStaticMarkup(orderReceiptEmail.body({ ...orderReceiptEmail.example, gift })));
  expect(text).toContain('We’ll email it to them on 24 December 2026.');
});

test.each([
  ['the first partial refund', { back: 20, paid: 59, left: 39 }, 'has been refunded. The remaining $39.00'],
  [
    'a later one, together with those before it',
    { back: 10.1, paid: 59, left: 28.7 },
    '$10.10 of the $59.00 you paid for Risk registers that get used has been refunded, which brings the total refunded to $30.30. The remaining $28.70 has not been refunded.',
  ],
])('the email about a refund adds up: %s', (_which, money, sentence) => {
  const { example } = orderRefundedEmail;
  const text = words(renderToStaticMarkup(orderRefundedEmail.body({ ...example, money, reason: 'part' })));
  expect(text).toContain(sentence);
});
