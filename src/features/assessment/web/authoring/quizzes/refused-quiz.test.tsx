import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { submittedValues } from '../../../../../lib/form/reading/form-fields.ts';
import AuthoredQuiz from './quiz.tsx';

type Props = Parameters<typeof AuthoredQuiz>[0];

const questions = ['one', 'two', 'three'].map((_id) => ({ _id, stem: `${_id}?`, domain: 'People' }));
const loaderData = { course: { _id: 'c', title: 'Risk' }, domains: [], questions, quiz: null };

/** The page after a quiz with these questions was refused. */
function refused(ticked: string[]): string {
  const form = new FormData();
  form.set('intent', 'save');
  for (const question of ticked) form.append('question', question);
  const failure = { message: 'Please enter a title.', fields: {}, values: submittedValues(form) };
  const element = <AuthoredQuiz {...({ loaderData, actionData: { failure } } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([[['one', 'two', 'three']], [['one']], [[]]])(
  'keeps questions %j ticked when a quiz is refused without JavaScript',
  (ticked) => {
    const boxes = refused(ticked).match(/<input[^>]*name="question"[^>]*>/g) ?? [];
    expect(boxes).toHaveLength(questions.length);
    const isTicked = (box: string) => / checked=/.test(box);
    expect(boxes.filter(isTicked).map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual(ticked);
  },
);
