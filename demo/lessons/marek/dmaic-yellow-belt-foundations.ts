import type { DemoSection } from '../../types.ts';

export const dmaicYellowBeltFoundations: DemoSection[] = [
  {
    title: 'Define and measure',
    lectures: [
      {
        slug: 'a-problem-in-one-sentence',
        title: 'A problem in one sentence',
        isFreePreview: true,
        resources: [{ title: 'DMAIC project charter (Markdown)', file: 'dmaic-charter.md' }],
        scenes: [
          {
            slide: {
              kind: 'statement',
              heading: 'Lindow Pumps, accounts payable',
              text: 'Since January, one invoice in five has been paid after its due date, and two suppliers now ask for payment in advance.',
            },
            narration: [
              'Lindow makes garden pumps. Since January, one invoice in five has been paid after its due date. Two of its suppliers now ask for payment in advance.',
              'That’s a problem statement. It has a measure, a period and a consequence.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'How large is it?',
              lines: [
                ['Invoices paid', 'January to March', '1,200'],
                ['Paid late', 'of these', '240'],
              ],
              result: ['Share paid late: 240 ÷ 1,200', '20%'],
            },
            narration: [
              'Jana, who’s leading the project, has counted. Twelve hundred invoices were paid from January to March.',
              'Two hundred and forty of them were late.',
              'That’s twenty per cent. Her goal in the charter is five per cent by the end of July.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A solution in disguise',
              mistake: '“Invoices are late because purchasing is slow, so we need new software.”',
              better: '“One in five is paid late.” Finding the cause is what Analyse is for.',
            },
            narration: [
              'Many statements already contain a cause, a culprit and a solution. Then nobody looks for another.',
              'If yours contains the word because, you’ve already jumped ahead. The charter in the downloads only has room for one problem.',
            ],
          },
        ],
      },
      {
        slug: 'measuring-the-same-thing',
        title: 'Measuring the same thing',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'One invoice, paid on 9 April',
              columns: [
                ['Clock starts when', 5],
                ['Days', 2],
                ['Terms of 30 days', 4],
              ],
              rows: [
                ['Printed, 2 March', '38', '8 days late'],
                ['Received, 6 March', '34', '4 days late'],
                ['Entered, 16 March', '24', 'On time'],
              ],
            },
            narration: [
              'Late compared with what? This invoice allows thirty days. Counted from the date printed on it, it was eight days late.',
              'Counted from the day it was received, it was four days late.',
              'From the day it was entered, it was on time. Lindow’s contracts say thirty days from receipt. So that’s the definition, in writing.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Same answer, out of ten invoices',
              bars: [
                { label: 'before the definition', value: 6, text: '6', marked: true },
                { label: 'with the definition', value: 10, text: '10' },
              ],
            },
            narration: [
              'Then Jana asks two colleagues to judge the same ten invoices. At first, they agree on six.',
              'With the definition, they agree on all ten. Only now should she collect more. Recounted by this rule, the total is still two hundred and forty.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Keep the order',
              mistake: 'A list by supplier, with the days late. Was it better in February? Nobody can tell.',
              better: 'One line for each payment, with its date, in order. Sort it later, in a copy.',
            },
            narration: [
              'People often collect data without dates.',
              'You can always sort it later. But you can’t restore an order that was never recorded.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Analyse, improve, control',
    lectures: [
      {
        slug: 'causes-not-culprits',
        title: 'Causes, not culprits',
        scenes: [
          {
            slide: {
              kind: 'bars',
              heading: '240 late invoices by type',
              bars: [
                { label: 'no order number', value: 132, text: '132', marked: true },
                { label: 'wrong price', value: 48, text: '48' },
                { label: 'goods not booked in', value: 36, text: '36' },
                { label: 'other', value: 24, text: '24' },
              ],
            },
            narration: [
              'Count the late invoices by type, and sort them. One hundred and thirty-two have no order number.',
              'Forty-eight show the wrong price. Together, that’s three quarters.',
              'Thirty-six are waiting because the goods haven’t been booked in.',
              'The rest are few. This is a Pareto chart: more than half are of one type, so dig there.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'Why? With evidence each time',
              steps: [
                ['Why late?', 'They wait nine days for approval, in a log of 30'],
                ['Why?', 'Accounts can’t see who ordered: 27 of those 30'],
                ['Why?', 'The order form lets you send it without a number'],
              ],
            },
            narration: [
              'Why are they late? Jana maps the path of thirty invoices, with the time they wait at each step. The longest wait is nine days, for approval.',
              'Why? For twenty-seven of the thirty, accounts couldn’t see who had placed the order.',
              'Why? The form lets you order without a number. Jana tried it herself. That’s something they can change, so she stops after three.',
              'It’s easy to stop at carelessness, but that explains everything and changes nothing.',
            ],
          },
        ],
      },
      {
        slug: 'keeping-the-gain',
        title: 'Keeping the gain',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'The trial: invoices from May',
              lines: [
                ['The old form', '56 late ÷ 280', '20%'],
                ['Form with a number', '6 late ÷ 120', '5%'],
              ],
              result: ['Fewer paid late', '15 points'],
            },
            narration: [
              'One group of suppliers now only gets orders with a number. For the others, twenty per cent are still late.',
              'In the trial group, it’s five per cent. This group used to be at twenty as well, so it isn’t simply the easy one.',
              'That’s fifteen points better, in the same weeks. Show both on the same chart.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Control plan',
              columns: [
                ['Who, when', 4],
                ['Checks', 4],
                ['Action', 5],
              ],
              rows: [
                ['Jana, Mondays', 'Share paid late last week', 'Above 10%: sort by type, same day'],
                ['Purchasing, monthly', 'Orders without a number', 'Any at all: fix the form'],
              ],
            },
            narration: [
              'Describe the new standard on one page: no order leaves without a number, and an invoice without one goes back. Then write down who checks which number, when they act, and what they do.',
              'Too many projects end with a celebration and nothing else. Without a plan, the old way is back by autumn.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Write your problem in one sentence, without “because”',
                'Ask two people to judge the same ten cases',
                'Count by type, and ask why for the largest',
              ],
            },
            narration: [
              'Now for a small problem of your own. Write one sentence, with a number in it.',
              'Ask two people to judge ten cases.',
              'Then count by type, and ask why, with evidence.',
            ],
          },
        ],
      },
    ],
  },
];
