import { courses } from './catalogue/index.ts';
import { popularReviews } from './conversation/reviews-popular.ts';
import { learners } from './people.ts';
import type { DemoCourse } from './types.ts';

/** One learner's activity in one course, so that every screen has realistic data. */
export type Story = {
  person: string;
  course: string;
  /** When it was ordered. */
  daysAgo: number;
  /** Lectures completed, from the first; a number beyond the last means all. */
  done: number;
  outcome?: 'refunded' | 'declined' | 'cancelled' | 'expired';
  /** In how many days the learner wants to finish. */
  targetInDays?: number;
  certificate?: 'pending' | 'approved' | 'rejected';
};

const learner = 'learner@milepost.example';
const all = 100;

const mainLearner: Story[] = [
  { person: learner, course: 'difficult-conversations', daysAgo: 24, done: all, certificate: 'pending' },
  { person: learner, course: 'requirements-that-survive-delivery', daysAgo: 20, done: 2, targetInDays: 3 },
  { person: learner, course: 'change-impact-in-practice', daysAgo: 12, done: 1, targetInDays: 24 },
  { person: learner, course: 'risk-registers-that-change-decisions', daysAgo: 5, done: 12 },
  { person: learner, course: 'dashboards-people-act-on', daysAgo: 60, done: 1, outcome: 'refunded' },
  { person: learner, course: 'quantitative-schedule-risk', daysAgo: 5, done: 0, outcome: 'declined' },
  { person: learner, course: 'setting-up-a-pmo', daysAgo: 9, done: 0, outcome: 'cancelled' },
  { person: learner, course: 'portfolio-prioritisation', daysAgo: 13, done: 0, outcome: 'expired' },
];

/** The bundle that the demo's learner bought and has completed, so that its certificate and badge exist. */
export const completedBundle = {
  person: learner,
  slug: 'plans-that-people-follow',
  daysAgo: 70,
  courses: [
    { person: learner, course: 'critical-path-in-any-tool', daysAgo: 70, done: all },
    { person: learner, course: 'sponsors-and-stakeholders', daysAgo: 70, done: all, certificate: 'approved' },
  ] satisfies Story[] as Story[],
};

/** The other learners: a few courses each, started at different times and with different progress. */
function storiesOf(person: string, position: number): Story[] {
  const published = courses.filter((course) => course.status !== 'pending');
  return Array.from({ length: 2 + (position % 4) }, (_, turn) => {
    const course = published[(position * 5 + turn * 7) % published.length];
    const daysAgo = Math.min((course?.createdDaysAgo ?? 1) - 1, 3 + position * 4 + turn * 9);
    return {
      person,
      course: course?.slug ?? '',
      daysAgo: Math.max(daysAgo, 0),
      done: ((position * 3 + turn * 2) % 6) * paceOf(course),
    };
  });
}

/** How many lectures a learner completes at a time: a long course is studied section by section. */
function paceOf(course: DemoCourse | undefined): number {
  const sections = course?.sections ?? [];
  return sections.length > 3 ? (sections[0]?.lectures.length ?? 1) : 1;
}

const decided: Story[] = [
  {
    person: 'aisha.rahman@milepost.example',
    course: 'business-case-that-gets-a-decision',
    daysAgo: 40,
    done: all,
    certificate: 'pending',
  },
  {
    person: 'mateo.quispe@milepost.example',
    course: 'leading-without-authority',
    daysAgo: 55,
    done: all,
    certificate: 'approved',
  },
  {
    person: 'sophie.tremblay@milepost.example',
    course: 'capacity-and-demand',
    daysAgo: 70,
    done: all,
    certificate: 'rejected',
  },
];

const ageOf = (slug: string): number => courses.find((course) => course.slug === slug)?.createdDaysAgo ?? 0;

/** Learners who reviewed a flagship course have studied half of it or more. */
const popular: Story[] = popularReviews.map(({ person, course }, position) => ({
  person,
  course,
  daysAgo: 3 + ((position * 7) % Math.min(40, ageOf(course) - 4)),
  done: 8 + ((position * 5) % 9),
}));

/** Every history, one per person and course. */
export function stories(): Story[] {
  const stories = new Map<string, Story>();
  const others = learners.flatMap(({ email }, position) => storiesOf(email, position));
  for (const story of [...mainLearner, ...decided, ...popular, ...others]) {
    const key = `${story.person} ${story.course}`;
    if (!stories.has(key)) stories.set(key, story);
  }
  return [...stories.values()];
}
