import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../contract/api/client.ts';
import type { Role } from '../../contract/constants.ts';
import * as activity from '../../features/renewals/web/activities/activity.tsx';
import * as course from '../../features/storefront/web/course/course.tsx';
import { scopeContext } from '../../lib/page/scope.ts';

const id = '01a2110a-f6d3-7d4f-a9cd-b35d0055f9af';
const params = { id };

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { action: (args: any) => Promise<unknown> };
type Case = [string, Page, Role, Record<string, string>, { status: number; code: string }, string];

/** Forms about something that another person or tab has already changed, and where the current state is shown. */
const cases: Case[] = [
  [
    'a review that has been removed',
    course,
    'admin',
    { intent: 'remove', reviewId: id, reason: 'Spam' },
    { status: 404, code: 'reviews.not_found' },
    `/courses/${id}#reviews`,
  ],
  [
    'a free course in which the learner has already enrolled',
    course,
    'user',
    { intent: 'enrol' },
    { status: 409, code: 'payment.already_enrolled' },
    `/dashboard/courses/${id}`,
  ],
  [
    'a file that has been removed',
    activity,
    'user',
    { intent: 'remove-evidence', evidence: id },
    { status: 404, code: 'renewals.evidence_not_found' },
    `/dashboard/renewals/activity/${id}`,
  ],
  [
    'a file beyond the maximum',
    activity,
    'user',
    { intent: 'add-evidence' },
    { status: 409, code: 'renewals.too_much_evidence' },
    `/dashboard/renewals/activity/${id}`,
  ],
];

test.each(cases)(
  'a form about %s redirects to the current state',
  async (_what, page, role, form, refusal, to) => {
    const fetch = async (_input: unknown, init?: RequestInit) =>
      init?.method === 'GET'
        ? Response.json({ course: { _id: id } })
        : Response.json(
            { success: false, code: refusal.code, message: 'Too late.' },
            { status: refusal.status },
          );
    const context = new RouterContextProvider();
    const viewer = { _id: id, role, isVerified: true };
    context.set(scopeContext, { api: createClient('http://localhost:3000', { fetch }), viewer } as never);
    const request = new Request('http://localhost:3000/', {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const response = await page.action({ request, params, context });
    const { headers } = response as Response;
    expect(headers.get('location')).toBe(to);
    expect(decodeURIComponent(headers.get('set-cookie') ?? '')).toContain('Too late.');
  },
);
