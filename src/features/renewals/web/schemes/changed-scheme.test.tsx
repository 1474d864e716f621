import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Scheme } from '../../contract.ts';
import EditScheme, { shouldRevalidate } from './edit-scheme.tsx';
import { valuesOf } from './scheme-values.ts';

type Props = Parameters<typeof EditScheme>[0];

const scheme = {
  key: 'pmp',
  version: 2,
  name: 'PMP',
  unit: 'PDUs',
  step: 0.25,
  cycleMonths: 36,
  total: 60,
  perYear: null,
  perActivity: null,
  perDay: 8,
  carryOverMonths: 12,
  carryOverMaximum: 20,
  needsReflection: false,
  minimumActivities: 0,
  areas: [],
  groups: [{ key: 'education', name: 'Education', minimum: 35, maximum: null, hasAreas: false }],
  source: 'Handbook',
  sourceUrl: 'https://pmi.example',
} as unknown as Scheme;

/** The page after a new version of the scheme was refused with these values. */
function refused(values: Record<string, string>): string {
  const failure = { message: 'Refused.', fields: {}, values };
  const props = { loaderData: { scheme }, actionData: { failure } } as unknown as Props;
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <EditScheme {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const differencesOn = (page: string) =>
  [...page.matchAll(/<li class="wrap-anywhere[^>]*>(.*?)<\/li>/g)].map(([, text]) => text);

test('a scheme that another administrator has changed shows what differs, and saving replaces their version', () => {
  const mine = { total: '55', perDay: '', needsReflection: 'on', 'groups.0.minimum': '30' };
  const page = refused({ ...valuesOf(scheme), ...mine, revision: '1' });
  expect(differencesOn(page)).toEqual([
    'Total in a cycle: 60 PDUs',
    'Daily maximum: 8 PDUs',
    'Each activity needs a reflection: not ticked',
    'Group: Education, Minimum: 35 PDUs',
  ]);
  expect(page).toContain('value="55"');
  expect(/name="revision" value="(\w*)"/.exec(page)?.[1]).toBe('2');
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
});

test('two administrators who made the same change have nothing left to save', () => {
  const page = refused({ ...valuesOf(scheme), step: '0,25', revision: '1' });
  expect(page).toContain('The two versions are identical');
  expect(page).not.toContain('Save to replace');
});

test('a date of the check is a change, even if the rules are the same', () => {
  const page = refused({ ...valuesOf(scheme), checkedOn: '2026-11-01', revision: '1' });
  expect(differencesOn(page)).toEqual(['Checked on: empty']);
});
