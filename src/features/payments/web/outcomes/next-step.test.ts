import { expect, test } from 'vitest';
import type { Study } from '../../../learning/contract.ts';
import { nextStepIn } from './next-step.ts';

type Watched = { completed?: boolean; position?: number };

function study(watched: Watched[], completed = false) {
  const lectures = watched.map((more, index) => ({
    _id: `${index + 1}`,
    title: `Lecture ${index + 1}`,
    duration: 60,
    completed: false,
    position: 0,
    ...more,
  }));
  const currentLecture = lectures.find((lecture) => !lecture.completed)?._id ?? null;
  return { sections: [{ lectures }], progress: { completed }, currentLecture } as unknown as Study;
}

test('starts with the first lecture', () => {
  expect(nextStepIn(study([{}, {}]))).toMatchObject({
    label: 'Start the first lecture',
    lecture: { title: 'Lecture 1', duration: 60 },
  });
});

test('continues where the buyer is', () => {
  expect(nextStepIn(study([{ position: 20 }, {}]))).toMatchObject({
    label: 'Continue learning',
    lecture: { title: 'Lecture 1' },
  });
  expect(nextStepIn(study([{ completed: true }, {}]))).toMatchObject({
    label: 'Continue learning',
    lecture: { title: 'Lecture 2' },
  });
});

test('opens the course, not a lecture, if it is completed, has no lectures or its progress is unknown', () => {
  const open = { label: 'Open the course', lecture: null };
  expect(nextStepIn(study([{ completed: true }], true))).toEqual(open);
  expect(nextStepIn(study([]))).toEqual(open);
  expect(nextStepIn(null)).toEqual(open);
});
