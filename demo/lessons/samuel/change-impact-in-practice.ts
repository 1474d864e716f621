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
              heading: 'Four groups, found along the work',
              columns: [
                ['Ask', 4],
                ['Group', 4],
                ['What changes', 5],
              ],
              rows: [
                ['Who does it?', '34 case officers', 'They find their own dates'],
                ['Who loses a task?', 'Ruth’s team of 3', 'The morning round of calls'],
                ['Who receives it?', 'Front desk', 'Applicants can be told a date'],
                ['Who gets the calls?', 'Help desk', 'Questions from the first day'],
              ],
            },
            narration: [
              'In March a city’s planning department gets shared calendars. Follow one site visit through it.',
              'Ask who loses something. Ruth and two colleagues arrange all visits by telephone.',
              'The front desk receives the result, and gains. It can tell an applicant the date.',
              'And the help desk will be called, whether it was told or not. Here nobody had listed it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Not from the organisation chart',
              mistake: '“Users: 34 case officers.” Three people who lose their work are not on the list.',
              better: 'Follow one piece of work, and write down everyone who touches it.',
            },
            narration: [
              'The common mistake is to list those who will have the software.',
              'Those who lose work to it are missing, and they decide how it is spoken of.',
              'Follow the work, and you meet all four. Talk to one person from three of them this week.',
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
              'An impact is written as a person would say it. Daniel is a case officer, and phones a lot.',
              'From March he looks at one calendar. He must also keep his own, which nobody had told him.',
              'So he needs a little practice. He also needs an answer: who will see my dentist?',
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
                ['Ruth: arrange 30 visits a day', 'settle 5 clashes a day', 'a say in the rules, and a task'],
                ['Help desk: reset passwords', 'explain shared access', 'answers to ten questions'],
              ],
            },
            narration: [
              'Ruth’s sentence is the hard one. Thirty visits a day become five clashes.',
              'Training will not help: she asks for a task, to own the rules.',
              'The help desk wants only the ten questions, with answers.',
              'Notice that the third column is the support plan. It wrote itself.',
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
              'The common mistake is to write impacts at your own desk. They turn into advertising.',
              'Read each sentence back to the person. If they would not say it, change it.',
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
                { mark: 'B', label: 'Hand over access: a guide at hand', x: 1, y: 3 },
                { mark: 'C', label: 'Book visit, car and room: practise', x: 3, y: 3 },
              ],
            },
            narration: [
              'Rate each impact by effort and by how often it occurs. Keeping a calendar is easy and daily: show it once.',
              'Handing over access is hard and rare. A course in March is forgotten by July, so write a guide.',
              'Booking a visit with car and room is hard and daily. Only this deserves practice: two hours for each of three people.',
              'That is nearly as much as ten minutes for all forty.',
            ],
          },
          {
            slide: {
              kind: 'timeline',
              heading: 'Everything that lands on Ruth’s team',
              periods: ['Feb', 'Mar', 'Apr', 'May', 'Jun'],
              bars: [
                { label: 'Year-end accounts', from: 1, to: 2, note: 'Accounts' },
                { label: 'Move to floor two', from: 2, to: 3, note: 'Move' },
                { label: 'Calendars, as planned', from: 1, to: 2, note: 'Clash', late: true },
                { label: 'Calendars, proposed', from: 3, to: 4, note: 'May' },
              ],
            },
            narration: [
              'Put everything for one group on one calendar: in March, Ruth’s team closes the year.',
              'In April it moves to another floor.',
              'The common mistake is to assess your project alone, and alone March looked harmless.',
              'So officers start in March, and the booking of visits in May. A later date is cheaper than training.',
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
              'On the first day thirty-five questions are asked. At six minutes each, that is three and a half hours.',
              'So two helpers walk about on the first two mornings. They stand where the work is done.',
              'All questions go onto one list by the printer. The same three make up half of it.',
              'By day ten the helpers are no longer needed. Managers knew in advance that work would be slower at first.',
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
              'The common mistake is one large training day, and silence afterwards. Repair one small annoyance every day instead.',
              'Now your own change. Follow the work itself, not the process map, and note everyone who touches it.',
              'Wherever it changes hands, ask what that person does first, and what they do if it is late.',
              'Choose the group that is hit hardest, and talk to one person in it.',
              'Write their three sentences, and read them back. Then look at their calendar before you defend your date.',
            ],
          },
        ],
      },
    ],
  },
];
