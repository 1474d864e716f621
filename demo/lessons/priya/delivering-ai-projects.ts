import type { DemoSection } from '../../types.ts';

/**
 * The case: a furniture shop predicts late deliveries. Of 1,000 test orders 164 are late; a warning costs £5, a late
 * delivery without one £80.
 */
export const deliveringAi: DemoSection[] = [
  {
    title: 'Before the model',
    lectures: [
      {
        slug: 'stages-that-buy-evidence',
        title: 'Stages that buy evidence',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Four stages, four questions',
              columns: [
                ['Stage', 3],
                ['What we buy', 5],
                ['Budget', 2],
              ],
              rows: [
                ['1 Worth, 1 week', 'Would a perfect forecast change a decision?', '£5,000'],
                ['2 Data, 2 weeks', 'Do our records contain a signal?', '£13,000'],
                ['3 Pilot, 10 weeks', 'Does it help one depot in daily use?', '£52,000'],
                ['4 Roll-out', 'Can all depots run it without us?', '£80,000'],
              ],
            },
            narration: [
              'A furniture shop wants to predict late deliveries.',
              'Knowing them, Ines would phone and offer another day, so a decision would change.',
              'Next, do the old orders contain a signal?',
              'If they do not, better software will not find one.',
              'Third, does it help one depot? A forecast can be right and arrive too late in the day.',
              'Only the last stage buys the whole system. Each of the others may end the project.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The price of a no',
              mistake: 'One budget of £150,000, one end date. By the time the data say no, it is spent.',
              better: 'A no after three weeks costs £18,000, which is 12 % of the whole.',
            },
            narration: [
              'The common mistake is one budget and one date, as if it were a building.',
              'Here the first two stages cost eighteen thousand pounds together.',
              'A no at that point leaves the other hundred and thirty-two thousand for something else.',
              'Call it a result, and say so beforehand.',
            ],
          },
        ],
      },
      {
        slug: 'baseline-first',
        title: 'Baseline first',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'A rule from the loading dock',
              lines: [
                ['Late in the test set', 'of 1,000 orders', '164'],
                ['Over 40 kg', 'flagged by the rule', '250'],
                ['Flagged and late', 'found by the rule', '90'],
                ['Late, not flagged', '164 − 90', '74'],
              ],
              result: ['Found: 90 ÷ 164', '55 %'],
            },
            narration: [
              'Lock away the latest thousand orders, so that nobody trains on them.',
              'The loading dock has a rule: everything over forty kilograms is late.',
              'Of two hundred and fifty such orders, ninety were really late.',
              'It overlooks seventy-four.',
              'So a free rule finds fifty-five per cent. A model has to beat that.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Agree on the measure now',
              mistake: '“84 % accurate!” So is a model that calls every order punctual.',
              better: 'Before training, write down: pounds per 1,000 orders, on the locked test set.',
            },
            narration: [
              'The common mistake is to celebrate accuracy. Eight hundred and thirty-six orders were punctual.',
              'So a model that never warns is right eighty-four times in a hundred, and useless.',
              'Ines and the analyst agree now that cost decides. A warning costs five pounds.',
              'A late delivery without one costs eighty, for a second trip and a voucher.',
              'Choosing the measure after the results would be choosing the result.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Into use',
    lectures: [
      {
        slug: 'two-kinds-of-error',
        title: 'Two kinds of error',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'One model, two thresholds',
              columns: [
                ['Per 1,000 orders', 4],
                ['Cautious', 2],
                ['Eager', 2],
              ],
              rows: [
                ['Warnings given', '157', '320'],
                ['False alarms', '24', '168'],
                ['Late orders missed', '31', '12'],
                ['Right overall', '945', '820'],
              ],
            },
            narration: [
              'The threshold says from which probability we phone.',
              'A cautious one gives only twenty-four false alarms. The eager one gives seven times as many.',
              'But the cautious one leaves thirty-one customers waiting. The eager one leaves twelve.',
              'By accuracy the cautious one wins. It has ninety-four and a half per cent, the other eighty-two.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The same in pounds',
              lines: [
                ['The 40 kg rule', '250 × £5 + 74 × £80', '£7,170'],
                ['Cautious', '157 × £5 + 31 × £80', '£3,265'],
              ],
              result: ['Eager: 320 × £5 + 12 × £80', '£2,560'],
            },
            narration: [
              'Now in money. The simple rule costs more than seven thousand pounds.',
              'The cautious threshold costs less than half of that.',
              'The common mistake is to stop there, at a default that nobody has chosen.',
              'The eager one is the cheapest, because a miss costs as much as sixteen calls.',
              'The threshold is a business decision, and Ines owns it.',
              'If false alarms annoy customers, she can price that too.',
            ],
          },
        ],
      },
      {
        slug: 'after-launch',
        title: 'After launch',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'What Ines watches from week one',
              columns: [
                ['Watch', 2],
                ['Seen', 4],
                ['Agreed before launch', 4],
              ],
              rows: [
                ['Inputs', 'Over 40 kg: 25 %, now 38 %', 'Above 33 %: retest, perhaps retrain'],
                ['Overrules', '9 this week, 6 for roadworks', 'Reasons become test cases'],
                ['Cost', '£2,900 per 1,000 orders', 'Dearer than the rule for 4 weeks: off'],
              ],
            },
            narration: [
              'The model stays as it was, but in May the shop adds a range of heavy sofas.',
              'Nothing has failed yet, but the model never saw so many heavy orders.',
              'Depot staff may overrule it with a reason, and six name the same roadworks.',
              'Customers may object too: the message calls it an estimate, and says how to keep the day.',
              'And the end is agreed. If the old rule would be cheaper for four weeks, they go back to it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Write the decision a perfect forecast would change',
                'Find the simple rule, and measure it on locked data',
                'Put a price on each kind of error, with its owner',
                'Write the condition for switching off, and date it',
              ],
            },
            narration: [
              'Take an idea of your own, and stop if no decision would change.',
              'Find the rule that people use already, and measure it.',
              'Price the two errors with the person who answers for them.',
              'Then write when to switch off. Keep all four with a date, for the audit.',
            ],
          },
        ],
      },
    ],
  },
];
