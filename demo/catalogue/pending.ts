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
    sections: [
      {
        title: 'What an estimate is',
        lectures: [
          {
            slug: 'estimate-target-commitment',
            title: 'Estimate, target, commitment',
            isFreePreview: true,
            points: ['Estimate: what we expect', 'Target: what we wish', 'Commitment: what we promise'],
            narration: [
              'Three things are called estimate. One is what we expect, another what we wish, the third what we promise.',
              'If a wish is written into the estimate column, the plan looks fine and the project does not.',
              'Keep them apart, and discuss the gap in the open.',
            ],
          },
          {
            slug: 'the-outside-view',
            title: 'The outside view',
            points: ['Find similar finished projects', 'Note planned and actual', 'Place yours among them'],
            narration: [
              'Before looking at your own plan, look at finished projects like it.',
              'Note what was planned and what it took. The ratio is your starting point.',
              'Then ask what truly makes yours different. Everyone believes theirs is, and sometimes it is so.',
            ],
          },
        ],
      },
      {
        title: 'Using it',
        lectures: [
          {
            slug: 'when-a-range-meets-a-date',
            title: 'When a range meets a date',
            points: [
              'Show range and date together',
              'Change scope, people or date',
              'Agree when to look again',
            ],
            narration: [
              'When the range lies beyond the date, do not shrink the range. Put both on one line.',
              'Something else can change: the scope, the people or the date. Offer one option for each.',
              'And agree when you will know more. A range narrows with evidence, never with pressure.',
            ],
          },
        ],
      },
    ],
  },
];
