import type { DemoSection } from '../../types.ts';

export const controlChartsAndCapability: DemoSection[] = [
  {
    title: 'Is it stable?',
    lectures: [
      {
        slug: 'two-kinds-of-variation',
        title: 'Two kinds of variation',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Line 3 fills bags of coffee',
              columns: [
                ['Variation', 3],
                ['For example', 5],
                ['What to do', 5],
              ],
              rows: [
                ['Common cause', 'Size of the beans, vibration', 'Change the process, or live with it'],
                ['Special cause', 'A torn sieve on Tuesday', 'Find it, and stop it coming back'],
              ],
            },
            narration: [
              'Line three fills bags of coffee, and no two weigh the same. The beans differ, and the machine vibrates.',
              'These are common causes. They’re always there, like traffic on the way to work.',
              'On Tuesday a sieve tore, and the bags got heavier. That’s a special cause, like the day the bridge was closed.',
              'With the first kind, you have to change the process. With the second, you find the cause and stop it coming back.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What adjusting does to a stable line',
              lines: [
                ['Left alone', 'standard deviation', '1.77 g'],
                ['Adjusted each time', '1.77 × √2', '2.50 g'],
              ],
              result: ['More spread, for more work', '41%'],
            },
            narration: [
              'Left alone, the line has a standard deviation of one point seven seven grams. But Olga means well. After each bag, she turns the screw back by the full error.',
              'Now each bag carries two errors, its own and the previous bag’s. The variance doubles, and the standard deviation grows by a factor of root two.',
              'That’s forty-one per cent more spread, and more work.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Before you touch the screw',
              mistake: '254 grams, and we want 252. Turn it down by two.',
              better: 'Is 254 unusual for this line? If not, leave it. If so, ask what happened.',
            },
            narration: [
              'It’s natural to treat every deviation as an event. But then you’re adjusting something that was never wrong.',
              'So ask first whether 254 is unusual for this line. To answer that, we need limits.',
            ],
          },
        ],
      },
      {
        slug: 'individuals-and-moving-range',
        title: 'Individuals and moving range',
        scenes: [
          {
            slide: {
              kind: 'points',
              heading: 'Ten bags, in order',
              points: [
                'Weights in grams: 253, 251, 254, 252, 250, 253, 251, 252, 253, 251',
                'Moving ranges: 2, 3, 2, 2, 3, 2, 1, 1, 2',
              ],
            },
            narration: [
              'Here are ten bags, in the order they were filled. In practice, use at least twenty.',
              'Take the difference between each weight and the next, ignoring the sign. Two, three, two and so on: that gives nine moving ranges.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The limits, by hand',
              lines: [
                ['Mean', '2,520 ÷ 10', '252 g'],
                ['Mean moving range', '18 ÷ 9', '2 g'],
                ['Distance to the limits', '2.66 × 2', '5.32 g'],
              ],
              result: ['Natural limits', '246.7 to 257.3 g'],
            },
            narration: [
              'The weights add up to two thousand five hundred and twenty. So their mean is 252.',
              'The ranges add up to eighteen. Divide that by nine, and you get two.',
              'Multiply by two point six six, and you get five point three two. The constant is just three sigma, expressed in mean ranges.',
              'So as long as nothing changes, the line fills between 246.7 and 257.3 grams. A bag of 254 is nothing unusual.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Two signals are enough to start with',
              columns: [
                ['Signal', 6],
                ['By chance, if stable', 5],
              ],
              rows: [
                ['One point outside the limits', 'About 3 in 1,000, if normal'],
                ['Eight in a row on one side of the mean', '1 in 128 runs of eight'],
              ],
            },
            narration: [
              'A single point outside is a signal. In a stable process that’s rare, about three in a thousand.',
              'A run of eight on one side of the mean is another.',
              'Each further rule catches a little more, but raises more false alarms.',
              'People often draw the customer’s limits here. But these lines show what the process does, not what anyone wants from it.',
            ],
          },
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
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Tolerance: 245 to 257 grams',
              lines: [
                ['Sigma', '2 ÷ 1.128', '1.773 g'],
                ['Cp', '12 ÷ (6 × 1.773)', '1.13'],
                ['Cpk', '(257 − 252) ÷ (3 × 1.773)', '0.94'],
              ],
              result: ['Cpk at 251 g: 6 ÷ 5.32', '1.13'],
            },
            narration: [
              'After forty bags the chart is stable, with the same figures. The customer accepts 245 to 257 grams. Sigma, from the moving range, is one point seven seven three.',
              'Cp is the width of the tolerance divided by six sigma. That’s one point one three. So the process could fit.',
              'Cpk asks whether it fits where it is now. The nearer limit is five grams away. Divide that by three sigma, and you get nought point nine four.',
              'The line is overfilling. One gram lower, it would be centred, and both indices would be one point one three. It would even save coffee.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'An index without its conditions',
              mistake: '“Cpk 1.4”, from the best week of the year, on a line whose chart shows signals.',
              better: '“Cpk 0.94, from a stable chart of 40 bags, roughly normal, sigma from moving ranges.”',
            },
            narration: [
              'Beware of any index from an unstable process. There’s no single process for it to describe.',
              'First stable, then capable. And say how many values you have, and whether they’re roughly normal.',
              'Say which sigma you’ve used, too. With the overall standard deviation, the indices are called Pp and Ppk.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Chart 25 values of your own, with limits from moving ranges',
                'Only if there is no signal: work out Cp and Cpk by hand',
              ],
            },
            narration: [
              'Take twenty-five values of your own, in order, and work out the limits.',
              'If there’s a signal, look for its cause first. If not, work out both indices.',
            ],
          },
        ],
      },
    ],
  },
];
