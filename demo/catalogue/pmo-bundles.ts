import { pmoLeadBundle } from '../lessons/ngozi/pmo-lead-bundle.ts';
import { pmoStarterBundle } from '../lessons/ngozi/pmo-starter-bundle.ts';
import type { DemoCourse } from '../types.ts';

export const pmoBundles: DemoCourse[] = [
  {
    slug: 'pmo-starter-bundle',
    title: 'The PMO Starter Bundle',
    subtitle: 'Governance, planning, risk and reporting for people who have just joined a project office',
    description:
      'You’ve been asked to help in the project office, and everyone assumes you know what that means. This bundle covers the essentials in order: how governance works, how to check a plan, how to keep a RAID log and how to prepare a board meeting.\n\nYou can take each part on its own, and each ends with something to use at work. The bundle builds on the individual courses in this catalogue without repeating them.',
    category: 'The PMO Bundle',
    level: 'Beginner',
    language: 'English',
    priceCents: 24900,
    discountCents: 18900,
    instructor: 'ngozi',
    learningOutcomes: [
      'Explain the roles of sponsor, board, project manager and project office',
      'Check a plan for completeness and logic in half an hour',
      'Keep a RAID log that project managers are glad to use',
      'Prepare a project board so that it takes decisions',
      'Write minutes that record decisions, reasons and owners',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome to your first route through the project office. Take one lecture a day, and use each at work before you go on to the next.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 21,
    sections: pmoStarterBundle,
  },
  {
    slug: 'pmo-lead-bundle',
    title: 'The PMO Lead Bundle',
    subtitle: 'Assurance, portfolio insight and people, for those who run a project office',
    description:
      'Leading a project office means being trusted by projects and by the board at once. This bundle covers the three parts of that work: assurance that finds problems early, a portfolio view that supports choices, and a team whose members grow.\n\nIt is written for people who already know methods and templates and want to use fewer of them, better.',
    category: 'The PMO Bundle',
    level: 'Advanced',
    language: 'English',
    priceCents: 27900,
    discountCents: null,
    instructor: 'ngozi',
    learningOutcomes: [
      'Plan assurance by risk instead of by calendar',
      'Run a two-day health check and report it fairly',
      'Show the portfolio on one page with its conflicts',
      'Develop analysts into advisers',
    ],
    requirements: ['Responsibility for a project office, now or soon'],
    welcomeMessage:
      'Welcome. Choose the project that worries you most and the one that worries you least. You will look closely at both.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 121,
    sections: pmoLeadBundle,
  },
];
