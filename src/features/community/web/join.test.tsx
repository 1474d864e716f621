import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../contract/api/client.ts';
import { scopeContext } from '../../../lib/page/scope.ts';
import { CommunityCard } from './community-card.tsx';
import { loader } from './join.ts';

const card = (available: boolean) =>
  renderToStaticMarkup(<CommunityCard courseId="c1" available={available} />);

/** Where the page leads, and the message that it shows there. */
async function join(response: Response) {
  const context = new RouterContextProvider();
  const viewer = { _id: '1', role: 'user', isVerified: true, isActive: true };
  const api = createClient('http://localhost:3000', { fetch: async () => response });
  context.set(scopeContext, { api, viewer } as never);
  const request = new Request('http://localhost:3000/dashboard/courses/c1/community');
  const { headers } = await loader({ request, params: { courseId: 'c1' }, context } as never);
  return [headers.get('location'), decodeURIComponent(headers.get('set-cookie') ?? '')];
}

test('without scripts, the card has a link to the community', () => {
  expect(card(true)).toMatch(/<noscript><a [^>]*href="\/dashboard\/courses\/c1\/community"/);
  expect(card(false)).not.toContain('<a');
});

test('the link leads to the invitation', async () => {
  const url = 'https://discord.gg/milepost-risk';
  expect(await join(Response.json({ success: true, message: 'Ready.', url }))).toEqual([url, '']);
});

test('without an invitation, the player says why', async () => {
  const refusal = { success: false, code: 'community.no_link', message: 'No community link available' };
  const [location, toast] = await join(Response.json(refusal, { status: 404 }));
  expect(location).toBe('/dashboard/courses/c1');
  expect(toast).toContain('No community link available');
});
