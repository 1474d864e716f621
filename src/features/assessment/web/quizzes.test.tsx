import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from './+types/quizzes';
import Quizzes from './quizzes.tsx';

function shown(canPractise: boolean): string {
  const course = { _id: 'c1', title: 'Risk registers' };
  const loaderData = { quizzes: [], course, mayEdit: false, canPractise };
  const page = <Quizzes {...({ loaderData } as unknown as Route.ComponentProps)} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

test('a course without quizzes offers practice only if it has questions to practise', () => {
  expect(shown(true)).toContain('Practise by domain');
  expect(shown(false)).toContain('No quizzes yet');
  expect(shown(false)).not.toContain('Practise by domain');
});
