import { controlChartsAndCapability } from '../lessons/marek/control-charts-and-capability.ts';
import { dmaicYellowBeltFoundations } from '../lessons/marek/dmaic-yellow-belt-foundations.ts';
import type { DemoCourse } from '../types.ts';

export const leanSixSigma: DemoCourse[] = [
  {
    slug: 'dmaic-yellow-belt-foundations',
    title: 'DMAIC Step by Step: Yellow Belt Foundations',
    subtitle: 'Define, measure, analyse, improve and control, on one small real problem',
    description:
      'DMAIC is a way of not jumping to the solution. Each of its five steps ends with a question that must be answered before the next begins. This course follows one modest problem through all five: supplier invoices that are paid late.\n\nYou will write a charter, map the process, collect data with an agreed definition, find causes instead of culprits, test an improvement and keep it in place. It covers the content usually expected of a Lean Six Sigma Yellow Belt; it is not an accredited course and awards no belt.',
    category: 'Lean Six Sigma (Yellow/Green Belt)',
    level: 'Beginner',
    language: 'English',
    priceCents: 7900,
    discountCents: 5500,
    instructor: 'marek',
    learningOutcomes: [
      'Write a problem statement with a measure, a period and no cause',
      'Map a process with its waiting times',
      'Define a measurement so that two people get the same result',
      'Use a Pareto chart and five whys to find causes',
      'Hold a gain with a control plan',
    ],
    requirements: ['None. A process you know from work is helpful'],
    welcomeMessage:
      'Welcome. Choose a small problem you see every week, small enough to solve in two months. Large problems are solved in small pieces.',
    communityLink: 'https://discord.gg/milepost-lean',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 31,
    sections: dmaicYellowBeltFoundations,
  },
  {
    slug: 'control-charts-and-capability',
    title: 'Control Charts and Process Capability',
    subtitle: 'Green Belt statistics with the reasoning left in',
    description:
      'Control charts answer one question: is this variation usual for the process, or has something happened? Capability answers another: is the usual variation good enough for the customer? Mixing them up leads to a great deal of unnecessary work.\n\nThe course explains individuals and moving-range charts, two rules for signals, and the indices Cp and Cpk with their conditions. One filling line runs through all lectures, and every figure is calculated by hand.',
    category: 'Lean Six Sigma (Yellow/Green Belt)',
    level: 'Advanced',
    language: 'English',
    priceCents: 14900,
    discountCents: null,
    instructor: 'marek',
    learningOutcomes: [
      'Explain common and special cause variation',
      'Construct an individuals and moving-range chart',
      'Apply signal rules without over-reacting',
      'Calculate and interpret Cp and Cpk',
      'Check the conditions before quoting an index',
    ],
    requirements: ['Mean and standard deviation', 'A spreadsheet program'],
    welcomeMessage:
      'Welcome. Have twenty-five measurements of one process ready, in the order in which they happened.',
    communityLink: 'https://discord.gg/milepost-lean',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 97,
    sections: controlChartsAndCapability,
  },
];
