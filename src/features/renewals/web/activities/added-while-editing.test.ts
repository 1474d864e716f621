import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../contract/api/client.ts';
import { scopeContext } from '../../../../lib/page/scope.ts';
import { action } from './activity.tsx';
import { fieldNames } from './activity-values.ts';

const [pmp, csm] = ['01a2110a-f6d3-7d4f-a9cd-b35d0055f9af', '01a2110a-f6d3-7d4f-a9cd-b35d0055f9b0'];
const counting = (holding: string) => ({
  holding,
  group: 'education',
  areas: {},
  hours: 2,
  reportedOn: null,
});
const held = (_id: string) => ({
  _id,
  scheme: { areas: [], groups: [{ key: 'education', hasAreas: false }] },
});
const answers: Record<string, object> = {
  '/api/renewals/holdings': { holdings: [held(pmp), held(csm)] },
  '/api/renewals/entries/one': { entry: { allocations: [counting(pmp), counting(csm)] } },
};

test('saving an activity keeps what it counts for in a certification added since the form was opened', async () => {
  const sent: unknown[] = [];
  const api = createClient('http://localhost:3000', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (request.method === 'GET') return Response.json(answers[new URL(request.url).pathname]);
      sent.push(await request.json());
      return Response.json({ success: true, message: 'Saved.' });
    },
  });
  const context = new RouterContextProvider();
  context.set(scopeContext, { api, viewer: { _id: pmp, role: 'user', isVerified: true } } as never);
  const body = new URLSearchParams({
    title: 'A talk',
    hours: '2',
    reflection: 'Shorter slides.',
    [fieldNames.group(pmp, 0)]: '',
  });
  const request = new Request('http://localhost:3000/', { method: 'POST', body });
  await action({ request, params: { id: 'one' }, context } as never).catch(() => {});
  expect(sent).toMatchObject([{ reflection: 'Shorter slides.', allocations: [counting(csm)] }]);
});
