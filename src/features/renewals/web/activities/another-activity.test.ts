import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import Activity from './activity.tsx';
import { ActivityForm } from './activity-form.tsx';

const entry = { title: 'A talk', provider: 'PMO Days', url: '', hours: 1, reflection: '', allocations: [] };

/** The key of the form on an activity's page. */
const formOf = (_id: string) => {
  const loaderData = { holdings: [], evidence: [], entry: { _id, ...entry } };
  return keyOfForm(Activity({ loaderData, actionData: undefined } as never));
};

function keyOfForm(node: ReactNode): string | undefined {
  for (const element of Children.toArray(node)) {
    if (!isValidElement<{ children?: ReactNode }>(element)) continue;
    if (element.type === ActivityForm) return element.key ?? undefined;
    const found = keyOfForm(element.props.children);
    if (found) return found;
  }
  return undefined;
}

test('each activity has its own form, so going back to another never shows what was typed in this one', () => {
  expect(formOf('one')).not.toBe(formOf('two'));
});
