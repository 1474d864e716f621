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
    sections: [
      {
        title: 'Scoring',
        lectures: [
          {
            slug: 'criteria-before-projects',
            title: 'Criteria before projects',
            isFreePreview: true,
            points: [
              'Five criteria are plenty',
              'Describe each score in words',
              'Mandatory work is not scored',
            ],
            narration: [
              'Agree criteria while nobody’s project is on the table. Five are plenty.',
              'Describe what a one, a three and a five look like, so that two people give similar scores.',
              'Work required by law is not scored. It is planned at the lowest sensible cost, and the rest compete.',
            ],
            resources: [{ title: 'Prioritisation scorecard (CSV)', file: 'prioritisation-scorecard.csv' }],
          },
          {
            slug: 'testing-the-ranking',
            title: 'Testing the ranking',
            points: ['Vary each weight a little', 'Note who changes places', 'Discuss only the middle'],
            narration: [
              'Raise and lower each weight by a fifth and watch the ranking.',
              'Usually the top and the bottom stay where they are, and the middle moves.',
              'Spend the meeting on the middle. It is where judgement is really needed.',
            ],
          },
        ],
      },
      {
        title: 'Drawing the line',
        lectures: [
          {
            slug: 'value-per-scarce-week',
            title: 'Value per scarce week',
            points: ['Find the scarcest people', 'Divide value by their weeks', 'Fill until they are full'],
            narration: [
              'Money is seldom the limit. More often it is three engineers or one test environment.',
              'Divide each project’s value by the weeks it needs of that resource, and sort.',
              'Fill from the top until the weeks are used. Leave some free for surprises.',
            ],
          },
          {
            slug: 'explaining-the-line',
            title: 'Explaining the line',
            points: ['Above, below and why', 'What would move it', 'Next date to ask again'],
            narration: [
              'Publish what is above the line, what is below, and the reasons.',
              'Say what would move a project up: a new deadline, a smaller version, a second specialist.',
              'Name the date of the next review. A no with a date is easier to accept than silence.',
            ],
          },
        ],
      },
    ],
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
    sections: [
      {
        title: 'Seeing capacity',
        lectures: [
          {
            slug: 'the-real-number-of-days',
            title: 'The real number of days',
            isFreePreview: true,
            points: [
              'Start with working days',
              'Take off leave, support, meetings',
              'Plan with what remains',
            ],
            narration: [
              'A specialist has about twenty-one working days in a month. Then come leave, training, support calls and meetings.',
              'Ask for last month’s real figure. Ten or twelve days for projects is not unusual.',
              'A plan that assumes twenty is late before it starts.',
            ],
          },
          {
            slug: 'skills-by-month',
            title: 'Skills by month',
            points: [
              'Plan the five scarcest skills',
              'Demand as low, likely, high',
              'Red where likely exceeds capacity',
            ],
            narration: [
              'You need not plan everyone. Plan the five skills that everything waits for.',
              'Enter demand per month as low, likely and high.',
              'Where the likely demand exceeds capacity, decide now. Where only the high one does, watch.',
            ],
          },
        ],
      },
      {
        title: 'Deciding what to start',
        lectures: [
          {
            slug: 'why-full-means-slow',
            title: 'Why full means slow',
            points: [
              'Waiting grows with utilisation',
              '80 % leaves room, 95 % does not',
              'Variation makes it worse',
            ],
            narration: [
              'In a simple queue, the wait depends on utilisation divided by what is left. At eighty per cent that ratio is four.',
              'At ninety-five per cent it is nineteen. The last few per cent cost nearly all of the speed.',
              'The more the work varies, the earlier this happens. Keep some slack where work is unpredictable.',
            ],
          },
          {
            slug: 'control-the-start',
            title: 'Control the start',
            points: ['Start when the bottleneck is free', 'Finish before you start', 'Say no by saying when'],
            narration: [
              'Three projects at a third of the speed each finish later, on average, than one after another.',
              'So release a project when the scarcest skill has room for it.',
              'To everyone else you can give an honest answer: not yet, and here is when.',
            ],
          },
        ],
      },
    ],
  },
];
