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
              heading: 'Forward: refitting a bakery',
              lines: [
                ['A strip out, B electrics', '3 + 7', 'day 10'],
                ['A strip out, C floor', '3 + 4', 'day 7'],
                ['D oven, after B and C', '10 + 2', 'day 12'],
                ['E paint, after C', '7 + 3', 'day 10'],
              ],
              result: ['F inspection, after D and E: 12 + 1', 'day 13'],
            },
            narration: [
              'A bakery refit has six tasks. Stripping out takes three days and the electrics seven, so they end on day ten.',
              'The floor also follows the stripping out, and ends on day seven.',
              'The oven needs both, so it starts after the later one, on day ten. It’s in place by day twelve.',
              'The painting follows the floor, from day seven to day ten.',
              'The inspection needs the oven and the paint. Twelve plus one is thirteen. Going forward, take the latest.',
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
              'Now work back. To finish on day thirteen, the oven must start by day ten.',
              'The painting must start by day nine.',
              'The floor comes before both, so it must finish by nine. Going back, take the earliest.',
              'It could finish on day seven. Those two days are its total float. A, B, D and F have none: they’re the critical path.',
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
                { label: 'Shared float', from: 10, to: 12, note: '2 days', late: true },
              ],
            },
            narration: [
              'The floor has two days of total float. So does the painting, and the tool prints a two beside each.',
              'But they’re the same two days. They sit at the end of the path.',
              'If the floor takes six days instead of four, the painting has none left. Total float is shared.',
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
              'Free float is what you can use without moving the next task. The floor has none: if it’s a day late, so is the painter.',
              'The painting has two days, because the inspection is waiting for the oven anyway.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who can use it?',
              mistake: 'Floor layer and painter each see “2 days”, and each takes two. Opening: day 15.',
              better: 'Two days in all. Hedvika, who runs the job, gives them out and keeps a record.',
            },
            narration: [
              'What usually happens is that each trade sees its own two days. Together they use four, and the opening slips to day fifteen.',
              'Agree who can give out float. Otherwise, the first to need it quietly uses it up.',
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
              result: ['True end, and the plan’s end', '15 and 13'],
            },
            narration: [
              'Someone has entered a fixed date: the oven must start on day ten. Now the electrics take nine days and finish on day twelve.',
              'By logic, the oven is in place on day fourteen, and the job ends on fifteen.',
              'With the fixed date, the tool still puts it on day ten, before there’s any power. At best, it shows a float of minus two.',
              'The plan says thirteen. That was only ever a wish, but now it looks like a result.',
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
                ['Lag of 2 days after the floor', 'A task, “floor dries”, 2 days'],
                ['Start fixed on 12 May', 'Only for facts from outside: street closed'],
              ],
            },
            narration: [
              'Apart from the start and the end, each task needs something before and after it. Otherwise it can slip while the end date stays put.',
              'A lag hides work. Make it a task with a name, and someone may ask whether a fan would help.',
              'It’s tempting to fix dates to make the plan look tidy. Save that for facts from outside, such as a closed street.',
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
                ['Electrics: 4 days remaining', '8 + 4', 'day 12'],
                ['Oven', '12 + 2', 'day 14'],
                ['Inspection', '14 + 1', 'day 15'],
              ],
              result: ['Against the baseline: 15 − 13', '2 days late'],
            },
            narration: [
              'On day eight, Hedvika updates everything to one status date. Finished tasks get their actual dates.',
              'How many days do the electrics still need? Four. Those come after the status date, so they end on day twelve.',
              'The oven moves to fourteen, and the inspection to fifteen.',
              'That’s two days late, because the fuse board is missing. Explain each difference in a sentence, and only then act.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Per cent complete',
              mistake: '“70% done.” The tool works out 0.3 × 7 = 2.1 days to go. All looks well.',
              better: '“Four days to go, because the fuse board is still missing.”',
            },
            narration: [
              'Most people ask for a percentage. If seven days are seventy per cent done, that leaves two point one, and the plan stays green.',
              'A percentage is a guess based on time spent. To give days remaining, you have to think about the work.',
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
