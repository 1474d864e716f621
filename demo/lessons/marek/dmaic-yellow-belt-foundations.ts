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
              'Lindow makes pumps for gardens. Since January, one invoice in five has been paid after its due date. Two suppliers now ask for payment in advance.',
              'That is a problem statement. It has a measure, a period and a consequence.',
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
              result: ['Share paid late: 240 ÷ 1,200', '20 %'],
            },
            narration: [
              'Jana, who leads the project, counted. Twelve hundred invoices were paid from January to March.',
              'Two hundred and forty of them were late.',
              'That is twenty per cent. Her goal for the charter: five per cent by the end of July.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A solution in disguise',
              mistake: '“Invoices are late because purchasing is slow, so we need new software.”',
              better: '“One in five is paid late.” The cause is what Analyse will find out.',
            },
            narration: [
              'The common mistake is a statement with a cause, a culprit and a solution inside. Nobody will look for another.',
              'If your sentence contains because, you have already jumped ahead. The charter in the downloads has room for one problem only.',
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
                ['Entered, 16 March', '24', 'In time'],
              ],
            },
            narration: [
              'Late compared with what? This invoice allows thirty days. By the date printed on it, it was eight days late.',
              'From the day it was received, it was four days late.',
              'From the day it was entered, it was in time. Lindow’s contracts say: thirty days from receipt. So that is the definition, and it is written down.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Same answer, of ten invoices',
              bars: [
                { label: 'before the definition', value: 6, text: '6', marked: true },
                { label: 'with the definition', value: 10, text: '10' },
              ],
            },
            narration: [
              'Then Jana lets two colleagues judge the same ten invoices. At first they agreed on six.',
              'With the definition they agree on ten. Only now may she collect more. Counted again by this rule, it is still two hundred and forty.',
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
              'The common mistake is to collect data without dates.',
              'You can sort later. But you cannot restore an order that was never recorded.',
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
                { label: 'goods not booked', value: 36, text: '36' },
                { label: 'other', value: 24, text: '24' },
              ],
            },
            narration: [
              'Count the late invoices by type, and sort them. One hundred and thirty-two have no order number.',
              'Forty-eight show a wrong price. The two make three quarters.',
              'Thirty-six wait because the goods are not booked.',
              'The rest is small. This is a Pareto chart: more than half is one type, so dig there.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'Why? With evidence each time',
              steps: [
                ['Why late?', 'They wait for an approver: nine days, in a log of 30'],
                ['Why?', 'Accounts cannot see who ordered: 27 of those 30'],
                ['Why?', 'The order form lets you send it without a number'],
              ],
            },
            narration: [
              'Why are they late? Jana maps the path of thirty invoices, with the time they wait at each step. The longest wait is nine days, for approval.',
              'Why? In twenty-seven of the thirty, accounts could not see who had ordered.',
              'Why? The form lets you order without a number. Jana tried it. One can change that, so she stops, after three.',
              'The common mistake is to stop at careless people, which explains everything and changes nothing.',
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
                ['The old form', '56 late ÷ 280', '20 %'],
                ['Form with number', '6 late ÷ 120', '5 %'],
              ],
              result: ['Fewer paid late', '15 points'],
            },
            narration: [
              'One group of suppliers now gets only orders with a number. For the others, twenty per cent are still late.',
              'In the trial group, it is five per cent. Before, this group was at twenty, too, so it is not simply the easy one.',
              'That is fifteen points, in the same weeks. Show both on the same chart.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Control plan',
              columns: [
                ['Who, when', 4],
                ['Looks at', 4],
                ['Reacts', 5],
              ],
              rows: [
                ['Jana, Mondays', 'Share paid late last week', 'Above 10 %: sort by type, same day'],
                ['Purchasing, monthly', 'Orders without a number', 'Any: repair the form'],
              ],
            },
            narration: [
              'Describe the new standard on one page: no order leaves without a number, and an invoice without one goes back. Then write down who looks at which number, and what they do at which value.',
              'The common mistake is to close the project with a celebration. Without a plan the old way is back by autumn.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Write your problem in one sentence, without “because”',
                'Let two people judge the same ten cases',
                'Count by type, and ask why for the largest',
              ],
            },
            narration: [
              'Now your own small problem. One sentence, with a number.',
              'Two people, ten cases.',
              'Then count by type, and ask why with evidence.',
            ],
          },
        ],
      },
    ],
  },
];
