import type { DemoSection } from '../../types.ts';

export const planningALegacyMigration: DemoSection[] = [
  {
    title: 'Knowing what you have',
    lectures: [
      {
        slug: 'the-unwritten-rules',
        title: 'The unwritten rules',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Notes beside Doreen’s screen',
              columns: [
                ['The note', 4],
                ['What it means', 5],
                ['Decision', 3],
              ],
              rows: [
                ['“Farms: after harvest”', 'They pay once a year, by a promise of 1998', 'Keep'],
                ['“Never on the 31st”', 'The month end run counts that day twice', 'Drop'],
                ['“99 = ask me”', '310 accounts have a discount by hand', 'Finance decides'],
              ],
            },
            narration: [
              'Ambleford Energy bills eighty-four thousand customers with a system from 1996. Mirjam is to move them to a new one. She sits beside Doreen, a billing clerk, for one day.',
              'The notes stuck to the screen are the missing specification. One is a promise to farmers. Another is a way round an error that the new system will not have.',
              'The third says: ninety-nine, ask me. For each rule, Mirjam notes one of three decisions. Keep it, drop it, or name the person who has to choose.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The price of code 99',
              lines: [['Discount by hand', '310 × £48', '£14,880']],
              result: ['Given away each year, approved by', 'nobody'],
            },
            narration: [
              'Three hundred and ten customers pay £48 less a year. Together, £14,880.',
              'Nobody who works there has ever approved it. That is now a question for the head of finance, and no longer a line of code.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Where to ask',
              mistake:
                'Read the documentation of 2004, and ask IT for the interfaces. Both are correct, and old.',
              better: 'Watch a day of work. Ask about month end, quarter end, year end and the odd contract.',
            },
            narration: [
              'The common mistake is to ask only the people who built it. They know what it was meant to do.',
              'Doreen knows what it does. Ask her about the days that are unlike others, and which report she would miss most. Rules that run once a year are the ones a project forgets.',
            ],
          },
        ],
      },
      {
        slug: 'choosing-the-slices',
        title: 'Choosing the slices',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Four slices of 84,000 customers',
              columns: [
                ['Slice', 4],
                ['Customers', 3],
                ['Why then', 5],
              ],
              rows: [
                ['1. Staff', '400', 'Small, but from meter to payment'],
                ['2. Households, by region', '61,000', 'Many, and alike'],
                ['3. Businesses', '22,000', 'Need the tariff engine'],
                ['4. Farms and code 99', '600', 'The strangest, planned first'],
              ],
            },
            narration: [
              'You can slice by customer group, by function or by region. Mirjam slices by group. The first is four hundred members of staff, and it is complete: from the meter reading to the payment.',
              'Then come the households, region by region. They are many, and they are alike. What works for one region mostly works for the next.',
              'The businesses wait for the tariff engine. It is the largest piece of new software. Their contracts end in December, which decides the month.',
              'Farms come last. But plan them first. The old system can be switched off only when the strangest case has moved.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What it takes to undo',
              mistake: 'All at Easter. If it fails: 84,000 bills by hand, six minutes each. 8,400 hours.',
              better: 'First 400 bills. If it fails, they are written by hand in 40 hours, and we know why.',
            },
            narration: [
              'The common mistake is one big switch. It is simple to draw, and hard to survive. A bill by hand takes six minutes, so eighty-four thousand would keep five clerks busy for a year.',
              'Four hundred bills are one week for one clerk. So ask of each slice what it would take to undo it. If nobody can answer, the slice is too large.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Switching',
    lectures: [
      {
        slug: 'rehearse-and-measure',
        title: 'Rehearse and measure',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Reconciling the third slice',
              columns: [
                ['Check', 4],
                ['Old', 3],
                ['New', 3],
                ['Difference', 3],
              ],
              rows: [
                ['Accounts', '22,000', '22,000', '0'],
                ['Sum of balances', '£6,412,880', '£6,412,391', '£489'],
              ],
            },
            narration: [
              'Rehearse with all the data, and take the time of each step. One per cent loaded in four minutes, which suggests less than seven hours. The full load took eleven. Then reconcile: the number of accounts was right.',
              'The sum of the balances was not. £489 is little money, and it is a bug. Ten accounts checked by eye showed the cause. A job that adds late fees runs once a quarter, and nobody had listed it.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The point of no return',
              lines: [
                ['Window for the switch', 'Fri 20:00 to Mon 06:00', '58 hours'],
                ['Going back, as rehearsed', 'restore and check', '12 hours'],
              ],
              result: ['Decide at the latest: 58 − 12 = hour 46', 'Sunday 18:00'],
            },
            narration: [
              'The offices close on Friday at eight in the evening, and open on Monday at six. That makes fifty-eight hours.',
              'Going back takes twelve hours. That was measured too, because a way back that nobody has tried is a hope.',
              'So after Sunday at six in the evening, going back no longer fits. Write that down, with the name of the person who decides before it. The common mistake is to find this out on Sunday night.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 60,
              steps: [
                'Sit beside one user for an hour, and note three unwritten rules',
                'Write your go and no-go criteria, the last hour to go back, and who decides',
              ],
            },
            narration: [
              'Sit beside a user for an hour. Note three rules that nobody has written down, and decide on each.',
              'Then write the criteria while everyone is rested: which checks must be right to go on, and by when. At four in the morning nobody judges well.',
            ],
          },
        ],
      },
    ],
  },
];
