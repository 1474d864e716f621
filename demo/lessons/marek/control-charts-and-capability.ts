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
                ['Special cause', 'A torn sieve on Tuesday', 'Find it, and keep it away'],
              ],
            },
            narration: [
              'Line three fills bags of coffee, and no two weigh the same. The beans differ, the machine shakes.',
              'These are common causes, always there, like traffic on the way to work.',
              'On Tuesday a sieve tore, and the bags became heavy. That is a special cause, like the day on which the bridge was closed.',
              'The first kind takes a change of the process. The second is found, and kept away.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What adjusting does to a steady line',
              lines: [
                ['Left alone', 'standard deviation', '1.77 g'],
                ['Adjusted each time', '1.77 × √2', '2.50 g'],
              ],
              result: ['More spread, for more work', '41 %'],
            },
            narration: [
              'Left alone, the line has a standard deviation of one point seven seven grams. But Olga means well. After each bag, she turns the screw back by the whole error.',
              'Now each bag carries two errors, its own and that of the bag before. The variance doubles, and the deviation grows by the square root of two.',
              'That is forty-one per cent more spread, for more work.',
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
              'The common mistake is to treat each deviation as an event. You adjust what was never out of tune.',
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
              'Here are ten bags, in the order in which they were filled. In practice use at least twenty.',
              'Take the difference between each weight and the next, without its sign. Two, three, two, and so on: nine moving ranges.',
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
              'The weights add up to two thousand five hundred and twenty. Their mean is 252.',
              'The ranges add up to eighteen. Divided by nine, that is two.',
              'Multiply by two point six six, and you get five point three two. The constant is three sigma, in mean ranges.',
              'So the line fills between 246.7 and 257.3 grams, as long as nothing happens. A bag of 254 means nothing.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Two signals are enough to begin with',
              columns: [
                ['Signal', 6],
                ['By chance, if stable', 5],
              ],
              rows: [
                ['One point outside the limits', 'About 3 in 1,000, if normal'],
                ['Eight in a row on one side of the mean', '1 in 128 such groups'],
              ],
            },
            narration: [
              'One point outside is a signal. In a steady process it is rare, about three in a thousand.',
              'Eight in a row on one side are another.',
              'Each further rule finds a little more, and raises more false alarms.',
              'The common mistake is to draw the customer’s limits here. These lines say what the process does, and not what anybody wants.',
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
              'After forty bags the chart is steady, with the same figures. The customer accepts 245 to 257 grams. Sigma, from the moving range, is one point seven seven three.',
              'Cp divides the width of the tolerance by six sigma. That is one point one three. The process could fit.',
              'Cpk asks whether it fits where it is. To the nearer limit it is five grams. Divided by three sigma, that is nought point nine four.',
              'The line fills too much. One gram lower, it is in the middle, and both are one point one three. It even saves coffee.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'An index without its conditions',
              mistake: '“Cpk 1.4”, from the best week of the year, on a line whose chart shows signals.',
              better: '“Cpk 0.94, from a steady chart of 40 bags, roughly normal, sigma from moving ranges.”',
            },
            narration: [
              'The common mistake is to quote an index of an unsteady process. There is no single process to describe.',
              'Stable first, then capable. And say how many values you have, and whether they are roughly normal.',
              'Say which sigma, too. With the overall deviation, the indices are called Pp and Ppk.',
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
              'Take your own twenty-five values, in their order, and work out the limits.',
              'If there is a signal, look for its cause first. If not, work out both indices.',
            ],
          },
        ],
      },
    ],
  },
];
