import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DatedCertificate } from '../../contract.ts';
import { certificateList } from './certificates-table.tsx';

const certificate: DatedCertificate = {
  _id: 'shown',
  number: 'MP-1',
  kind: 'course',
  course: { _id: 'course', title: 'Baselines', category: 'Planning & Scheduling' },
  student: { _id: 'learner', name: 'Lea Learner', email: 'lea@milepost.example', photo: null },
  status: 'pending',
  approvalStatus: 'pending',
  rejectionReason: null,
  metadata: { completionPercentage: 100 },
  createdAt: '2026-05-03T10:00:00.000Z',
  approvalDate: null,
  rejectionDate: null,
  validUntil: null,
};

/** The attributes of the button that approves the certificate while a decision on `busyId` is being saved. */
function approveButton(busyId: string | null): string {
  const { rowActions } = certificateList('pending', {
    busyId,
    decide: async () => {},
    question: null,
    ask: () => {},
  });
  const router = createMemoryRouter([{ path: '/', element: rowActions?.(certificate) }]);
  return (
    /<button ([^>]*type="submit"[^>]*)>/.exec(
      renderToStaticMarkup(<RouterProvider router={router} />),
    )?.[1] ?? ''
  );
}

test('a certificate cannot be decided on while a decision on another one is being saved', () => {
  expect(approveButton('another')).toContain('disabled=""');
  expect(approveButton('shown')).toContain('data-busy="true"');
  expect(approveButton('shown')).not.toContain('disabled=""');
  expect(approveButton(null)).not.toContain('disabled');
});
