import { benefitsRealisation } from '../lessons/hana/benefits-realisation.ts';
import { strategyToRoadmap } from '../lessons/hana/strategy-to-roadmap.ts';
import type { DemoCourse } from '../types.ts';

export const strategy: DemoCourse[] = [
  {
    slug: 'benefits-realisation',
    title: 'Benefits Realisation, from Promise to Proof',
    subtitle:
      'Connect outputs to outcomes, give every benefit an owner and measure after the project has gone',
    description:
      'Projects end when they deliver outputs. Benefits begin later, in departments that were busy with something else. This course closes the gap between the two.\n\nYou will draw a benefits map from deliverable to objective, write profiles with baseline, target and owner, agree how to measure with data that already exist, and hold a review that can still change something. A benefits register is included.',
    category: 'Strategic Management',
    level: 'Intermediate',
    language: 'English',
    priceCents: 13900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Distinguish output, capability, outcome and benefit',
      'Draw a benefits map and test each link',
      'Write a benefit profile with baseline, target, owner and date',
      'Choose measures that use existing data',
      'Run a review six months after delivery',
    ],
    requirements: ['Experience of at least one completed project'],
    welcomeMessage:
      'Welcome. Choose a project that finished within the last year. You will find out what happened to the benefits it promised.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 55,
    sections: benefitsRealisation,
  },
  {
    slug: 'strategy-to-roadmap',
    title: 'From Strategy to Roadmap',
    subtitle: 'Turn objectives into a sequence of outcomes, with room to change your mind',
    description:
      'A roadmap is a statement of intent: what we want to be true, in which order, and why. It is often confused with a schedule, and then it becomes wrong in its second week.\n\nThis course shows how to write objectives with measurable key results, how to arrange outcomes by horizon, how to show dependencies without drawing every one, and how to keep the roadmap alive in a quarterly conversation.',
    category: 'Strategic Management',
    level: 'Beginner',
    language: 'English',
    priceCents: 1900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Write an objective with two to four key results that measure outcomes',
      'Separate now, next and later by confidence',
      'Show the dependencies that decide the order',
      'Run a quarterly roadmap review',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome. Keep your roadmap to one page throughout this course. The limit will do half of the work for you.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 150,
    sections: strategyToRoadmap,
  },
];
