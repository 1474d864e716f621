import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CreditClaim } from '../../course-credits/shapes.ts';
import { claimList } from './claim-review.tsx';

const claim: CreditClaim = {
  _id: 'shown',
  course: { _id: 'course', slug: 'baselines', title: 'Baselines' },
  instructor: { _id: 'teacher', name: 'Tess Teacher' },
  family: 'pmi',
  amount: 2,
  shown: 0,
  areas: { 'ways-of-working': 2 },
  state: 'claimed',
  providerNumber: '',
  activityNumber: '',
  claimCode: '',
  proof: null,
  validFrom: '2026-05-03',
  validUntil: null,
  claimedAt: '2026-05-03T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  note: '',
  learning: { seconds: 7200, practiceMinutes: 0, practice: [] },
};

/** The attributes of the buttons that verify and refuse the claim while a decision on `busyId` is being saved. */
function buttons(busyId: string | null): string[] {
  const { cards } = claimList('claimed', { busyId, decide: async () => {} });
  const router = createMemoryRouter([{ path: '/', element: cards?.card(claim) }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return Array.from(
    html.matchAll(/<button ([^>]*type="submit"[^>]*)>/g),
    ([, attributes = '']) => attributes,
  );
}

test('a claim cannot be decided on while a decision on another one is being saved', () => {
  expect(buttons('another')).toEqual([1, 2].map(() => expect.stringContaining('disabled=""')));
  expect(buttons('shown')).toEqual([1, 2].map(() => expect.stringContaining('data-busy="true"')));
  expect(buttons('shown').join()).not.toContain('disabled=""');
  expect(buttons(null).join()).not.toContain('disabled');
});
