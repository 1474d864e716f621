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
              'Write the first line as if it were the only one anyone reads. For many readers, it is. This one says what we’ll have, when, and for how much, with the plan beside each figure. Say “two weeks later” in words, so that nobody has to work it out.',
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
                ['What do you need?', 'Sign the extension to the old lease by 14 April: £22,000'],
              ],
            },
            narration: [
              'Maureen, the sponsor, has ten projects and four minutes for each. Her first question is whether we’ll get there.',
              'Then she asks what has changed since last month, and why. One sentence about the boiler is enough for her.',
              'And she asks what you need from her, and by when. The lease on the old building ends in May, and only she can extend it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'In the order of the work',
              mistake:
                '“Good progress overall. 42 of 58 tasks complete. Challenges with heating are being addressed.”',
              better: '“We expect to open on 3 June. Please sign the lease extension by 14 April.”',
            },
            narration: [
              'Most reports tell the story of the month in the order it happened. Every sentence is true. Maureen still can’t tell whether to book the removal van.',
              'Turn it round, and move the tasks to an appendix. If you don’t need anything, write: nothing this month. That’s good news, and it makes your next request stand out.',
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
                ['Cost: £30,000 over', '2% is £64,000', 'Green: inside it'],
                ['Defects: 14 open', '10', 'Amber: we’ll recover'],
                ['Time: two weeks late', 'One week', 'Red: please decide'],
              ],
            },
            narration: [
              'Without rules, a colour only shows the mood of its author. So agree tolerances with the sponsor at the start. Two per cent of £3.2 million is £64,000, so a forecast of £30,000 over is green.',
              'Fourteen open defects is more than the ten we agreed. Amber means outside the tolerance, but the project can recover by itself. The next line says how.',
              'Two weeks late is outside tolerance too. Here the project can’t recover by itself, and it needs a decision about the lease. So it’s red, even in a month when most things went well.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A recovery you can check',
              text: 'Defects: each week we close five and find three. From 14 now, we’ll be back to ten on 8 April.',
            },
            narration: [
              'Here’s the line for the defects. We have four too many and clear two a week, so it’ll take two weeks. On the eighth of April, anyone can see whether that was true. If it wasn’t, the next colour is red.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The watermelon',
              mistake: 'Green outside, red inside: nobody dares to report red until the month it’s too late.',
              better: 'Red is a request with a date. Maureen thanks people for it, in front of everyone.',
            },
            narration: [
              'Some projects stay green until the very end. People see red as a confession, so they put it off.',
              'Red simply means that we need a decision from you. How the sponsor reacts to the first red decides the colour of the next ten.',
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
              heading: 'Every date three times',
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
              'For each milestone, show the baseline, the last forecast and the new one. The last forecast shows whether you’re still drifting away.',
              'Five milestones are enough to fill a page. When a date moves, give the reason in one sentence.',
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
              'Now read the forecasts in sequence. On the twenty-eighth of January, we said the twentieth of May. Eight weeks later, it’s the third of June: we’ve lost a quarter of a week every week.',
              'It’s now the twenty-fifth of March, so there are ten weeks to go. If nothing changes, we’ll lose another two and a half. Each delay was small, and each had a good reason.',
              'The trend points beyond the twentieth of June. So either say what will be different from now on, or forecast the later date. At Linwood, that decides how long the old lease has to run.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Move your last report into the template, answer first',
                'Write down the finish date your last five reports forecast, and the trend',
              ],
            },
            narration: [
              'The exercise takes twenty minutes. Move your last report into the template, and cut it down to one page.',
              'Then list what your last five reports said about the final date. Hardly anyone ever looks back at them.',
            ],
          },
        ],
      },
    ],
  },
];
