import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { sessionEnded } from '../../lib/connection/sign-in-again.tsx';

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { clientAction?: (args: any) => Promise<unknown> };

const sources = import.meta.glob<string>('../../features/*/web/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<Page>('../../features/*/web/**/*.{ts,tsx}');

const exporting = (name: string): string[] =>
  Object.entries(sources)
    .filter(([, source]) => new RegExp(`^export (async function|const) ${name}\\b`, 'm').test(source))
    .map(([path]) => path.replace('../../features/', ''))
    .toSorted();

/** Pages whose forms need no session. */
const forAnyone = ['newsletter/web/newsletter.tsx', 'storefront/web/contact/contact.tsx'];
/** A page without fields. */
const verification = 'payments/web/outcomes/verify.tsx';
/** With scripts, the forms on these pages call the API themselves and keep what was typed. */
const callingTheApi = [
  'accounts/web/profile/profile.tsx',
  'accounts/web/sign-in/logout.ts',
  'classroom/web/dashboard/completed-courses.tsx',
  'payments/web/bank-transfer/bank.tsx',
];

/** The result of a page's `clientAction` when its guard has refused a form because the session has ended. */
async function sendAfterSessionEnd(path: string): Promise<unknown> {
  const { clientAction } = (await pages[`../../features/${path}`]?.()) ?? {};
  const url = new URL('http://localhost:3000/payment/1?method=card');
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ scripted: 'yes' }),
  });
  return clientAction?.({ request, url, serverAction: () => Promise.reject(redirect('/auth?ended=yes')) });
}

test('every page with an action, except those listed, has a `clientAction` for forms that could not be sent', () => {
  const unanswered = exporting('action').filter((path) => !exporting('clientAction').includes(path));
  expect(unanswered).toEqual([...callingTheApi, ...forAnyone].toSorted());
});

test.each(exporting('clientAction').filter((path) => ![verification, ...forAnyone].includes(path)))(
  'a form of %s stays on screen when the session has ended elsewhere, and says why it was not sent',
  async (path) => {
    expect(JSON.stringify(await sendAfterSessionEnd(path))).toContain(sessionEnded);
  },
);

test('the verification of a payment leads to sign-in, and back', async () => {
  const response = (await sendAfterSessionEnd(verification)) as Response;
  expect(response.headers.get('location')).toBe('/auth?next=%2Fpayment%2F1%3Fmethod%3Dcard&ended=yes');
});
