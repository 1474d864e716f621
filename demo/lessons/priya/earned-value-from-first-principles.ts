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
                ['Actual cost', 'wages and material', '$1,800'],
                ['Schedule variance', '1,500 − 2,000', '−$500'],
              ],
              result: ['Cost variance: 1,500 − 1,800', '−$300'],
            },
            narration: [
              'Four walls are budgeted at a thousand dollars each, one a week. By now two should stand: that is planned value.',
              'One and a half stand. At budget prices, that work is worth fifteen hundred: earned value.',
              'The work has cost eighteen hundred. Include what is done but not yet invoiced.',
              'Earned minus planned: minus five hundred. That is half a wall.',
              'Earned minus actual: the work done has cost three hundred too much. Everything else in this course is division.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Spending is not progress',
              mistake: '“We planned to spend $2,000 and spent $1,800. We are $200 under.”',
              better: '“For $1,800 we have $1,500 of work.” Compare cost with what it bought.',
            },
            narration: [
              'The common mistake is to compare what was spent with the plan.',
              'Then this project looks good, because it has done too little.',
              'Earned value lies between the two. Both comparisons start from it.',
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
              heading: 'Wall 2, by three rules',
              columns: [
                ['Rule', 5],
                ['Wall 2', 2],
                ['Earned in all', 3],
              ],
              rows: [
                ['Opinion: “90 % done”', '$900', '$1,900'],
                ['Nothing until finished', '$0', '$1,000'],
                ['Milestone: half height is 50 %', '$500', '$1,500'],
              ],
            },
            narration: [
              'How much of the second wall is done? The mason says ninety per cent, and will say so again next week.',
              'The strictest rule gives nothing until a wall is finished. It suits packages shorter than your reporting period.',
              'For longer ones, agree on milestones with weights. Half height counts for half, full height and pointing for the rest.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Cost variance by each rule',
              bars: [
                { label: 'opinion', value: 100, text: '+$100' },
                { label: 'nothing until finished', value: -800, text: '−$800' },
                { label: 'milestones', value: -300, text: '−$300', marked: true },
              ],
            },
            narration: [
              'Subtract the eighteen hundred, and by opinion we are a hundred dollars better than the budget.',
              'By the strict rule we are eight hundred worse, until the half wall is whole.',
              'By milestones we are three hundred worse, and that can be checked on site.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Before the work begins',
              text: 'Each work package has one rule for counting progress, written down before its first day.',
            },
            narration: [
              'The common mistake is to choose it afterwards, when everyone knows which rule flatters.',
              'Our data set counts by milestones from the first line.',
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
              'Earned divided by actual is the cost index. In week two, each dollar buys eighty-three cents of work.',
              'Earned divided by planned is the schedule index. In week three it is down to two thirds.',
              'Then both rise. The crew has a mixer now, and a wall costs little more than planned.',
              'In week five all walls stand. The schedule index is one, and the project is a week late.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Near the end, count in weeks',
              mistake: '“Schedule index 1.00: on time.” It ends at one for every project, however late.',
              better: '“Week 4: we have earned what was due in week 3.” One week behind, 3 ÷ 4 = 0.75.',
            },
            narration: [
              'The common mistake is to trust that one. When all is done, earned equals planned, whatever the date.',
              'In the last third of a project, the index says less every week.',
              'So ask when today’s earned value was due. In week four, it was what week three should have had.',
              'At the end, four planned weeks divided by five is nought point eight.',
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
                ['If the trend goes on', '4,000 × 1,800 ÷ 1,500', '$4,800'],
                ['Work still to do', '4,000 − 1,500', '$2,500'],
              ],
              result: ['If the cause is gone: 1,800 + 2,500', '$4,300'],
            },
            narration: [
              'After two weeks the sponsor asks what the walls will cost.',
              'If the rest goes like the beginning, divide the budget by the cost index.',
              'If the cause is gone, the rest costs what was planned.',
              'Added to what we spent, that makes four thousand three hundred.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Open the data set and check week 2 by hand',
                'Make both forecasts for week 3: $4,640 and $4,320',
                'Write one sentence on which you believe, and why',
              ],
            },
            narration: [
              'Which one do you believe? Here the crew mixed mortar by hand, and a mixer came in week three.',
              'The walls ended at four thousand three hundred and forty, near the lower figure.',
              'The common mistake is to call every overrun a single event. Say what has removed the cause.',
              'If nothing has, show the higher figure first. Now try week three yourself.',
              'Check week two by hand before you begin, so that you trust the file, and your own arithmetic.',
              'Then make both forecasts, and write the sentence that you would say to your sponsor.',
            ],
          },
        ],
      },
    ],
  },
];
