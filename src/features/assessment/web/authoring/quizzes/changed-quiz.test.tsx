import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import AuthoredQuiz from './quiz.tsx';
import { startValues } from './quiz-values.ts';

type Props = Parameters<typeof AuthoredQuiz>[0];

const quiz = {
  _id: 'q',
  title: 'Theirs',
  introduction: 'Read first.',
  questions: [],
  perDomain: { People: 2 },
  isShuffled: true,
  minutes: 30,
  breaks: 0,
  breakMinutes: 10,
  maxAttempts: null,
  coolDownHours: 0,
  passPercent: 70,
  certificatePercent: null,
  feedback: 'afterwards',
  isPublished: false,
  attempts: 1,
  revision: 'new',
} as const;
const loaderData = {
  course: { _id: 'c', title: 'Risk' },
  domains: [{ name: 'People', count: 3 }],
  questions: [{ _id: 'one', stem: 'Who?', domain: 'People' }],
  quiz,
  stuck: null,
  ended: null,
  search: '',
};

/** The page after the quiz was refused with these values. */
function refused(values: object): string {
  const failure = { message: 'Refused.', fields: {}, values: { intent: 'save', ...values } };
  const element = <AuthoredQuiz {...({ loaderData, actionData: { failure } } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], { initialEntries: ['/quizzes/q'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const hidden = (page: string) => /name="revision" value="(\w*)"/.exec(page)?.[1];

test('a quiz that someone else has changed shows what differs, and saving it again replaces their version', () => {
  const mine = {
    ...startValues(quiz as never),
    title: 'Mine',
    minutes: '30,0',
    passPercent: '80',
    isPublished: 'on',
    revision: 'old',
  };
  const page = refused(mine);
  const differences = [...page.matchAll(/<li class="wrap-anywhere whitespace-pre-line">(.*?)<\/li>/g)].map(
    ([, text]) => text,
  );
  expect(differences).toEqual(['Title: “Theirs”', 'Pass mark: “70”', 'Show it to learners: not ticked']);
  expect(page).toContain('value="Mine"');
  expect(hidden(page)).toBe('new');
  expect(page).toContain('<a class="link" href="/quizzes/q" data-cancel="true">');
});

test('a quiz that was refused for another reason keeps its revision', () => {
  const page = refused({ ...startValues(quiz as never), title: '', revision: 'new' });
  expect(page).not.toContain('The saved version');
  expect(hidden(page)).toBe('new');
});
