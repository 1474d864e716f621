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
                ['What we pay to find out', 5],
                ['Budget', 2],
              ],
              rows: [
                ['1 Value, 1 week', 'Would a perfect forecast change a decision?', '£5,000'],
                ['2 Data, 2 weeks', 'Do our records contain a signal?', '£13,000'],
                ['3 Pilot, 10 weeks', 'Does it help one depot in daily use?', '£52,000'],
                ['4 Roll-out', 'Can all depots run it without us?', '£80,000'],
              ],
            },
            narration: [
              'A furniture shop wants to predict late deliveries.',
              'If Ines knew in advance, she’d phone and offer another day, so a decision would change.',
              'Next, is there a signal in the old orders?',
              'If there isn’t, better software won’t find one.',
              'Third, does it help one depot? A forecast can be right and still come too late.',
              'Only the last stage buys the whole system. Any of the first three can end the project.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The price of a no',
              mistake: 'One budget of £150,000 and one end date. By the time the data says no, it’s spent.',
              better: 'A no after three weeks costs £18,000, which is 12% of the total.',
            },
            narration: [
              'Companies often set one budget and one date, as if this were a building.',
              'Here, the first two stages together cost eighteen thousand pounds.',
              'A no at that point frees the other hundred and thirty-two thousand for something else.',
              'That’s a result too, and you should say so beforehand.',
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
                ['Flagged and late', 'caught by the rule', '90'],
                ['Late, not flagged', '164 − 90', '74'],
              ],
              result: ['Caught: 90 ÷ 164', '55%'],
            },
            narration: [
              'Lock away the latest thousand orders, so that nobody trains on them.',
              'The loading dock has a rule: anything over forty kilograms will be late.',
              'Two hundred and fifty orders were that heavy, and ninety of them were late.',
              'The rule misses another seventy-four.',
              'So a free rule catches fifty-five per cent. A model has to beat that.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Agree on the measure now',
              mistake: '“84% accurate!” So is a model that says every order will be on time.',
              better: 'Before training, write it down: cost per 1,000 orders, on the locked test set.',
            },
            narration: [
              'It’s easy to celebrate accuracy. But eight hundred and thirty-six orders were on time.',
              'So a model that never warns anyone is right eighty-four times in a hundred, and useless.',
              'Ines and the analyst agree now that cost is what counts. A warning costs five pounds.',
              'A late delivery without one costs eighty, for a second trip and a voucher.',
              'If you choose the measure after seeing the results, you’re choosing the result.',
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
                ['Correct overall', '945', '820'],
              ],
            },
            narration: [
              'The threshold is the probability at which we pick up the phone.',
              'A cautious one gives only twenty-four false alarms. The eager one gives seven times as many.',
              'But the cautious one leaves thirty-one customers waiting. The eager one leaves twelve.',
              'On accuracy, the cautious one wins. It’s right on ninety-four and a half per cent, the other on eighty-two.',
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
              'Now for the money. The simple rule costs more than seven thousand pounds.',
              'The cautious threshold costs less than half as much.',
              'Most teams stop there, at a default that nobody has chosen.',
              'But the eager one is the cheapest, because each miss costs as much as sixteen calls.',
              'The threshold is a business decision, so it belongs to Ines.',
              'If false alarms annoy customers, she can put a price on that too.',
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
                ['What', 2],
                ['Seen so far', 4],
                ['Agreed before launch', 4],
              ],
              rows: [
                ['Inputs', 'Over 40 kg: was 25%, now 38%', 'Above 33%: retest, perhaps retrain'],
                ['Overrides', '9 this week, 6 for roadworks', 'Reasons become test cases'],
                ['Cost', '£2,900 per 1,000 orders', 'Dearer than the rule for 4 weeks: switch off'],
              ],
            },
            narration: [
              'The model hasn’t changed, but in May the shop adds a range of heavy sofas.',
              'Nothing has gone wrong yet, but the model has never seen so many heavy orders.',
              'Depot staff can override it with a reason, and six times this week it was the same roadworks.',
              'Customers can object too: the message calls it an estimate, and says how to keep the day.',
              'They’ve also agreed when to stop. If the old rule would be cheaper for four weeks, they’ll go back to it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Write down the decision a perfect forecast would change',
                'Find the simple rule, and test it on locked data',
                'Price each kind of error with the person who owns it',
                'Write down when you’d switch it off, and date it',
              ],
            },
            narration: [
              'Take an idea of your own, and stop there if no decision would change.',
              'Find the rule of thumb people already use, and measure it.',
              'Price both kinds of error with the person who answers for them.',
              'Then write down when you’d switch it off. Keep all four, dated, for the audit.',
            ],
          },
        ],
      },
    ],
  },
];
