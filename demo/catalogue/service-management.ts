import { changeEnablementWithoutTheBottleneck } from '../lessons/marek/change-enablement-without-the-bottleneck.ts';
import { incidentsAndProblems } from '../lessons/marek/incidents-and-problems.ts';
import type { DemoCourse } from '../types.ts';

export const serviceManagement: DemoCourse[] = [
  {
    slug: 'change-enablement-without-the-bottleneck',
    title: 'Change Enablement Without the Bottleneck',
    subtitle: 'Match the approval to the risk, and keep the meeting for the changes that need it',
    description:
      'When every change waits for Thursday’s board, people learn to bundle changes, and bundles are riskier than what they contain. Change enablement, as ITIL calls it today, means letting safe changes flow and giving risky ones real attention.\n\nThis course sorts changes by risk, turns frequent ones into standard changes, gives the rest a short and useful assessment, and learns from those that went wrong. It refers to ITIL terms and works with any service management tool.',
    category: 'IT Service Management (ITIL)',
    level: 'Intermediate',
    language: 'English',
    priceCents: 9500,
    discountCents: 7500,
    instructor: 'marek',
    learningOutcomes: [
      'Distinguish standard, normal and emergency changes',
      'Pre-authorise a frequent change with clear conditions',
      'Assess risk with five questions instead of a long form',
      'Assign change authority at the right level',
      'Review failed changes without blame',
    ],
    requirements: ['Work in or with IT operations', 'Basic ITIL vocabulary is useful but explained'],
    welcomeMessage:
      'Welcome. Export the last fifty changes from your tool. In the first lecture you will sort them, and about half may surprise you.',
    communityLink: 'https://discord.gg/milepost-service',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 51,
    sections: changeEnablementWithoutTheBottleneck,
  },
  {
    slug: 'incidents-and-problems',
    title: 'Incidents and Problems',
    subtitle: 'Restore service first, then make sure you need not do it again',
    description:
      'Incident management and problem management have different goals. The first restores service as quickly as possible, even with a work-around. The second finds out why it failed. When the same people do both at once, neither is done well.\n\nYou will set priorities from impact and urgency, run a major incident with clear roles, hand over to problem management with the evidence intact, and keep a known error record that the service desk actually uses.',
    category: 'IT Service Management (ITIL)',
    level: 'Beginner',
    language: 'English',
    priceCents: 5500,
    discountCents: null,
    instructor: 'marek',
    learningOutcomes: [
      'Derive priority from impact and urgency',
      'Run a major incident with separate roles for leading, fixing and telling',
      'Preserve evidence while restoring service',
      'Write a known error record with a work-around',
    ],
    requirements: ['None. Examples come from a service desk with twelve people'],
    welcomeMessage:
      'Welcome. Remember the last outage you lived through, from either side of the phone. We come back to it in lecture two.',
    communityLink: 'https://discord.gg/milepost-service',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 82,
    sections: incidentsAndProblems,
  },
];
