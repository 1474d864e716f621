import { expect, test } from 'vitest';
import { CourseBody } from './contract.ts';

const pathsOf = (body: object): string[] =>
  CourseBody.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('an error in a lecture names that lecture, however often courses have been refused', () => {
  const sections = [
    { title: 'First', lectures: [{ title: 'One' }, { title: 'Two' }] },
    { title: 'Second', lectures: [{ title: 'Three', kind: 'text' }] },
  ];
  for (const _ of [1, 2])
    expect(pathsOf({ sections }).filter((path) => path.startsWith('sections'))).toEqual([
      'sections.0.lectures.0.video',
      'sections.0.lectures.1.video',
      'sections.1.lectures.0.body',
    ]);
});

test('a course without learning outcomes is refused with the sentence that asks for them', () => {
  const { issues } = CourseBody.safeParse({}).error ?? { issues: [] };
  expect(issues.find(({ path }) => path[0] === 'learningOutcomes')?.message).toBe(
    'Please add what learners will be able to do.',
  );
});
