import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Bundle } from '../../../bundles/contract.ts';
import { BundleSummary } from './bundle-summary.tsx';

test('a bundle that costs as much as its courses shows no saving', () => {
  const courses = [1.1, 2.2].map((price, index) => ({ _id: `${index}`, title: 'Plans', price }));
  const bundle = { title: 'Both', courses, viewer: { owned: [], amount: 3.3 } } as unknown as Bundle;
  const html = renderToStaticMarkup(<BundleSummary bundle={bundle} amount={3.3} coupon={null} />);
  expect(html).not.toContain('$0.00');
  expect(html).not.toContain('Separately');
});
