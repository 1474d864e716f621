import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { submittedValues } from '../../../../../lib/form/reading/form-fields.ts';
import AuthoredQuiz from './quiz.tsx';
import { QuizFormFields } from './quiz-form-fields.tsx';

type Inner = ReactNode | ((form: object) => ReactNode);

/** The questions that the fields of a quiz show as ticked. */
function tickedIn(node: ReactNode): string[] | undefined {
  for (const element of Children.toArray(node)) {
    if (!isValidElement<{ children?: Inner; chosen?: string[] }>(element)) continue;
    const { children, chosen } = element.props;
    if (element.type === QuizFormFields) return chosen;
    const found = tickedIn(typeof children === 'function' ? children({ field: () => ({}) }) : children);
    if (found) return found;
  }
  return undefined;
}

const loaderData = { course: { _id: 'c', title: 'Risk' }, domains: [], questions: [{}], quiz: null };
const refused = (...questions: string[]) => {
  const form = new FormData();
  form.set('intent', 'save');
  for (const question of questions) form.append('question', question);
  return { failure: { message: 'Please enter a title.', fields: {}, values: submittedValues(form) } };
};

test.each([[['one', 'two', 'three']], [['one']], [[]]])(
  'keeps questions %j ticked when a quiz is refused without JavaScript',
  (ticked) => {
    expect(tickedIn(AuthoredQuiz({ loaderData, actionData: refused(...ticked) } as never))).toEqual(ticked);
  },
);
