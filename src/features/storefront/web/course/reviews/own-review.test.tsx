import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ReviewList } from '../../../../reviews/contract.ts';
import { Reviews } from './reviews.tsx';

const list = {
  reviews: [],
  total: 0,
  page: 1,
  limit: 5,
  ratings: null,
  distribution: [0, 0, 0, 0, 0],
  own: null,
  mayReview: true,
  lecturesToGo: null,
  mayAnswer: false,
  mayRemove: false,
} satisfies ReviewList;

/** The key of the form for the viewer's review of a course. */
function keyOfForm(courseId: string): string | null | undefined {
  let shown: ReactNode = null;
  const Page = () => {
    shown = Reviews({ courseId, list, stars: null, failure: undefined });
    return shown;
  };
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Page /> }]);
  renderToStaticMarkup(<RouterProvider router={router} />);
  return elementsIn(shown).find(({ props }) => 'own' in props)?.key;
}

type Element = ReactElement<{ children?: ReactNode }>;

function elementsIn(node: ReactNode): Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const element = node as Element;
  return [element, ...elementsIn(element.props.children)];
}

test('an unfinished review is not shown on the page of the next course', () => {
  const [one, other] = [keyOfForm('1'), keyOfForm('2')];
  expect([typeof one, typeof other]).toEqual(['string', 'string']);
  expect(one).not.toBe(other);
  expect(keyOfForm('1'), 'what was typed stays when the page’s data is loaded again').toBe(one);
});
