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
              mistake: 'Twenty-four tiles every Monday. Gwen looks for red, finds some, and closes the page.',
              better: '“What did you decide last month, and what did you need to know for it?”',
            },
            narration: [
              'A housing association is replacing six hundred kitchens. Gwen, director of repairs, gets a dashboard.',
              'The common mistake is to begin with the data that happen to be there.',
              'Ask her instead what she decided because of the last report. She thinks, and says: nothing.',
              'Then she lists what she may decide in the coming month.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three decisions, three numbers',
              columns: [
                ['Gwen can', 4],
                ['She needs', 4],
                ['She acts at', 3],
              ],
              rows: [
                ['Move a crew', 'Flats ready for each crew', 'Fewer than 6'],
                ['Stop a contractor', 'Faults per kitchen', 'More than 2'],
                ['Warn the board', 'Forecast finish', 'After 30 November'],
              ],
            },
            narration: [
              'She can move a crew to another estate. For that she needs the flats that are ready.',
              'A crew finishes three a week, so six flats are two weeks of work.',
              'She can stop a contractor. Above two faults per kitchen she will ask for a plan.',
              'She agreed to that limit beforehand, when no contractor had reached it.',
              'And she can warn the board. Two hundred and eighty-eight kitchens, twelve a week: twenty-four weeks.',
              'Each of the three has a value at which she acts, and the chart shows it.',
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
              heading: 'The question chooses the chart',
              columns: [
                ['Gwen asks', 5],
                ['Draw', 4],
              ],
              rows: [
                ['Are we getting faster?', 'A line, week by week'],
                ['Which estate has the faults?', 'Bars, sorted'],
                ['Do old blocks take longer?', 'A scatter of age and days'],
              ],
            },
            narration: [
              'Write the question down before you choose: change over time is a line.',
              'A comparison is a row of sorted bars.',
              'And whether two things go together is a scatter, with one dot for each kitchen.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Elm Court has twice the faults of the next',
              bars: [
                { label: 'Elm Court', value: 3.2, text: '3.2 per kitchen', marked: true },
                { label: 'Hill Rise', value: 1.6, text: '1.6' },
                { label: 'Quayside', value: 1.2, text: '1.2' },
                { label: 'Mill Lane', value: 0.8, text: '0.8' },
              ],
            },
            narration: [
              'Here is the second question, sorted. The heading says what Gwen should see.',
              'One bar has colour, because one estate needs her. The rest may be quiet.',
              'The axis begins at nought, so four times the faults look like four times the height.',
              'Begin at nought point six, and Elm Court would look thirteen times as bad as Mill Lane.',
              'The common mistake is that axis, and the software often draws it by default.',
              'No legend, no grid, no third dimension. What does not answer the question goes.',
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
                ['Change', '(10 − 14) ÷ 14', '−29 %'],
                ['Twelve weeks', 'lowest and highest', '9 and 15'],
              ],
              result: ['Is ten unusual here?', 'No'],
            },
            narration: [
              'Last week fourteen kitchens were finished.',
              'This week it was ten.',
              'The dashboard shows a red arrow. Minus twenty-nine per cent, to be explained by noon.',
              'But look at the last twelve weeks together. They average twelve, between nine and fifteen.',
              'Ten is an ordinary week. There is nothing to explain.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Explanations on demand',
              mistake: '“Why the drop?” “Rain.” Next week it is fourteen, and nobody asks about the sun.',
              better: '“Ask when a week leaves the range, or eight in a row lie below the average.”',
            },
            narration: [
              'The common mistake is to ask anyway. You will get a reason, since people are polite.',
              'The crews learn to keep reasons in stock, and you learn nothing.',
              'So show a dozen periods at least, with their average and their usual range.',
              'Ask when a point falls outside it, or when eight in a row lie on one side of the average.',
              'Lowest and highest will do to start. A control chart works the range out properly.',
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
                ['Faults to repair a week', '18', '42'],
              ],
            },
            narration: [
              'The association pays a bonus for fifteen kitchens a week, and gets fifteen.',
              'Faults per kitchen rise from one and a half to almost three.',
              'Twelve times one and a half was eighteen repairs. Fifteen times two point eight is forty-two.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A pair',
              text: 'A kitchen counts as finished when no fault is open. Faults are shown beside it.',
            },
            narration: [
              'Nobody cheated. The crews paid attention to what was paid.',
              'The common mistake is to answer with more inspection. Change the measure first.',
              'Pair it with what would suffer, and let finished mean finished.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Ask one reader what your last report changed',
                'Keep three numbers, each with its value for acting',
                'Pair each with its opposite, and date its end',
              ],
            },
            narration: [
              'Take the report that you send most often, and ask one reader that uncomfortable question.',
              'Keep three numbers, and draw the value at which someone acts into each chart.',
              'Then find its pair, and a date on which it is dropped unless someone speaks for it.',
            ],
          },
        ],
      },
    ],
  },
];
