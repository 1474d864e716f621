import type { DemoSection } from '../../types.ts';

export const criticalPathInAnyTool: DemoSection[] = [
  {
    title: 'By hand',
    lectures: [
      {
        slug: 'forward-and-back',
        title: 'Forward and back',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Forward: a bakery is refitted',
              lines: [
                ['A strip out, B electrics', '3 + 7', 'day 10'],
                ['A strip out, C floor', '3 + 4', 'day 7'],
                ['D oven, after B and C', '10 + 2', 'day 12'],
                ['E paint, after C', '7 + 3', 'day 10'],
              ],
              result: ['F inspection, after D and E: 12 + 1', 'day 13'],
            },
            narration: [
              'A bakery is refitted in six tasks. Stripping out and electrics, three and seven days, end on day ten.',
              'The floor also follows the stripping out, to day seven.',
              'The oven needs both, so it starts after the later one, at ten. It is in place at twelve.',
              'The walls are painted after the floor, from seven to ten.',
              'The inspection needs oven and paint. Twelve and one is thirteen. Going forward, take the latest.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Back from day 13',
              lines: [
                ['D oven must start by', '13 − 1 − 2', 'day 10'],
                ['E paint must start by', '13 − 1 − 3', 'day 9'],
              ],
              result: ['C must finish by 9. Float: 9 − 7', '2 days'],
            },
            narration: [
              'Now back. For day thirteen, the oven must start by ten.',
              'The paint must start by nine.',
              'The floor comes before both, so it must finish by nine. Going back, take the earliest.',
              'It could finish on seven. Two days are its total float. On A, B, D and F it is nought: the critical path.',
            ],
          },
        ],
      },
      {
        slug: 'float-belongs-to-the-path',
        title: 'Float belongs to the path',
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'Before the inspection on day 13',
              periods: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'],
              bars: [
                { label: 'C floor', from: 3, to: 7, note: '4 days' },
                { label: 'E paint', from: 7, to: 10, note: '3 days' },
                { label: 'Float of both', from: 10, to: 12, note: '2 days', late: true },
              ],
            },
            narration: [
              'The floor has two days of total float. So has the paint, and the tool prints a two beside each.',
              'But these are the same two days. They lie at the end of the path.',
              'If the floor takes six days instead of four, the paint has none left. Total float is shared.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Total and free',
              columns: [
                ['Task', 3],
                ['Total float', 3],
                ['Free float', 3],
                ['Because', 5],
              ],
              rows: [
                ['C floor', '2', '0', 'Paint follows at once'],
                ['E paint', '2', '2', 'Inspection starts at 12'],
              ],
            },
            narration: [
              'Free float is the part that moves no successor. The floor has none: one day late, and the painter comes a day later.',
              'The paint has two, because the inspection waits for the oven anyway.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who may use it?',
              mistake: 'Floor layer and painter each read “2 days”, and each takes two. Opening: day 15.',
              better: 'Two days in all. Hedvika, who runs the job, gives them out and writes it down.',
            },
            narration: [
              'The common mistake is to let each trade read its own two. Together they take four, and the opening moves to day fifteen.',
              'Agree who may give out float. Otherwise it is spent in silence, by the first to need it.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'In the tool',
    lectures: [
      {
        slug: 'logic-before-dates',
        title: 'Logic before dates',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'The electrics take nine days',
              lines: [
                ['Electrics', '3 + 9', 'day 12'],
                ['Oven, by logic', '12 + 2', 'day 14'],
                ['Oven, fixed at day 10', '10 + 2', 'day 12'],
              ],
              result: ['True end, and end in the plan', '15 and 13'],
            },
            narration: [
              'Someone has entered a fixed date: the oven must start on day ten. Now the electrics take nine days and finish on twelve.',
              'By logic, the oven is in place on day fourteen, and the end is fifteen.',
              'With the fixed date, the tool still places it on day ten, before there is current. At best it shows a float of minus two.',
              'The plan says thirteen. Thirteen was a wish, and now it looks like a result.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three rules for the network',
              columns: [
                ['Found in the plan', 5],
                ['Better', 6],
              ],
              rows: [
                ['Paint has no successor', 'Paint leads to the inspection'],
                ['Lag of 2 days after the floor', 'Task “floor hardens”, 2 days'],
                ['Start fixed on 12 May', 'Only for facts from outside: street closed'],
              ],
            },
            narration: [
              'Except for start and end, each task needs something before and after it. Otherwise it slips, and the end stays put.',
              'A lag hides work. Make it a task with a name, and someone may ask whether a fan would help.',
              'The common mistake is to fix dates so that the plan looks tidy. Keep that for facts from outside, such as a closed street.',
            ],
          },
        ],
      },
      {
        slug: 'the-update-cycle',
        title: 'The update cycle',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Status date: end of day 8',
              lines: [
                ['Electrics: 4 days remain', '8 + 4', 'day 12'],
                ['Oven', '12 + 2', 'day 14'],
                ['Inspection', '14 + 1', 'day 15'],
              ],
              result: ['Against the baseline: 15 − 13', '2 days late'],
            },
            narration: [
              'On day eight Hedvika updates everything to one status date. What is finished gets its actual dates.',
              'How many days remain for the electrics? Four. They lie after the status date, so they end on twelve.',
              'The oven follows to fourteen, and the inspection to fifteen.',
              'Two days late, because the fuse board is missing. One sentence for each difference, and only then measures.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Per cent complete',
              mistake: '“70 % done.” The tool works out 0.3 × 7 = 2.1 days to go. All is well.',
              better: '“Four days to go, because the fuse board is still missing.”',
            },
            narration: [
              'The common mistake is to ask for a percentage. Seventy per cent of seven days leaves two point one, and the plan stays green.',
              'A percentage is guessed from what is spent. For days remaining, one has to think about the work.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Ten boxes on paper: go forward and back by hand',
                'Enter them in your tool, without fixed dates, and compare',
              ],
            },
            narration: [
              'Now draw ten tasks of your own on paper, and go forward and back.',
              'Then enter them in your tool. If it disagrees, find out why.',
            ],
          },
        ],
      },
    ],
  },
];
