import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReceiptTable } from './receipt-table.tsx';

const receipt = {
  listPrice: null,
  paidAt: '2026-05-03T09:30:00Z',
  method: 'card',
  buyer: 'Ada Lovelace',
  courseTitle: 'From risk to benefits',
  amount: 59,
  orderNumber: 'MPO-7F3K-92QX',
} as const;

test('a receipt calls a bundle a bundle', () => {
  const bundle = renderToStaticMarkup(<ReceiptTable {...receipt} isBundle />);
  expect(bundle).toContain('>Bundle<');
  expect(bundle).not.toContain('>Course<');
  expect(renderToStaticMarkup(<ReceiptTable {...receipt} />)).toContain('>Course<');
});
