import { createMemoryRouter, type RouterState, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { submission } from './submission.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** Sends a form, then does something else. @returns whether the form counts as saved */
async function saved(
  action: () => Promise<unknown>,
  then: (router: Router, send: Send) => unknown = () => {},
) {
  const router = createMemoryRouter([
    { path: '/', action, loader: () => null },
    { path: '/other', action: () => redirect('/list') },
    { path: '/list', loader: () => new Promise((resolve) => setTimeout(resolve)) },
  ]);
  const form = submission();
  let isSaved = false;
  router.subscribe(({ navigation }: RouterState) => {
    isSaved ||= form.isSaved(navigation);
  });
  const send = (to: string, isThis: boolean) => {
    form.submit(isThis);
    return router.navigate(to, { formMethod: 'post', formData: new FormData() });
  };
  const sending = send('/', true);
  await then(router, () => send('/other', false));
  await sending;
  return isSaved;
}
type Send = () => Promise<void>;

const never = () => new Promise(() => {});

test('a form counts as saved once its action redirects, also to the same page', async () => {
  expect(await saved(async () => redirect('/list'))).toBe(true);
  expect(await saved(async () => redirect('/'))).toBe(true);
});

test('a form that is refused, or left while it is being sent, does not count as saved', async () => {
  expect(await saved(async () => ({ failure: {} }))).toBe(false);
  expect(await saved(never, (router) => router.navigate('/list'))).toBe(false);
  const search = new FormData();
  const find = (router: Router) => router.navigate('/list', { formMethod: 'get', formData: search });
  expect(await saved(never, find)).toBe(false);
});

test('a form does not count as saved when another form on its page is', async () => {
  const another = (_: Router, send: Send) => send();
  expect(await saved(never, another), 'sent before the response').toBe(false);
  const later = async (action: () => Promise<unknown>) => {
    const form = submission();
    // The page itself refused this form, so nothing was sent.
    form.submit(true);
    const router = createMemoryRouter([{ path: '/', action, loader: () => null }]);
    let isSaved = false;
    router.subscribe(({ navigation }: RouterState) => {
      isSaved ||= form.isSaved(navigation);
    });
    form.submit(false);
    await router.navigate('/', { formMethod: 'post', formData: new FormData() });
    return isSaved;
  };
  expect(await later(async () => redirect('/')), 'sent after this one was refused').toBe(false);
});
