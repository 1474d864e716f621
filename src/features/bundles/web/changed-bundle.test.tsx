import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
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

test('a bundle that someone else has changed shows what differs, and saving it again replaces their version', () => {
  const mine = { title: 'Mine', subtitle: '', description: '', price: '80', certificate: 'on' };
  const values = { ...mine, 'course-1': 'One', 'course-2': 'Two', revision: '1' };
  const loaderData = { role: 'instructor', bundle, choices: courses, isComplete: true };
  const actionData = { failure: { message: 'Refused.', fields: {}, values } };
  const element = <EditBundle {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
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
