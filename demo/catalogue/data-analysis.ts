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
    sections: [
      {
        title: 'The three numbers',
        lectures: [
          {
            slug: 'planned-earned-actual',
            title: 'Planned, earned, actual',
            isFreePreview: true,
            points: [
              'Planned: budget of work due by now',
              'Earned: budget of work done by now',
              'Actual: what that work cost',
            ],
            narration: [
              'Four walls are budgeted at a thousand dollars each, one per week. After two weeks the planned value is two thousand.',
              'One wall and a half stand, so the earned value is fifteen hundred. They cost eighteen hundred.',
              'We are five hundred behind the plan, and three hundred over cost. That is all there is to it.',
            ],
            resources: [{ title: 'Earned value data set (CSV)', file: 'earned-value-data.csv' }],
          },
          {
            slug: 'counting-progress-honestly',
            title: 'Counting progress honestly',
            points: [
              'Short packages: nothing until finished',
              'Longer: weighted milestones',
              'Avoid “ninety per cent done”',
            ],
            narration: [
              'Percent complete by opinion climbs quickly to ninety and stays there.',
              'For short packages, count nothing until they are finished. For longer ones, agree milestones with weights in advance.',
              'The rule is chosen before the work begins, so that nobody has to argue about it later.',
            ],
          },
        ],
      },
      {
        title: 'Reading and forecasting',
        lectures: [
          {
            slug: 'two-indices',
            title: 'Two indices',
            points: [
              'Cost index: earned ÷ actual',
              'Schedule index: earned ÷ planned',
              'At the end the schedule index is always one',
            ],
            narration: [
              'Earned divided by actual is the cost performance index. Below one, each dollar buys less than a dollar of work.',
              'Earned divided by planned is the schedule performance index.',
              'Beware: when all work is finished, that index returns to one, however late you were. Near the end, use dates.',
            ],
          },
          {
            slug: 'forecasting-the-total',
            title: 'Forecasting the total',
            points: [
              'Trend goes on: budget ÷ cost index',
              'One-off problem: actual + remaining budget',
              'Give both and say why',
            ],
            narration: [
              'If the cost trend continues, divide the total budget by the cost index.',
              'If the overrun had a single cause that is gone, add the remaining budget to the actual cost.',
              'Present both figures with the reason for each, and say which one you believe.',
            ],
          },
        ],
      },
    ],
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
    sections: [
      {
        title: 'From decision to chart',
        lectures: [
          {
            slug: 'start-from-the-decision',
            title: 'Start from the decision',
            isFreePreview: true,
            points: ['Who reads it, and when?', 'What can they decide?', 'At which value would they act?'],
            narration: [
              'Ask your reader what they decided because of the last report. If nothing comes to mind, you have found the problem.',
              'List the decisions they can make in the coming month.',
              'For each, ask at which value they would act. That value belongs in the chart.',
            ],
          },
          {
            slug: 'the-right-chart',
            title: 'The right chart',
            points: ['Change over time: a line', 'Comparison: sorted bars', 'Two measures: a scatter plot'],
            narration: [
              'Use a line for change over time and sorted bars for comparison. They cover most of what a project needs.',
              'Label lines directly instead of adding a legend, and begin the axis of bars at zero.',
              'Colour marks the one thing you want to be seen. The rest is grey.',
            ],
          },
        ],
      },
      {
        title: 'Honest measures',
        lectures: [
          {
            slug: 'signal-and-noise',
            title: 'Signal and noise',
            points: [
              'Two points are not a trend',
              'Show at least a dozen periods',
              'Ask whether anything unusual happened',
            ],
            narration: [
              'Down three per cent since last month. That may be news or merely noise.',
              'Show a dozen periods at least. If the new point lies within the usual range, no explanation is needed.',
              'Asking people to explain noise teaches them to invent reasons.',
            ],
          },
          {
            slug: 'when-a-measure-becomes-a-target',
            title: 'When a measure becomes a target',
            points: [
              'Which behaviour does it reward?',
              'Pair it with its opposite',
              'Retire measures on a date',
            ],
            narration: [
              'If tickets closed per day is rewarded, tickets become smaller. People are not dishonest, they are attentive.',
              'Pair each measure with one that would suffer, such as speed with reopened tickets.',
              'And give every measure a date on which it is dropped unless someone argues to keep it.',
            ],
          },
        ],
      },
    ],
  },
];
