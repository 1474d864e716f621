import { dashboards } from '../lessons/priya/dashboards-people-act-on.ts';
import { earnedValueCourse } from '../lessons/priya/earned-value-from-first-principles.ts';
import type { DemoCourse } from '../types.ts';

export const dataAnalysis: DemoCourse[] = [
  {
    slug: 'earned-value-from-first-principles',
    title: 'Earned Value from First Principles',
    subtitle: 'Three numbers, two ratios and the questions they let you ask',
    description:
      'Earned value management has a reputation for acronyms. Underneath are three honest numbers: what we planned to have done, what we have done, and what it cost. Everything else is subtraction and division.\n\nYou will calculate them for a small project on one sheet, choose rules for counting progress that cannot be flattered, and read the indices with care, including where they mislead. The worked data set is included so that you can check every figure.',
    category: 'Data Analysis for Project Managers',
    level: 'Intermediate',
    language: 'English',
    priceCents: 8900,
    discountCents: 5900,
    instructor: 'priya',
    learningOutcomes: [
      'Define planned value, earned value and actual cost in one sentence each',
      'Calculate schedule and cost variance and performance index',
      'Choose a progress rule that suits the work package',
      'Forecast the cost at completion in two ways and explain the difference',
      'Say when the schedule index stops being useful',
    ],
    requirements: ['A spreadsheet program', 'School arithmetic'],
    welcomeMessage:
      'Welcome. Open the data set beside the videos and change one number at a time. Watching an index move teaches more than any definition.',
    communityLink: 'https://discord.gg/milepost-data',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 23,
    sections: earnedValueCourse,
  },
  {
    slug: 'dashboards-people-act-on',
    title: 'Dashboards People Act On',
    subtitle: 'Choose few measures, draw them plainly and link each one to a decision',
    description:
      'A dashboard is read for perhaps a minute. If that minute leads to no decision, the reporting effort behind it is wasted. This course starts from the decisions and works back to the data.\n\nYou will interview a reader, choose measures with a clear owner and threshold, pick chart types that match the question, and remove everything that does not help. We also look at how measures distort behaviour, and how to notice it.',
    category: 'Data Analysis for Project Managers',
    level: 'Beginner',
    language: 'English',
    priceCents: 3900,
    discountCents: null,
    instructor: 'priya',
    learningOutcomes: [
      'Start from the decision a reader has to make',
      'Choose a chart by the question it answers',
      'Show variation over time rather than two points and an arrow',
      'Recognise when a measure has become a target',
    ],
    requirements: ['Any spreadsheet or reporting tool'],
    welcomeMessage:
      'Welcome. Bring one report you send regularly. By the last lecture it should be shorter, and someone should miss it when it is late.',
    communityLink: 'https://discord.gg/milepost-data',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 116,
    sections: dashboards,
  },
];
