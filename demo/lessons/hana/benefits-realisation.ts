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
              heading: 'Four terms at Saint Aidan’s clinic',
              steps: [
                ['Output', 'A booking system'],
                ['Capability', 'It can send text reminders'],
                ['Outcome', 'Patients cancel in time'],
                ['Benefit', 'Missed appointments: 9.2 to 6.0 per 100'],
              ],
            },
            narration: [
              'Saint Aidan’s is an outpatient clinic. Its project delivers a booking system, and that’s an output.',
              'The system can send patients reminders by text. That’s a capability, and so far nobody uses it.',
              'Then the clerks switch it on, and patients who can’t come cancel in time. People now do something differently, and that’s the outcome.',
              'Out of every hundred patients, nine don’t turn up. If it were six, we could measure it, and it’s something people want. That’s the benefit.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The jump',
              mistake:
                '“The new system will reduce missed appointments.” It’s been live since May, with reminders off.',
              better:
                '“From June, clerks confirm each appointment two days ahead. Joy, their manager, makes sure of it.”',
            },
            narration: [
              'Many business cases jump from output to benefit. The change in behaviour in between then has no owner, and it doesn’t happen.',
              'Name the change, and the manager who will make it happen. At Saint Aidan’s, that’s Joy, who runs the front desk.',
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
              text: 'Booking system → reminders → patients cancel in time → fewer missed appointments → shorter waiting times',
            },
            narration: [
              'Start on the right, with the objective, and work backwards. What has to change for this to improve? And for that to change?',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Two questions for each arrow',
              columns: [
                ['Arrow', 5],
                ['Would it follow?', 4],
                ['Without us?', 4],
              ],
              rows: [
                ['Reminders: fewer missed', 'Yes, in a trial', 'No, flat for years'],
                ['Website: fewer calls', 'Yes, 8%', 'Partly: 3% a year'],
                ['Check-in screens: less waiting', 'No queue there', 'Drop: saves £35,000'],
              ],
            },
            narration: [
              'For each arrow, ask whether the effect would follow, and whether it would happen anyway. The eye clinic tried reminders, and missed appointments fell. Before that, they’d been flat for years.',
              'The new website should cut calls by eight per cent. But calls fall by three per cent a year anyway. So we can only claim five of the eight.',
              'Check-in screens are meant to shorten waiting times. But nobody queues at that desk. Dropping them is cheap today; tomorrow they’ll have cost £35,000.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Drawn from the left',
              mistake: '“We’re getting screens. What are they good for?” Every deliverable gets an arrow.',
              better: '“Waiting times should fall. What would do it?” Some deliverables lead nowhere.',
            },
            narration: [
              'It’s tempting to start with the deliverables. But ask what anything is good for, and you’ll get an answer.',
              'Start from the right instead. Then you can see what isn’t needed.',
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
              heading: 'What we promise, in appointments a year',
              lines: [
                ['Bookings', 'monthly report × 12', '40,000'],
                ['Missed, baseline', '40,000 × 9.2 ÷ 100', '3,680'],
                ['Missed, target', '40,000 × 6.0 ÷ 100', '2,400'],
              ],
              result: ['Appointments saved', '1,280'],
            },
            narration: [
              'A profile says what will be measured, with which data, and from what level to what. Here, the data already exists in a monthly report.',
              'The baseline is 9.2 in a hundred, taken over three months before anything changed. Afterwards, it’s too late to measure it.',
              'The target is six, and it has a month: December. By then, the reminders will have run for half a year.',
              'The difference is 1,280 appointments a year. It shortens waiting times, but saves no cash. Say so, or finance will take it out of the budget.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who owns it',
              mistake:
                'Owner: the project manager. The project closes in June, but the target is for December.',
              better: 'Owner: Joy. The figure is in her own plan for the year, and she has agreed to it.',
            },
            narration: [
              'Too often, the owner is someone who will be gone. Come December, nobody is looking.',
              'Choose a line manager who will still be there. If she won’t accept the target, you’ve learned something in time.',
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
              result: ['Share achieved: 1.8 ÷ 3.2', '56%'],
            },
            narration: [
              'It’s December, and 7.4 appointments in a hundred are missed.',
              'The target was six.',
              'So we’ve come a little over halfway. Most organisations explain the rest away, or never hold the review at all.',
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
                ['Eyes', '5.8', 'All get reminders', 'No change'],
                ['Hearing', '9.1', 'Many have no mobile', 'Letters: £2,500'],
              ],
            },
            narration: [
              'Look behind the average. In the eye clinic, everyone gets a reminder, and 5.8 are missed. It needs nothing from us.',
              'In the hearing clinic, it’s still 9.1. Half of its patients haven’t given a mobile number. Sending them letters costs £2,500, from a small budget kept back for corrections. That could recover much of the shortfall.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Take one of last year’s projects, and write one benefit with baseline, target and owner',
                'Measure it today: what has been achieved, why, and what should you do?',
              ],
            },
            narration: [
              'Take a finished project and one of its benefits. Fill in one line of the register.',
              'Then measure it, and publish what you find, good or bad. Your next business case will be more honest.',
            ],
          },
        ],
      },
    ],
  },
];
