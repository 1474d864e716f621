import type { DemoSection } from '../../types.ts';

export const theOnePageProjectReport: DemoSection[] = [
  {
    title: 'Clear status',
    lectures: [
      {
        slug: 'answer-first',
        title: 'Answer first',
        isFreePreview: true,
        resources: [{ title: 'One-page report template (Markdown)', file: 'one-page-report.md' }],
        scenes: [
          {
            slide: {
              kind: 'statement',
              heading: 'Linwood health centre, line one',
              text: 'We expect to open on 3 June, two weeks later than planned, for £3.23 million against a budget of £3.20 million.',
            },
            narration: [
              'Write the first line as if it were the only one that is read. For many readers it is. This one says what we will have, when, and for how much, with the plan beside each figure. Say two weeks later in words, so that nobody has to subtract.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three questions, three answers',
              columns: [
                ['The reader asks', 4],
                ['Linwood, March', 7],
              ],
              rows: [
                ['Will we get there?', 'Yes, on 3 June'],
                ['What changed, and why?', 'One more week: the boiler needs a part from abroad'],
                ['What do you need?', 'Sign the extension of the old lease by 14 April: £22,000'],
              ],
            },
            narration: [
              'The sponsor, Maureen, has ten projects and four minutes for each. She asks first whether we will get there.',
              'Then she asks what changed since last month, and why. One sentence about the boiler is enough for her.',
              'And she asks what you need from her, and by when. The lease of the old building ends in May, and only she can extend it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'In the order of the work',
              mistake:
                '“Good progress overall. 42 of 58 tasks complete. Challenges in heating are being addressed.”',
              better: '“We expect to open on 3 June. Please sign the extension of the lease by 14 April.”',
            },
            narration: [
              'The common mistake is to tell the month in the order in which it happened. Each sentence is true. Maureen still cannot tell whether to book the removal van.',
              'Turn it round, and move the tasks to an appendix. If you need nothing, write: nothing this month. That is good news, and it makes the next request stand out.',
            ],
          },
        ],
      },
      {
        slug: 'colours-with-rules',
        title: 'Colours with rules',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three colours, three rules',
              columns: [
                ['Linwood, March', 4],
                ['Tolerance', 4],
                ['Colour', 4],
              ],
              rows: [
                ['Cost: £30,000 over', '2 % is £64,000', 'Green: within it'],
                ['Defects: 14 open', '10', 'Amber: we recover'],
                ['Time: two weeks late', 'One week', 'Red: please decide'],
              ],
            },
            narration: [
              'Without rules, a colour measures the mood of its author. So agree tolerances with the sponsor at the start. Two per cent of £3.2 million is £64,000, and a forecast of £30,000 over is green.',
              'Fourteen open defects are more than the ten we agreed. Amber means: outside the tolerance, and the project can recover by itself. The plan is in the next line.',
              'Two weeks late is outside too. Here the project cannot recover, and it needs a decision about the lease. So it is red, in a month when most things went well.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A recovery one can check',
              text: 'Defects: each week five are closed and three found. From 14 now, we are back at ten on 8 April.',
            },
            narration: [
              'Here is the line for the defects. Four too many, and two fewer each week: that takes two weeks. On the eighth of April anyone can see whether it was true. If it was not, the next colour is red.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The watermelon',
              mistake:
                'Green outside, red inside: nobody dares to report red, until the month it is too late.',
              better: 'Red is a request with a date. Maureen thanks people for it, in front of the others.',
            },
            narration: [
              'The common mistake is green until the very end. People treat red as a confession, so they wait.',
              'Red means that we need a decision from you. How the sponsor receives the first one settles the colour of the next ten.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Forecast and request',
    lectures: [
      {
        slug: 'forecast-against-baseline',
        title: 'Forecast against baseline',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Each date three times',
              columns: [
                ['Milestone', 4],
                ['Baseline', 3],
                ['Last', 3],
                ['New', 3],
                ['Why', 4],
              ],
              rows: [
                ['Heating tested', '12 April', '19 April', '26 April', 'Boiler part'],
                ['Open', '20 May', '27 May', '3 June', 'Heating'],
              ],
            },
            narration: [
              'Show each milestone with the baseline, the last forecast and the new one. The last forecast shows whether you are still moving away.',
              'Five milestones fill a page. When a date moves, one sentence gives the reason.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'A forecast that creeps',
              lines: [
                ['Slipped since 28 January', '2 weeks in 8', '0.25'],
                ['At that rate until 3 June', '10 × 0.25', '2.5 weeks'],
              ],
              result: ['The trend points beyond', '20 June'],
            },
            narration: [
              'Now read the forecasts one after the other. On the twenty-eighth of January we said the twentieth of May. Eight weeks later it is the third of June: a quarter of a week lost in every week.',
              'It is the twenty-fifth of March, so ten weeks remain. If nothing changes, they cost another two and a half. Each delay was small, and each had a good reason.',
              'The trend points beyond the twentieth of June. So either say what will be different from now on, or forecast the later date. For Linwood it decides how long the old lease must run.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Put your last report on the template, answer first',
                'Write down the finish that your last five reports forecast, and the trend',
              ],
            },
            narration: [
              'Your exercise takes twenty minutes. Put your last report on the template, and cut it to one page.',
              'Then list what your last five reports said about the final date. The common mistake is never to look back at them.',
            ],
          },
        ],
      },
    ],
  },
];
