import type { DemoSection } from '../../types.ts';

export const capacityAndDemand: DemoSection[] = [
  {
    title: 'Seeing capacity',
    lectures: [
      {
        slug: 'the-real-number-of-days',
        title: 'The real number of days',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'A month of Rosa’s days',
              lines: [
                ['Working days', 'in an average month', '21'],
                ['Leave and training', 'over the year', '−3'],
                ['Support of live systems', 'from her calendar', '−4'],
                ['Meetings, reports, email', 'half an hour here and there', '−3'],
              ],
              result: ['For projects: 21 − 10', '11 days'],
            },
            narration: [
              'Rosa is a data engineer at Tamar Transport. She has twenty-one working days in an average month.',
              'Leave, training and illness take three. They differ by month, and over a year they are certain.',
              'Four go to systems that are already live. Nobody plans these days, and no one would forbid them.',
              'Three go to meetings, reports and email. They come in pieces of half an hour.',
              'Eleven remain. There are three engineers, so projects have thirty-three days a month.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Ask the person',
              mistake:
                'The system says 100 % available. The plan has 20 days, so it is late before it starts.',
              better:
                '“How many days did you really have in May?” Ask for three months, take the middle one.',
            },
            narration: [
              'The common mistake is to plan with what the system shows, because that is easy to export. It knows her contract, and nothing of her week.',
              'Ask Rosa for the last three months. The figure will be lower than everyone likes, and it will be true.',
            ],
          },
        ],
      },
      {
        slug: 'skills-by-month',
        title: 'Skills by month',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Data engineers: 33 days a month',
              columns: [
                ['Demand', 3],
                ['Low', 2],
                ['Likely', 2],
                ['High', 2],
                ['So', 4],
              ],
              rows: [
                ['April', '22', '28', '31', 'Fine'],
                ['May', '26', '38', '46', 'Decide now'],
                ['June', '14', '22', '35', 'Watch'],
              ],
            },
            narration: [
              'Plan the five scarcest skills by month. For each project, enter demand as low, likely and high. In April even the high demand fits.',
              'In May the likely demand is above thirty-three. So decide now, while there is a choice. In May itself you can only apologise.',
              'In June only the high one is above. It adds up every bad case, so read it as a warning. Look again in a month.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Who needs them in May?',
              lines: [
                ['Tickets, depots, timetable', '14 + 15 + 9', '38 days'],
                ['Three engineers', '3 × 11', '33 days'],
              ],
              result: ['Short in May, by the likely figure', '5 days'],
            },
            narration: [
              'Three projects want the engineers in May. Together they need thirty-eight days, if all goes as it usually does.',
              'There are thirty-three. That is already the honest number, so overtime is no plan.',
              'Five are missing. So the timetable moves its nine days to June, where there is room. The common mistake is a plan of sixty names by the hour, which is wrong by Wednesday.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Deciding what to start',
    lectures: [
      {
        slug: 'why-full-means-slow',
        title: 'Why full means slow',
        scenes: [
          {
            slide: {
              kind: 'bars',
              heading: 'Days that a two-day job waits',
              bars: [
                { label: '50 % busy', value: 2, text: '2' },
                { label: '80 %', value: 8, text: '8' },
                { label: '90 %', value: 18, text: '18' },
                { label: '95 %', value: 38, text: '38', marked: true },
              ],
            },
            narration: [
              'In a simple queue, the average wait, counted in jobs, is the busy share divided by the free share. At fifty per cent that is one. A job of two days waits for two.',
              'At eighty per cent it is eighty divided by twenty, which is four. The same job waits for eight days. Most people can live with that.',
              'At ninety it is nine. A little more work has more than doubled the wait. Nobody works any slower than before.',
              'At ninety-five it is nineteen, and the job waits for thirty-eight days. The last few per cent cost nearly all of the speed. And the less regular the work, the earlier it happens.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'All days given away',
              mistake: '33 of 33 days are planned. A fault in the ticket machines moves four projects.',
              better:
                'Plan 26 of 33, about four fifths. The fault costs the slack, and the projects stay where they are.',
            },
            narration: [
              'The common mistake is to plan all thirty-three days. Then each surprise moves everything behind it.',
              'Plan twenty-six where work is unpredictable. The rest will be used, have no fear.',
            ],
          },
        ],
      },
      {
        slug: 'control-the-start',
        title: 'Control the start',
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'Four months of work each, one by one',
              periods: ['1–2', '3–4', '5–6', '7–8', '9–10', '11–12'],
              bars: [
                { label: 'Ticket machines', from: 0, to: 2, note: 'Done: month 4' },
                { label: 'Depots', from: 2, to: 4, note: 'Month 8' },
                { label: 'Timetable', from: 4, to: 6, note: 'Month 12' },
              ],
            },
            narration: [
              'Three projects need the data engineers for four months each, if they have them to themselves. Tamar used to start all three in January. Now the ticket machines go first, and are in use from month four.',
              'The depots start when the engineers are free. They finish in month eight. In January their director hears when it will be, and that answer holds.',
              'The timetable is last, and finishes in month twelve. That is when it would have finished anyway. Nobody loses, and two win.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'When do they finish on average?',
              lines: [['All three at once', '(12 + 12 + 12) ÷ 3', '12']],
              result: ['One after another: (4 + 8 + 12) ÷ 3', '8 months'],
            },
            narration: [
              'At a third of the speed, all three finish in month twelve, and switching makes it later.',
              'One after another, the average is eight. The common mistake is to start everything, so that nobody has to hear not yet.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Work out the real days of your scarcest skill',
                'List what is open, and write the month in which each project may start',
              ],
            },
            narration: [
              'Take your scarcest skill, and work out its real days.',
              'Then say no by saying when.',
            ],
          },
        ],
      },
    ],
  },
];
