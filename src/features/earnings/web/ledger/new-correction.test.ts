import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../contract/api/client.ts';
import { scopeContext } from '../../../../lib/page/scope.ts';
import { action } from './new-correction.tsx';

const booked = () => Response.json({ success: true, message: 'The correction has been booked.' });

/** What the form of a correction of this amount sends to the API, and the page's response. */
async function submit(amount: string, reply = booked) {
  const sent: unknown[] = [];
  const fetch = async (_input: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)).entries);
    return reply();
  };
  const context = new RouterContextProvider();
  const viewer = { _id: '1', role: 'admin', isVerified: true, isActive: true };
  context.set(scopeContext, { api: createClient('http://localhost:3000', { fetch }), viewer } as never);
  const fields = { id: '1', from: 'platform:revenue', to: 'instructor:available', memo: 'Test', amount };
  const request = new Request('http://localhost:3000/', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { sent, response: await action({ request, params: {}, context } as never) };
}

test('a correction moves the amount from the first account to the second', async () => {
  const { sent } = await submit('7');
  expect(sent).toEqual([
    [
      { account: 'platform:revenue', amount: -7 },
      { account: 'instructor:available', amount: 7 },
    ],
  ]);
});

test('a negative amount is refused, because it would move money the other way', async () => {
  const { sent, response } = await submit('-7');
  expect(sent).toEqual([]);
  expect(response).toMatchObject({
    data: {
      failure: {
        fields: { amount: expect.stringContaining('above zero') },
        values: { amount: '-7', memo: 'Test' },
      },
    },
    init: { status: 400 },
  });
});

test('a correction that was saved with other values can be sent again as another one', async () => {
  const failure = { success: false, code: 'ledger.correction_exists', message: 'Already saved.' };
  const { response } = await submit('7', () => Response.json(failure, { status: 409 }));
  expect(response).toMatchObject({
    data: {
      failure: { message: 'Already saved.', values: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    },
    init: { status: 409 },
  });
});
