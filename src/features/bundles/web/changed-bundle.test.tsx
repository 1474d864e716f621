import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { chosenIn } from './course-picker.tsx';
import EditBundle from './edit-bundle.tsx';

type Props = Parameters<typeof EditBundle>[0];

const courses = ['One', 'Two', 'Three'].map((title) => ({ _id: title, title, instructor: 'Ada', price: 49 }));
const bundle = {
  _id: 'b',
  title: 'Theirs',
  subtitle: '',
  description: '',
  certificate: false,
  price: 80,
  courses,
  version: 2,
  forSale: false,
};

/** The page of the bundle, after it was refused with these values or before it is sent. */
function pageWith(values?: Record<string, string>): string {
  const loaderData = { role: 'instructor', bundle, choices: courses, isComplete: true };
  const actionData = values && { failure: { message: 'Refused.', fields: {}, values } };
  const element = <EditBundle {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a bundle that someone else has changed shows what differs, and saving it again replaces their version', () => {
  const mine = { title: 'Mine', subtitle: '', description: '', price: '80', certificate: 'on' };
  const page = pageWith({ ...mine, 'course-1': 'One', 'course-2': 'Two', revision: '1' });
  const differences = [...page.matchAll(/<li class="wrap-anywhere whitespace-pre-line">(.*?)<\/li>/g)].map(
    ([, text]) => text,
  );
  expect(differences).toEqual([
    'Title: “Theirs”',
    'Award a certificate and a badge: not ticked',
    'Courses, in order: “One”, “Two”, “Three”',
  ]);
  expect(/name="revision" value="(\w*)"/.exec(page)?.[1]).toBe('2');
});

test('a draft has the titles and prices of courses, because a search may have found them', () => {
  const [, stored = ''] = /name="chosen" value="([^"]*)"/.exec(pageWith()) ?? [];
  expect(chosenIn(stored.replaceAll('&quot;', '"'))).toEqual(courses);
});
