import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../contract.ts';
import { Review } from './review.tsx';

const review: NonNullable<AskedQuestion['review']> = {
  isCorrect: true,
  correct: [],
  whys: {},
  solution: '4.5 days',
  explanation: '# Three estimates\n\nThe likely one counts four times.',
  lecture: null,
};
const question: AskedQuestion = {
  _id: 'question',
  kind: 'number',
  stem: 'How long does it take?',
  domain: 'Estimating',
  points: 1,
  options: [],
  targets: [],
  value: '4.5',
  isFlagged: false,
  seconds: 20,
  isClosed: true,
  review,
};

test.each([3, 4] as const)('the headings of an explanation begin at level %d', (level) => {
  const html = renderToStaticMarkup(
    <Review question={question} review={review} courseId="course" level={level} />,
  );
  expect(html.match(/<h\d/g)).toEqual([`<h${level}`]);
});
