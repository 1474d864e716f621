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
              heading: 'Notes on Doreen’s screen',
              columns: [
                ['The note', 4],
                ['What it means', 5],
                ['Decision', 3],
              ],
              rows: [
                ['“Farms: after harvest”', 'They pay once a year, as promised in 1998', 'Keep'],
                ['“Never on the 31st”', 'The month-end run counts that day twice', 'Drop'],
                ['“99 = ask me”', '310 accounts get a manual discount', 'Finance decides'],
              ],
            },
            narration: [
              'Ambleford Energy bills eighty-four thousand customers on a system from 1996. Mirjam’s job is to move them to a new one. She spends a day sitting beside Doreen, a billing clerk.',
              'The notes stuck to Doreen’s screen are the missing specification. One is a promise made to farmers. Another works round a bug that the new system won’t have.',
              'The third says: ninety-nine, ask me. For each rule, Mirjam writes down one of three decisions. Keep it, drop it, or name the person who has to choose.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The price of code 99',
              lines: [['Manual discount', '310 × £48', '£14,880']],
              result: ['Given away each year, approved by', 'nobody'],
            },
            narration: [
              'Three hundred and ten customers each pay £48 a year less. That adds up to £14,880.',
              'Nobody who works there ever approved it. Now it’s a question for the head of finance, and no longer just a line of code.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Where to ask',
              mistake:
                'Read the documentation from 2004, and ask IT about the interfaces. Both are correct, but old.',
              better:
                'Watch a day’s work. Ask about month end, quarter end, year end and the unusual contracts.',
            },
            narration: [
              'Projects often ask only the people who built the system. They know what it was meant to do.',
              'Doreen knows what it does. Ask her about the days that are unlike any other, and which report she’d miss most. The rules that run once a year are the ones that projects forget.',
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
                ['1. Staff', '400', 'Few, but from meter to payment'],
                ['2. Households, by region', '61,000', 'Many, but alike'],
                ['3. Businesses', '22,000', 'Need the tariff engine'],
                ['4. Farms and code 99', '600', 'The strangest, planned first'],
              ],
            },
            narration: [
              'You can slice by customer group, by function or by region. Mirjam slices by group. The first is four hundred members of staff, and it covers everything from meter reading to payment.',
              'Then come the households, region by region. There are a lot of them, but they’re all much alike. What works for one region mostly works for the next.',
              'The businesses have to wait for the tariff engine. It’s the largest piece of new software. Their contracts end in December, so that decides the month.',
              'Farms come last. But plan them first. You can only switch off the old system once the strangest case has moved.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What it takes to undo',
              mistake:
                'Everyone at Easter. If it fails, that’s 84,000 bills by hand at six minutes each: 8,400 hours.',
              better:
                '400 bills first. If it fails, we write them by hand in 40 hours, and we know why it failed.',
            },
            narration: [
              'Many plans rely on one big switch. It’s easy to draw, but hard to survive. A bill takes six minutes by hand, so eighty-four thousand would keep five clerks busy for a year.',
              'Four hundred bills are a week’s work for one clerk. So for each slice, ask what it would take to undo it. If nobody can answer, the slice is too large.',
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
                ['Total balances', '£6,412,880', '£6,412,391', '£489'],
              ],
            },
            narration: [
              'Rehearse with all the data, and time every step. One per cent loaded in four minutes, which suggested less than seven hours for the lot. The full load took eleven. Then reconcile: here, the number of accounts was right.',
              'The total of the balances wasn’t. £489 isn’t much money, but it’s a bug. Checking ten accounts by eye showed the cause. A job that adds late fees runs once a quarter, and nobody had listed it.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The point of no return',
              lines: [
                ['Window for switching', 'Fri 20:00 to Mon 06:00', '58 hours'],
                ['Going back, as rehearsed', 'restore and check', '12 hours'],
              ],
              result: ['Latest decision: 58 − 12 = hour 46', 'Sunday 18:00'],
            },
            narration: [
              'The offices close at eight on Friday evening, and open again at six on Monday morning. That gives us fifty-eight hours.',
              'Going back takes twelve hours. We measured that too, because a way back that nobody has tried is only a hope.',
              'So after six on Sunday evening, there’s no longer time to go back. Write that down, with the name of the person who decides before then. Too many teams only find this out on Sunday night.',
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
              'Sit beside a user for an hour. Note three rules that nobody has written down, and decide what to do about each.',
              'Then write the criteria while everyone is rested: which checks have to pass before you go on, and by when. Nobody is at their best at four in the morning.',
            ],
          },
        ],
      },
    ],
  },
];
