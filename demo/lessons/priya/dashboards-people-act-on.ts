import type { DemoSection } from '../../types.ts';

/** The case: a housing association replaces 600 kitchens, and Gwen, director of repairs, reads the report. */
export const dashboards: DemoSection[] = [
  {
    title: 'From decision to chart',
    lectures: [
      {
        slug: 'start-from-the-decision',
        title: 'Start from the decision',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'Ask what the last report changed',
              mistake: 'Twenty-four tiles every Monday. Gwen looks for red, finds some and closes the page.',
              better: '“What did you decide last month, and what did you need to know to decide it?”',
            },
            narration: [
              'A housing association is replacing six hundred kitchens. Gwen, its director of repairs, gets a dashboard.',
              'It’s tempting to start with whatever data happens to be there.',
              'Instead, ask her what she decided because of the last report. She thinks, and says: nothing.',
              'Then she lists what she may have to decide in the coming month.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three decisions, three numbers',
              columns: [
                ['Gwen can', 4],
                ['She needs', 4],
                ['She acts if', 3],
              ],
              rows: [
                ['Move a crew', 'Flats ready for each crew', 'Fewer than 6'],
                ['Stop a contractor', 'Faults per kitchen', 'More than 2'],
                ['Warn the board', 'Forecast finish date', 'After 30 November'],
              ],
            },
            narration: [
              'She can move a crew to another estate. For that, she needs to know how many flats are ready.',
              'A crew finishes three a week, so six flats are two weeks’ work.',
              'She can stop a contractor. Above two faults per kitchen, she’ll ask them for a plan.',
              'She agreed to that limit in advance, before any contractor had reached it.',
              'And she can warn the board. Two hundred and eighty-eight kitchens at twelve a week take twenty-four weeks.',
              'Each of the three has a value at which she acts, and it’s marked on the chart.',
            ],
          },
        ],
      },
      {
        slug: 'the-right-chart',
        title: 'The right chart',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Let the question choose the chart',
              columns: [
                ['Gwen asks', 5],
                ['Draw', 4],
              ],
              rows: [
                ['Are we getting faster?', 'A line, week by week'],
                ['Which estate has the faults?', 'Sorted bars'],
                ['Do old blocks take longer?', 'A scatter of age against days'],
              ],
            },
            narration: [
              'Write the question down before you choose: change over time calls for a line.',
              'A comparison calls for a row of sorted bars.',
              'And to see whether two things go together, use a scatter, with one dot for each kitchen.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Elm Court has twice the faults of Hill Rise',
              bars: [
                { label: 'Elm Court', value: 3.2, text: '3.2 per kitchen', marked: true },
                { label: 'Hill Rise', value: 1.6, text: '1.6' },
                { label: 'Quayside', value: 1.2, text: '1.2' },
                { label: 'Mill Lane', value: 0.8, text: '0.8' },
              ],
            },
            narration: [
              'Here’s the answer to the second question. The heading tells Gwen what to look for.',
              'Only one bar is highlighted, because only one estate needs her. The rest can stay in the background.',
              'The axis starts at nought, so four times the faults means four times the height.',
              'Start at nought point six, and Elm Court looks thirteen times as bad as Mill Lane.',
              'It’s an easy mistake, because the software often draws it that way by default.',
              'No legend, no grid, no third dimension. If it doesn’t answer the question, leave it out.',
            ],
          },
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
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Was it a bad week?',
              lines: [
                ['Kitchens last week', 'finished', '14'],
                ['This week', 'finished', '10'],
                ['Change', '(10 − 14) ÷ 14', '−29%'],
                ['Twelve weeks', 'lowest to highest', '9 to 15'],
              ],
              result: ['Is ten unusual here?', 'No'],
            },
            narration: [
              'Last week, the crews finished fourteen kitchens.',
              'This week, they finished ten.',
              'The dashboard shows a red arrow. It says minus twenty-nine per cent, to be explained by noon.',
              'But look at the last twelve weeks together. They average twelve, and range from nine to fifteen.',
              'So ten is an ordinary week. There’s nothing to explain.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Explanations on demand',
              mistake: '“Why the drop?” “Rain.” Next week it’s fourteen, and nobody asks about the sunshine.',
              better: '“Ask when a week falls outside the range, or eight in a row are below the average.”',
            },
            narration: [
              'Many of us ask anyway. You’ll get a reason, because people are polite.',
              'The crews learn to keep a few reasons in stock, and you learn nothing.',
              'So show at least a dozen periods, along with their average and their usual range.',
              'Ask when a point is outside it, or when eight in a row are on the same side of the average.',
              'The lowest and highest will do to start with. A control chart works the range out properly.',
            ],
          },
        ],
      },
      {
        slug: 'when-a-measure-becomes-a-target',
        title: 'When a measure becomes a target',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Six weeks after the bonus',
              columns: [
                ['Measure', 5],
                ['Before', 2],
                ['After', 2],
              ],
              rows: [
                ['Kitchens finished a week', '12', '15'],
                ['Faults per kitchen', '1.5', '2.8'],
                ['Faults to fix a week', '18', '42'],
              ],
            },
            narration: [
              'The association offers a bonus for fifteen kitchens a week, and gets fifteen.',
              'But faults per kitchen go up from one and a half to almost three.',
              'Twelve times one and a half made eighteen repairs. Fifteen times two point eight makes forty-two.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Measure in pairs',
              text: 'A kitchen counts as finished only when it has no open faults. The fault rate is shown next to it.',
            },
            narration: [
              'Nobody cheated. The crews simply concentrated on what they were paid for.',
              'The usual response is to inspect more. Change the measure first.',
              'Pair it with whatever would suffer, and make sure that finished really means finished.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Ask one reader what your last report changed',
                'Keep three numbers, each with the value at which you act',
                'Pair each with what would suffer, and set an end date',
              ],
            },
            narration: [
              'Take the report you send most often, and ask one of its readers that uncomfortable question.',
              'Keep three numbers, and mark on each chart the value at which someone acts.',
              'Then find each one its pair, and a date when it’s dropped unless someone argues for it.',
            ],
          },
        ],
      },
    ],
  },
];
