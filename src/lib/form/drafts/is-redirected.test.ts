import { createMemoryRouter, type RouterState, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { isRedirected } from './is-redirected.ts';

/** Sends a form, then does something else. @returns whether the form was answered with a redirect */
async function answered(action: () => Promise<unknown>, then: (router: Router) => unknown = () => {}) {
  const router = createMemoryRouter([
    { path: '/', action, loader: () => null },
    { path: '/list', loader: () => new Promise((resolve) => setTimeout(resolve)) },
  ]);
  let sent: string | undefined;
  let isAnswered = false;
  router.subscribe(({ navigation }: RouterState) => {
    if (navigation.state === 'submitting') sent = navigation.location.key;
    if (navigation.state === 'loading' && sent) isAnswered ||= isRedirected(navigation, sent);
  });
  const formData = new FormData();
  const sending = router.navigate('/', { formMethod: 'post', formData });
  await then(router);
  await sending;
  return isAnswered;
}
type Router = ReturnType<typeof createMemoryRouter>;

const never = () => new Promise(() => {});

test('a form counts as saved once its action redirects, also to the same page', async () => {
  expect(await answered(async () => redirect('/list'))).toBe(true);
  expect(await answered(async () => redirect('/'))).toBe(true);
});

test('a form that is refused, or left while it is being sent, does not count as saved', async () => {
  expect(await answered(async () => ({ failure: {} }))).toBe(false);
  expect(await answered(never, (router) => router.navigate('/list'))).toBe(false);
  const search = new FormData();
  const find = (router: Router) => router.navigate('/list', { formMethod: 'get', formData: search });
  expect(await answered(never, find)).toBe(false);
});
