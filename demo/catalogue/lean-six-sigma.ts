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
    sections: [
      {
        title: 'Define and measure',
        lectures: [
          {
            slug: 'a-problem-in-one-sentence',
            title: 'A problem in one sentence',
            isFreePreview: true,
            points: ['What, how much, since when', 'No cause, no solution', 'Why it matters to a customer'],
            narration: [
              'Since January, one invoice in five has been paid after its due date, and two suppliers now ask for payment in advance.',
              'That sentence has a measure, a period and a consequence. It names no cause and no culprit.',
              'If your sentence contains because, you have already jumped ahead.',
            ],
            resources: [{ title: 'DMAIC project charter (Markdown)', file: 'dmaic-charter.md' }],
          },
          {
            slug: 'measuring-the-same-thing',
            title: 'Measuring the same thing',
            points: [
              'When does the clock start and stop?',
              'Two people, ten items, same answer',
              'Collect with dates, in order',
            ],
            narration: [
              'Late compared with which date: printed on the invoice, received, or entered? Decide and write it down.',
              'Let two people judge the same ten items. If they disagree, repair the definition before you collect more.',
              'Record data in time order. You can sort later, but you cannot restore the order.',
            ],
          },
        ],
      },
      {
        title: 'Analyse, improve, control',
        lectures: [
          {
            slug: 'causes-not-culprits',
            title: 'Causes, not culprits',
            points: [
              'Pareto: which few types dominate?',
              'Five whys, each with evidence',
              'Stop at something you can change',
            ],
            narration: [
              'Count the late invoices by type and sort them. Often a few types make up most of the delay.',
              'For the largest, ask why, five times if needed, and ask for evidence each time.',
              'Stop when you reach something you can change, such as a form without an order number. Because people are careless is never the end.',
            ],
          },
          {
            slug: 'keeping-the-gain',
            title: 'Keeping the gain',
            points: ['Try it small, compare', 'Standard work on one page', 'Who reacts, at which value?'],
            narration: [
              'Try the improvement with one supplier group, and compare with the old way on the same chart.',
              'When it works, describe the new standard on one page.',
              'Then write a control plan: who looks at the number, how often, and what they do when it crosses the line.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'control-charts-and-capability',
    title: 'Control Charts and Process Capability',
    subtitle: 'Green Belt statistics with the reasoning left in',
    description:
      'Control charts answer one question: is this variation usual for the process, or has something happened? Capability answers another: is the usual variation good enough for the customer? Mixing them up leads to a great deal of unnecessary work.\n\nThe course explains individual and moving-range charts, subgroup charts, the common rules for signals, and the indices Cp and Cpk with their conditions. All examples are calculated by hand once and then in a spreadsheet.',
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
    sections: [
      {
        title: 'Is it stable?',
        lectures: [
          {
            slug: 'two-kinds-of-variation',
            title: 'Two kinds of variation',
            isFreePreview: true,
            points: [
              'Common cause: always present',
              'Special cause: something happened',
              'They need different responses',
            ],
            narration: [
              'Every process varies. Common causes are always there, like traffic on the way to work.',
              'A special cause is the day the bridge was closed.',
              'Treating common causes as special makes a process worse, because you keep adjusting what was never out of tune.',
            ],
          },
          {
            slug: 'individuals-and-moving-range',
            title: 'Individuals and moving range',
            points: [
              'Moving range: step to the next value',
              'Limits: mean ± 2.66 × average range',
              'Limits come from data, not from wishes',
            ],
            narration: [
              'Take the absolute difference between each value and the next. Their average is the mean moving range.',
              'The natural limits are the mean plus and minus two point six six times that range.',
              'These limits are what the process does. What the customer wants is a different line, and it does not belong on this chart.',
            ],
          },
        ],
      },
      {
        title: 'Is it good enough?',
        lectures: [
          {
            slug: 'cp-and-cpk',
            title: 'Cp and Cpk',
            points: [
              'Cp: tolerance ÷ six sigma',
              'Cpk: distance to the nearer limit ÷ three sigma',
              'Stable first, then capable',
            ],
            narration: [
              'Cp divides the width of the tolerance by six standard deviations. It asks whether the process could fit.',
              'Cpk takes the distance from the mean to the nearer limit, divided by three. It asks whether it does fit where it stands.',
              'Both are meaningless while the process is unstable, because there is no single process to describe.',
            ],
          },
        ],
      },
    ],
  },
];
