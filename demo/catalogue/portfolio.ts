import { capacityAndDemand } from '../lessons/hana/capacity-and-demand.ts';
import { portfolioPrioritisation } from '../lessons/hana/portfolio-prioritisation.ts';
import type { DemoCourse } from '../types.ts';

export const portfolio: DemoCourse[] = [
  {
    slug: 'portfolio-prioritisation',
    title: 'Portfolio Prioritisation Without Politics',
    subtitle: 'Compare unlike projects fairly, draw the line and explain it',
    description:
      'Every organisation has more good ideas than people. Prioritisation decides which of them wait, and it is rarely improved by a more complicated formula. It is improved by criteria agreed in advance, by estimates that are checked, and by a line drawn in public.\n\nThis course builds a scorecard with five criteria, tests how stable its ranking is, brings capacity into the picture and rehearses the meeting in which the line is drawn. A scorecard you can adapt is included.',
    category: 'Project Portfolio Management (PPM)',
    level: 'Intermediate',
    language: 'English',
    priceCents: 16900,
    discountCents: 12900,
    instructor: 'hana',
    learningOutcomes: [
      'Agree criteria and weights before scoring any project',
      'Separate mandatory work from choices',
      'Test whether small changes in weights alter the ranking',
      'Rank by value for the scarcest resource',
      'Communicate the line, and what would move it',
    ],
    requirements: ['Involvement in selecting or proposing projects'],
    welcomeMessage:
      'Welcome. List ten current or proposed projects in one line each. You will score them, and you will probably be surprised by numbers four to seven.',
    communityLink: 'https://discord.gg/milepost-portfolio',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 16,
    sections: portfolioPrioritisation,
  },
  {
    slug: 'capacity-and-demand',
    title: 'Capacity and Demand in the Portfolio',
    subtitle: 'Plan people at a level of detail you can keep true',
    description:
      'Resource plans fail in two ways: so coarse that they never show a conflict, or so detailed that they are wrong by Wednesday. There is a useful middle.\n\nWe plan teams and critical skills by month, express demand in ranges, look at utilisation with the mathematics of queues in mind, and decide what to start rather than who works on which day.',
    category: 'Project Portfolio Management (PPM)',
    level: 'Advanced',
    language: 'English',
    priceCents: 19900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Choose a planning grain by skill and month',
      'Subtract the work nobody plans from capacity',
      'Explain why waiting grows steeply at high utilisation',
      'Control the start of projects instead of spreading people',
    ],
    prerequisites: ['Portfolio Prioritisation Without Politics, or a ranked list of projects'],
    requirements: ['Experience with several projects that share people'],
    welcomeMessage:
      'Welcome. Find out how many days a month your key specialists really have for projects. Ask them, not the system.',
    communityLink: 'https://discord.gg/milepost-portfolio',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 143,
    sections: capacityAndDemand,
  },
];
