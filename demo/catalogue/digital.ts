import { planningALegacyMigration } from '../lessons/hana/planning-a-legacy-migration.ts';
import { targetOperatingModel } from '../lessons/hana/target-operating-model.ts';
import type { DemoCourse } from '../types.ts';

export const digitalTransformation: DemoCourse[] = [
  {
    slug: 'target-operating-model',
    title: 'Designing a Target Operating Model',
    subtitle: 'Decide how the organisation will work before you choose what it will run on',
    description:
      'Digital programmes often begin with a platform and discover the organisation later. A target operating model turns that round: it describes who will do what, with which information and under whose decision, and only then what technology has to support.\n\nThe course designs one for the permit office of a coastal town: services, processes, roles, information, technology and governance, on six linked pages. You will define transition states that each work on their own, so that the programme can pause without leaving a mess.',
    category: 'Digital Transformation Strategy',
    level: 'Advanced',
    language: 'English',
    priceCents: 29900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Describe an organisation by services, processes, roles, information, technology and governance',
      'Write design principles that exclude something',
      'Define transition states with value of their own',
      'Test a model with stories from real cases',
    ],
    requirements: ['Programme experience', 'Familiarity with process models'],
    welcomeMessage:
      'Welcome. The permit office has forty staff and one very full archive. Meet them in the first lecture; you will redesign their week.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 64,
    sections: targetOperatingModel,
  },
  {
    slug: 'planning-a-legacy-migration',
    title: 'Planning a Legacy Migration',
    subtitle: 'Move data, users and habits off an old system, in slices you can undo',
    description:
      'Old systems hold more than data. They hold rules nobody wrote down and work-arounds that became the process. A migration plan has to find these before the weekend of the switch.\n\nYou will inventory interfaces and unwritten rules, choose a slicing that limits risk, rehearse with real data, and define in advance what would make you go back.',
    category: 'Digital Transformation Strategy',
    level: 'Intermediate',
    language: 'English',
    priceCents: 10900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Inventory users, interfaces, reports and unwritten rules',
      'Slice a migration by customer group, function or region',
      'Rehearse with production-like data and measured durations',
      'Define go, no-go and roll-back criteria',
    ],
    requirements: ['Experience of an IT project from the business or technical side'],
    welcomeMessage:
      'Welcome. Ask one long-serving colleague which report they would miss most. It is rarely one the documentation mentions.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 110,
    sections: planningALegacyMigration,
  },
];
