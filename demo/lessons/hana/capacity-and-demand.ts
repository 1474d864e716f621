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
              heading: 'Where Rosa’s month goes',
              lines: [
                ['Working days', 'in an average month', '21'],
                ['Leave and training', 'over the year', '−3'],
                ['Supporting live systems', 'from her calendar', '−4'],
                ['Meetings, reports, email', 'half an hour here and there', '−3'],
              ],
              result: ['For projects: 21 − 10', '11 days'],
            },
            narration: [
              'Rosa is a data engineer at Tamar Transport. An average month gives her twenty-one working days.',
              'Leave, training and illness take three. They vary by month, but over a year you can be sure of them.',
              'Four go on systems that are already live. Nobody plans those days, but nobody would tell her not to help.',
              'Three go on meetings, reports and email. They disappear half an hour at a time.',
              'That leaves eleven. There are three engineers, so projects have thirty-three days a month.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Ask the person',
              mistake:
                'The system says she’s 100% available. The plan has 20 days, so it’s late before it starts.',
              better:
                '“How many days did you really have in May?” Ask about three months, and take the middle figure.',
            },
            narration: [
              'Many planners use what the system shows, because it’s easy to export. But it only knows her contract, and nothing about her week.',
              'Ask Rosa about the last three months. The figure will be lower than anyone would like, but it will be true.',
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
                ['Action', 4],
              ],
              rows: [
                ['April', '22', '28', '31', 'Fine'],
                ['May', '26', '38', '46', 'Decide now'],
                ['June', '14', '22', '35', 'Watch'],
              ],
            },
            narration: [
              'Plan your five scarcest skills by month. For each project, enter a low, a likely and a high demand. In April, even the high demand fits.',
              'In May, the likely demand is above thirty-three. So decide now, while you still have a choice. Once May arrives, you can only apologise.',
              'In June, only the high figure is above it. That one adds up every bad case, so treat it as a warning. Look again in a month.',
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
              result: ['Short in May, on the likely figure', '5 days'],
            },
            narration: [
              'Three projects want the engineers in May. Together they need thirty-eight days, if things go the way they usually do.',
              'There are thirty-three. That’s already the honest number, and overtime isn’t a plan.',
              'We’re five days short. So the timetable project moves its nine days to June, where there’s room. And don’t plan sixty people by the hour: you’ll be wrong by Wednesday.',
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
              heading: 'Days a two-day job has to wait',
              bars: [
                { label: '50% busy', value: 2, text: '2' },
                { label: '80%', value: 8, text: '8' },
                { label: '90%', value: 18, text: '18' },
                { label: '95%', value: 38, text: '38', marked: true },
              ],
            },
            narration: [
              'In a simple queue, the average wait, counted in jobs, is the busy share divided by the free share. At fifty per cent, that’s one. So a two-day job waits for two days.',
              'At eighty per cent, it’s eighty divided by twenty, which is four. The same job now waits for eight days. Most people can live with that.',
              'At ninety, it’s nine. A little more work has more than doubled the wait. Yet nobody is working any slower than before.',
              'At ninety-five, it’s nineteen, and the job waits for thirty-eight days. The last few per cent cost you nearly all of your speed. And the less regular the work, the sooner that happens.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Every day given away',
              mistake: 'All 33 days are planned. A fault in the ticket machines delays four projects.',
              better: 'Plan 26 of 33, about four fifths. The fault uses up the slack, and no project moves.',
            },
            narration: [
              'It feels efficient to plan all thirty-three days. But then every surprise pushes back everything behind it.',
              'Where work is unpredictable, plan twenty-six. Don’t worry, the rest will get used.',
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
              heading: 'Four months’ work each, one by one',
              periods: ['1–2', '3–4', '5–6', '7–8', '9–10', '11–12'],
              bars: [
                { label: 'Ticket machines', from: 0, to: 2, note: 'Done: month 4' },
                { label: 'Depots', from: 2, to: 4, note: 'Month 8' },
                { label: 'Timetable', from: 4, to: 6, note: 'Month 12' },
              ],
            },
            narration: [
              'Three projects each need the data engineers for four months, if they have them to themselves. Tamar used to start all three in January. Now the ticket machines go first, and are in use from month four.',
              'The depots start when the engineers are free. They finish in month eight. Their director is given that date in January, and it doesn’t change.',
              'The timetable comes last, and finishes in month twelve. That’s when it would have finished anyway. So nobody loses, and two projects win.',
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
              'At a third of the speed, all three finish in month twelve, and switching between them makes it later still.',
              'One after another, the average is eight. Organisations start everything at once because nobody wants to say “not yet”.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Work out how many days you really have of your scarcest skill',
                'List what’s waiting, and write down the month in which each project can start',
              ],
            },
            narration: [
              'Take your scarcest skill, and work out how many days you really have.',
              'Then, instead of saying no, say when.',
            ],
          },
        ],
      },
    ],
  },
];
