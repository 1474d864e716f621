import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { QuizCard } from './quiz-card.tsx';

const rules = {
  title: 'Check yourself',
  questionCount: 10,
  minutes: null,
  maxAttempts: null,
  certificatePercent: null,
  isRequired: true,
};

test.each([
  [60, 'Passing it opens the lectures after it.'],
  [null, 'Submitting it opens the lectures after it.'],
])(
  'a quiz in the curriculum with a pass mark of %s says what opens the next lectures',
  (passPercent, text) => {
    const element = <QuizCard quiz={{ ...rules, passPercent }} to="/quiz" action="Open" />;
    const html = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
    );
    expect(html).toContain(text);
  },
);
