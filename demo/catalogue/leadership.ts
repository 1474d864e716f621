import { projectsToStrategy } from '../lessons/samuel/from-projects-to-strategy.ts';
import { leadingWithoutAuthority } from '../lessons/samuel/leading-without-authority.ts';
import type { DemoCourse } from '../types.ts';

export const leadership: DemoCourse[] = [
  {
    slug: 'leading-without-authority',
    title: 'Leading Without Authority',
    subtitle: 'Get commitments from people who do not report to you, and keep them',
    description:
      'Project managers are accountable for results produced by people whose pay, priorities and appraisals belong to someone else. Authority will not carry that work. Clarity, reciprocity and a fair process will.\n\nThis course looks at how commitments are really made in a matrix organisation. You will map the interests behind positions, make requests that can be answered with yes or no, and handle the moment when a line manager takes your specialist back. It closes with escalation: when it is a service to the organisation, and how to do it without making an enemy.',
    category: 'Strategic Leadership',
    level: 'Intermediate',
    language: 'English',
    priceCents: 12900,
    discountCents: null,
    instructor: 'samuel',
    learningOutcomes: [
      'Tell apart positions, interests and constraints in a negotiation about people or time',
      'Make a request that names the result, the date and the reason',
      'Build credibility by keeping small promises visibly',
      'Escalate a conflict jointly with the other party',
    ],
    requirements: ['Responsibility for a piece of work that depends on other teams'],
    welcomeMessage:
      'Welcome. Think of one person whose help you need and do not yet have. We will prepare that conversation together, lecture by lecture.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 88,
    sections: leadingWithoutAuthority,
  },
  {
    slug: 'from-projects-to-strategy',
    title: 'From Project Manager to Strategic Leader',
    subtitle: 'Move from delivering what was asked to shaping what should be asked',
    description:
      'The step from running projects to leading a function is less about skill than about attention. A project manager looks at scope, time and cost; a strategic leader looks at which problems deserve a project at all.\n\nWe work on three habits: reading the organisation’s strategy critically, framing options for people with ten minutes, and stopping work that no longer serves its purpose. Each habit is practised on a short case about a regional water company.',
    category: 'Strategic Leadership',
    level: 'Advanced',
    language: 'English',
    priceCents: 19900,
    discountCents: null,
    instructor: 'samuel',
    learningOutcomes: [
      'Read a strategy document for the choices it makes and the ones it avoids',
      'Frame a decision with two or three real options and a recommendation',
      'Make the case for stopping a project, with respect for those who built it',
      'Plan your own first hundred days in a wider role',
    ],
    requirements: [
      'Several years of project or programme management',
      'Access to your organisation’s published strategy',
    ],
    welcomeMessage:
      'Welcome. Print your organisation’s strategy, or its latest annual report, and keep a pencil beside it: you will mark it up in the first lecture.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 133,
    sections: projectsToStrategy,
  },
];
