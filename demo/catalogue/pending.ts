import { estimatingUnderUncertainty } from '../lessons/marek/estimating-under-uncertainty.ts';
import type { DemoCourse } from '../types.ts';

/** Submitted by its instructor and waiting for an administrator's review. */
export const pendingCourses: DemoCourse[] = [
  {
    slug: 'estimating-under-uncertainty',
    title: 'Estimating Under Uncertainty',
    subtitle: 'Ranges, reference classes and honest conversations about effort',
    description:
      'An estimate is a statement about what we know today. This course treats it that way: as a range with reasons, which becomes narrower as we learn.\n\nWe compare estimating by analogy, by parts and by model, use finished projects as a reference class, and practise the talk in which a range meets a deadline.',
    category: 'PM Tools & Systems Training',
    level: 'Intermediate',
    language: 'English',
    priceCents: 5900,
    discountCents: null,
    instructor: 'marek',
    learningOutcomes: [
      'Separate estimate, target and commitment',
      'Estimate with three methods and compare them',
      'Use finished projects as a reference class',
      'Present a range so that it can be used',
    ],
    requirements: ['Some experience with planning'],
    welcomeMessage: 'Welcome. Look up one estimate you made last year and what came of it. We begin there.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    status: 'pending',
    createdDaysAgo: 1,
    sections: estimatingUnderUncertainty,
  },
];
