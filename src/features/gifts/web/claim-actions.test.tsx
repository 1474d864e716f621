import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { GiftClaim } from '../contract.ts';
import { ClaimActions } from './claim-actions.tsx';

test('a reader who already has the course can return the gift, without the promise of a refund', () => {
  const viewer = { isBuyer: false, claimed: null, ownsCourse: true, choices: [], canReturn: true };
  const claim = { state: 'open', gift: { from: 'Greta Giver' }, viewer } as unknown as GiftClaim;
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <ClaimActions claim={claim} token="t" failure={undefined} /> },
  ]);
  const signedIn = { _id: '1', role: 'user', isVerified: true };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { viewer: signedIn } } }} />);
  expect(html).toContain('Return the gift');
  // An administrator may have to decide on it.
  expect(html).not.toMatch(/we can refund|refund the buyer/i);
});
