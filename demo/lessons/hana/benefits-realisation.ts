import type { DemoSection } from '../../types.ts';

export const benefitsRealisation: DemoSection[] = [
  {
    title: 'Mapping',
    lectures: [
      {
        slug: 'outputs-are-not-benefits',
        title: 'Outputs are not benefits',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Four words at Saint Aidan’s clinic',
              steps: [
                ['Output', 'A booking system'],
                ['Capability', 'It can send text reminders'],
                ['Outcome', 'Patients cancel in time'],
                ['Benefit', 'Missed visits: 9.2 to 6.0 per 100'],
              ],
            },
            narration: [
              'Saint Aidan’s is an outpatient clinic. Its project hands over a booking system, and that is an output.',
              'The system can send reminders by text message. That is a capability, and so far nobody uses it.',
              'Then clerks switch it on, and patients who cannot come cancel in time. People do something differently: that is the outcome.',
              'Of a hundred patients, nine fail to appear. If it were six, someone could measure it, and someone wants it. That is the benefit.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The jump',
              mistake:
                '“The new system will reduce missed visits.” It has run since May, with reminders off.',
              better:
                '“From June, clerks confirm each visit two days ahead. Their manager, Joy, sees to it.”',
            },
            narration: [
              'The common mistake is to jump from output to benefit. The change in behaviour in between then has no owner, and does not happen.',
              'Name the change, and the manager who makes it. At Saint Aidan’s that is Joy, who runs the front desk.',
            ],
          },
        ],
      },
      {
        slug: 'drawing-the-map',
        title: 'Drawing the map',
        resources: [{ title: 'Benefits register (CSV)', file: 'benefits-register.csv' }],
        scenes: [
          {
            slide: {
              kind: 'statement',
              heading: 'Drawn from the right',
              text: 'Booking system → reminders → patients cancel in time → fewer missed visits → shorter waiting times',
            },
            narration: [
              'Start on the right with the objective, and work backwards. What must change for this to improve? And for that?',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Two questions for each arrow',
              columns: [
                ['Arrow', 5],
                ['Would it follow?', 4],
                ['Anyway?', 4],
              ],
              rows: [
                ['Reminders: fewer missed', 'Yes, in a trial', 'No, flat for years'],
                ['Website: fewer calls', 'Yes, 8 %', 'Partly: 3 % a year'],
                ['Check-in screens: less waiting', 'No queue there', 'Crossed out: £35,000'],
              ],
            },
            narration: [
              'For each arrow, ask whether the effect would follow, and whether it would happen without us. The eye clinic tried reminders, and missed visits fell. They had been flat for years.',
              'The new website should cut calls by eight per cent. But calls fall by three per cent a year anyway. So five of the eight are ours.',
              'Screens for checking in should shorten waiting. Nobody waits at that desk. They are cheap to remove today, and £35,000 tomorrow.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Drawn from the left',
              mistake: '“We get screens. What are they good for?” Every deliverable finds an arrow.',
              better: '“Waiting should fall. What would do it?” Some deliverables lead nowhere.',
            },
            narration: [
              'The common mistake is to start with the deliverables. Asked what it is good for, everything finds an answer.',
              'Start from the right. What is not needed then shows.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Owning and measuring',
    lectures: [
      {
        slug: 'the-benefit-profile',
        title: 'The benefit profile',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'What is promised, in visits a year',
              lines: [
                ['Bookings', 'monthly report × 12', '40,000'],
                ['Missed, baseline', '40,000 × 9.2 ÷ 100', '3,680'],
                ['Missed, target', '40,000 × 6.0 ÷ 100', '2,400'],
              ],
              result: ['Visits no longer wasted', '1,280'],
            },
            narration: [
              'A profile says what will be measured, from which data, from where to where. Here the data already exist, in a monthly report.',
              'The baseline is 9.2 of a hundred, from three months before anything changed. Afterwards it cannot be recovered.',
              'The target is six, and it has a month: December. By then reminders have run for half a year.',
              'The difference is 1,280 visits a year. It shortens the waiting, and saves no cash. Say so, or finance will cut the budget by it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who owns it',
              mistake:
                'Owner: the project manager. The project closes in June, and the target is in December.',
              better: 'Owner: Joy. The number is in her own plan for the year, and she agreed to it.',
            },
            narration: [
              'The common mistake is an owner who will be gone. In December, nobody looks.',
              'Choose a manager in the line who will still be there. If she refuses the target, you have learned something in time.',
            ],
          },
        ],
      },
      {
        slug: 'a-review-that-still-matters',
        title: 'A review that still matters',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Six months after delivery',
              lines: [
                ['Achieved', '9.2 − 7.4', '1.8'],
                ['Promised', '9.2 − 6.0', '3.2'],
              ],
              result: ['Share reached: 1.8 ÷ 3.2', '56 %'],
            },
            narration: [
              'It is December, and 7.4 of a hundred visits are missed.',
              'The target was six.',
              'A little more than half is reached. The common mistake is to explain the rest away, or not to hold the review at all.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Measured, explained, decided',
              columns: [
                ['Clinic', 2],
                ['Missed', 2],
                ['Why', 4],
                ['Decided', 4],
              ],
              rows: [
                ['Eyes', '5.8', 'Reminders for all', 'Nothing'],
                ['Hearing', '9.1', 'Many have no mobile', 'Letters: £2,500'],
              ],
            },
            narration: [
              'Look beneath the average. In the eye clinic reminders go to everyone, and 5.8 are missed. It needs nothing from us.',
              'In the hearing clinic it is still 9.1. Half of the patients have given no mobile number. Letters for them cost £2,500, from a small budget kept back for corrections. That may release much of what is missing.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Take a project of last year, and write one benefit with baseline, target and owner',
                'Measure it today: what is reached, why, and what shall be done?',
              ],
            },
            narration: [
              'Take a finished project and one of its benefits. Fill in a line of the register.',
              'Then measure, and publish what you find, good or bad. The next business case will be more honest.',
            ],
          },
        ],
      },
    ],
  },
];
