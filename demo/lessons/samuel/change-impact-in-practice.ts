import type { DemoSection } from '../../types.ts';

/** The case: a city’s planning department, 40 people, gets shared calendars. */
export const changeImpact: DemoSection[] = [
  {
    title: 'Finding the impacts',
    lectures: [
      {
        slug: 'who-is-affected',
        title: 'Who is affected?',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Four groups, found by following the work',
              columns: [
                ['Ask', 4],
                ['Group', 4],
                ['What changes', 5],
              ],
              rows: [
                ['Who does it?', '34 case officers', 'Find their own dates'],
                ['Who loses a task?', 'Ruth’s team of 3', 'Loses the morning round of calls'],
                ['Who receives it?', 'Front desk', 'Can tell applicants the date'],
                ['Who gets the calls?', 'Help desk', 'Gets questions from day one'],
              ],
            },
            narration: [
              'In March, a city’s planning department gets shared calendars. Let’s follow one site visit through it.',
              'Ask who loses something. Today, Ruth and two colleagues arrange all the visits by phone.',
              'The front desk gets the result, and it’s better off. It can now tell applicants the date.',
              'And the help desk will get calls, whether or not it has been warned. Here, nobody had listed it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Don’t start from the organisation chart',
              mistake: '“Users: 34 case officers.” The three people who lose their work aren’t on the list.',
              better: 'Follow one piece of work, and write down everyone who touches it.',
            },
            narration: [
              'Most people list only those who’ll be using the software.',
              'That leaves out the people who lose work to it, and they shape what everyone says about it.',
              'Follow the work, and you’ll meet all four groups. Talk to one person from three of them this week.',
            ],
          },
        ],
      },
      {
        slug: 'before-and-after',
        title: 'Before and after',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'One impact, in Daniel’s words',
              steps: [
                ['Today I …', 'phone three colleagues to find a free slot'],
                ['From March I …', 'look at one calendar, and keep mine up to date'],
                ['So I need …', 'ten minutes of practice, and a rule for private entries'],
              ],
            },
            narration: [
              'Write an impact the way a person would say it. Daniel is a case officer, and he’s on the phone a lot.',
              'From March, he’ll look at one calendar. He’ll also have to keep his own, which nobody had told him.',
              'So he needs a little practice. He also needs an answer: who’ll see my dentist’s appointment?',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Two more voices',
              columns: [
                ['Today I …', 4],
                ['From March I …', 4],
                ['So I need …', 4],
              ],
              rows: [
                [
                  'Ruth: arrange 30 visits a day',
                  'settle 5 clashes a day',
                  'a say in the rules, and a new task',
                ],
                ['Help desk: reset passwords', 'explain shared access', 'answers to ten questions'],
              ],
            },
            narration: [
              'Ruth’s sentence is the hard one. Thirty visits a day become five clashes.',
              'Training won’t help her: she asks for a new task, and wants to own the rules.',
              'The help desk only wants the ten questions, with answers.',
              'Notice that the third column is your support plan. It has written itself.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Whose words?',
              mistake: '“Improved transparency of resources for all stakeholders.” Who does what on Monday?',
              better: '“I look at one calendar, and I keep mine up to date.” Read it back to Daniel.',
            },
            narration: [
              'Too often, impacts are written at your own desk. They end up sounding like advertising.',
              'Read each sentence back to the person it’s about. If they wouldn’t say it, change it.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'From impact to plan',
    lectures: [
      {
        slug: 'rating-by-effort',
        title: 'Rating by effort',
        scenes: [
          {
            slide: {
              kind: 'matrix',
              heading: 'How hard, and how often?',
              across: { title: 'How often', labels: ['yearly', 'weekly', 'daily'] },
              up: { title: 'Effort to learn', labels: ['low', 'some', 'high'] },
              items: [
                { mark: 'A', label: 'Keep my calendar: show it once', x: 3, y: 1 },
                { mark: 'B', label: 'Hand over access: write a guide', x: 1, y: 3 },
                { mark: 'C', label: 'Book visit, car and room: practise', x: 3, y: 3 },
              ],
            },
            narration: [
              'Rate each impact by effort and by how often it occurs. Keeping a calendar is easy and daily, so show it once.',
              'Handing over access is hard but rare. A course in March will be forgotten by July, so write a guide.',
              'Booking a visit with a car and a room is hard and daily. Only that deserves practice: two hours each for three people.',
              'In total, that’s nearly as much as ten minutes each for all forty.',
            ],
          },
          {
            slide: {
              kind: 'timeline',
              heading: 'Everything that lands on Ruth’s team',
              periods: ['Feb', 'Mar', 'Apr', 'May', 'Jun'],
              bars: [
                { label: 'Year-end accounts', from: 1, to: 2, note: 'Accounts' },
                { label: 'Move to second floor', from: 2, to: 3, note: 'Move' },
                { label: 'Calendars, as planned', from: 1, to: 2, note: 'Clash', late: true },
                { label: 'Calendars, proposed', from: 3, to: 4, note: 'May' },
              ],
            },
            narration: [
              'Put everything that affects one group on one calendar: in March, Ruth’s team closes the year.',
              'In April, it’s moving to another floor.',
              'Most projects assess only themselves, and on its own, March looked harmless.',
              'So officers start in March, and booking visits follows in May. A later date is cheaper than training.',
            ],
          },
        ],
      },
      {
        slug: 'support-in-the-first-fortnight',
        title: 'Support in the first fortnight',
        scenes: [
          {
            slide: {
              kind: 'bars',
              heading: 'Questions asked per day',
              bars: [
                { label: 'day 1', value: 35, text: '35', marked: true },
                { label: 'day 2', value: 26, text: '26' },
                { label: 'day 5', value: 11, text: '11' },
                { label: 'day 10', value: 4, text: '4' },
              ],
            },
            narration: [
              'On the first day, people ask thirty-five questions. At six minutes each, that’s three and a half hours.',
              'So on the first two mornings, two helpers walk around. They go where the work is done.',
              'Every question goes onto a list by the printer. The same three make up half of it.',
              'By day ten, the helpers are no longer needed. Managers had been warned that work would be slower at first.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Follow one piece of work, and list everyone who touches it',
                'Write three before-and-after sentences, and read them back',
                'Put all changes for the worst-hit group on one calendar',
              ],
            },
            narration: [
              'Projects often hold one big training day, followed by silence. Fix one small annoyance every day instead.',
              'Now try your own change. Follow the work itself, not the process map, and note everyone who touches it.',
              'Wherever it changes hands, ask what that person does first, and what they do if it’s late.',
              'Choose the group that’s hit hardest, and talk to one person in it.',
              'Write three sentences for them, and read them back. Then look at their calendar before you defend your date.',
            ],
          },
        ],
      },
    ],
  },
];
