import type { DemoSection } from '../../types.ts';

/** The case is the data set of the course: four walls for $1,000 each, planned for four weeks. */
export const earnedValueCourse: DemoSection[] = [
  {
    title: 'The three numbers',
    lectures: [
      {
        slug: 'planned-earned-actual',
        title: 'Planned, earned, actual',
        isFreePreview: true,
        resources: [{ title: 'Earned value data set (CSV)', file: 'earned-value-data.csv' }],
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Four walls, after two weeks',
              lines: [
                ['Planned value', '2 walls × $1,000', '$2,000'],
                ['Earned value', '1.5 walls × $1,000', '$1,500'],
                ['Actual cost', 'wages and materials', '$1,800'],
                ['Schedule variance', '1,500 − 2,000', '−$500'],
              ],
              result: ['Cost variance: 1,500 − 1,800', '−$300'],
            },
            narration: [
              'Four walls are budgeted at a thousand dollars each, one a week. By now, two should be up: that’s planned value.',
              'In fact, one and a half are up. At budget prices, that work is worth fifteen hundred: that’s earned value.',
              'The work has cost eighteen hundred. Remember to include work that’s done but not yet invoiced.',
              'Earned minus planned makes minus five hundred. That’s half a wall.',
              'Earned minus actual: the work so far has cost three hundred too much. Everything else in this course is division.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Spending is not progress',
              mistake: '“We planned to spend $2,000 and have spent $1,800. We’re $200 under.”',
              better: '“We’ve spent $1,800 and got $1,500 of work.” Compare cost with what it bought.',
            },
            narration: [
              'People often compare what they’ve spent with the plan.',
              'By that measure this project looks good, but only because too little has been done.',
              'Earned value is the link between the two. Both comparisons start from it.',
            ],
          },
        ],
      },
      {
        slug: 'counting-progress-honestly',
        title: 'Counting progress honestly',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Wall 2 under three rules',
              columns: [
                ['Rule', 5],
                ['Wall 2', 2],
                ['Total earned', 3],
              ],
              rows: [
                ['Opinion: “90% done”', '$900', '$1,900'],
                ['Nothing until finished', '$0', '$1,000'],
                ['Milestone: half height is 50%', '$500', '$1,500'],
              ],
            },
            narration: [
              'How much of the second wall is done? The mason says ninety per cent, and he’ll say so again next week.',
              'The strictest rule counts nothing until a wall is finished. It suits packages shorter than your reporting period.',
              'For longer ones, agree on weighted milestones. Half height counts for half, full height and pointing for the rest.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Cost variance under each rule',
              bars: [
                { label: 'opinion', value: 100, text: '+$100' },
                { label: 'nothing until finished', value: -800, text: '−$800' },
                { label: 'milestones', value: -300, text: '−$300', marked: true },
              ],
            },
            narration: [
              'Subtract the eighteen hundred, and going by opinion, we’re a hundred dollars under budget.',
              'Under the strict rule, we’re eight hundred over, until the second wall is finished.',
              'Going by milestones, we’re three hundred over, and you can check that on site.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Before the work begins',
              text: 'Each work package has one rule for counting progress, written down before its first day.',
            },
            narration: [
              'It’s tempting to choose the rule afterwards, when everyone knows which one flatters.',
              'Our data set uses milestones from the very first line.',
            ],
          },
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
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Four walls, week by week',
              columns: [
                ['Week', 1],
                ['Earned', 2],
                ['Cost index', 3],
                ['Schedule index', 3],
              ],
              rows: [
                ['2', '$1,500', '1,500 ÷ 1,800 = 0.83', '1,500 ÷ 2,000 = 0.75'],
                ['3', '$2,000', '2,000 ÷ 2,320 = 0.86', '2,000 ÷ 3,000 = 0.67'],
                ['4', '$3,000', '3,000 ÷ 3,360 = 0.89', '3,000 ÷ 4,000 = 0.75'],
                ['5', '$4,000', '4,000 ÷ 4,340 = 0.92', '4,000 ÷ 4,000 = 1.00'],
              ],
            },
            narration: [
              'Earned divided by actual is the cost index. In week two, each dollar buys eighty-three cents’ worth of work.',
              'Earned divided by planned is the schedule index. In week three, it’s down to two thirds.',
              'Then they both rise. The crew has a mixer now, and a wall costs little more than planned.',
              'In week five, all the walls are up. The schedule index is one, yet the project is a week late.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Near the end, count in weeks',
              mistake: '“Schedule index 1.00: on time.” Every project ends at one, however late it is.',
              better: '“Week 4: we’ve earned what was due in week 3.” One week behind: 3 ÷ 4 = 0.75.',
            },
            narration: [
              'An index of one looks reassuring. But once everything is done, earned equals planned, whatever the date.',
              'In the last third of a project, the index tells you less every week.',
              'So ask when today’s earned value was due. In week four, we had what was due in week three.',
              'At the end, four planned weeks divided by five actual weeks makes nought point eight.',
            ],
          },
        ],
      },
      {
        slug: 'forecasting-the-total',
        title: 'Forecasting the total',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Two forecasts after week 2',
              lines: [
                ['Cost index', '1,500 ÷ 1,800', '0.833'],
                ['If the trend continues', '4,000 × 1,800 ÷ 1,500', '$4,800'],
                ['Work still to do', '4,000 − 1,500', '$2,500'],
              ],
              result: ['If the cause has gone: 1,800 + 2,500', '$4,300'],
            },
            narration: [
              'After two weeks, the sponsor asks what the walls will cost.',
              'If the rest goes like the start, divide the budget by the cost index.',
              'If the cause has gone, the rest will cost what was planned.',
              'Add what we’ve already spent, and you get four thousand three hundred.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Open the data set and check week 2 by hand',
                'Make both forecasts for week 3: $4,640 and $4,320',
                'Say in one sentence which you believe, and why',
              ],
            },
            narration: [
              'Which one do you believe? Here, the crew had mixed mortar by hand, and in week three they got a mixer.',
              'In the end, the walls cost four thousand three hundred and forty, close to the lower figure.',
              'Almost every overrun gets called a one-off. If you think so, say what has removed the cause.',
              'If nothing has, show the higher figure first. Now try week three yourself.',
              'Check week two by hand before you start, so that you trust both the file and your own arithmetic.',
              'Then make both forecasts, and write down what you’d say to your sponsor.',
            ],
          },
        ],
      },
    ],
  },
];
