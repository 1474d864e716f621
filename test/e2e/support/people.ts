import { randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { type Api, apiClient } from './api.ts';
import { emailTo, pathIn } from './mailbox.ts';
import { open } from './open.ts';

export type Person = { name: string; email: string; password: string };

/** The demo's accounts. Changes to them are visible to other tests. */
export const demo = {
  admin: { name: 'Eleanor Whitcombe', email: 'admin@milepost.example', password: 'milepost' },
  instructor: { name: 'Ngozi Hartley', email: 'instructor@milepost.example', password: 'milepost' },
  learner: { name: 'Daniel Ferreira', email: 'learner@milepost.example', password: 'milepost' },
} satisfies Record<string, Person>;

/** A person without an account yet. */
export function newPerson(name = 'Robin Marlow'): Person {
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}-${randomUUID()}@people.example`,
    password: 'a long walk home',
  };
}

export const confirmSubject = 'Confirm your email address';

/** Registers and confirms through the API; returns the client, signed in. */
export async function joinByApi(
  person: Person,
  where: { url?: string; sandbox?: string } = {},
): Promise<Api> {
  const api = apiClient(where.url);
  await api.read('POST', '/register', person);
  const path = pathIn(await emailTo(person.email, confirmSubject, where.sandbox), '/verify-email/');
  await api.read('POST', `/user/verify-user/${path.split('/').at(-1)}`);
  await api.read('POST', '/login', person);
  return api;
}

/** A client of the API, signed in to an existing account. */
export async function signInByApi(person: Person): Promise<Api> {
  const api = apiClient();
  await api.read('POST', '/login', person);
  return api;
}

/** Registers on the register tab; ends on the sign-in tab. */
export async function register(page: Page, person: Person): Promise<void> {
  await open(page, '/auth');
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(/Registration successful!/)).toBeVisible();
}

/** Opens the link in the confirmation email and confirms. */
export async function confirm(page: Page, person: Person): Promise<void> {
  await open(page, pathIn(await emailTo(person.email, confirmSubject), '/verify-email/'));
  await page.getByRole('button', { name: 'Confirm Verification' }).click();
  // The page moves on automatically after a moment: `waitFor` checks twice a second, an expectation once.
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

/** Signs in on the open page. */
export async function fillSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs a browser in to an existing account. */
export async function signInContext(context: BrowserContext, person: Person): Promise<void> {
  const { email, password } = person;
  const response = await context.request.post('/api/login', { data: { email, password } });
  expect(response.ok(), `signing in as ${email}`).toBe(true);
}

/** A page of another browser, signed in. Its context is closed with the test's browser. */
export async function anotherBrowser(
  browser: Browser,
  person?: Person,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  if (person) await signInContext(context, person);
  return context.newPage();
}

/** A new learner, signed in in this browser. */
export async function newLearner(context: BrowserContext, name?: string): Promise<Person & { api: Api }> {
  const person = newPerson(name);
  const api = await joinByApi(person);
  await signInContext(context, person);
  return { ...person, api };
}
