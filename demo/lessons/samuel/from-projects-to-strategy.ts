import type { DemoSection } from '../../types.ts';

/** The case: a regional water company that loses 60 megalitres a day. */
export const projectsToStrategy: DemoSection[] = [
  {
    title: 'Reading and framing',
    lectures: [
      {
        slug: 'reading-a-strategy',
        title: 'Reading a strategy',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Tarn Valley Water, with a pencil',
              columns: [
                ['Sentence', 6],
                ['Mark', 2],
                ['Given up', 4],
              ],
              rows: [
                ['“We will be excellent for our customers.”', 'Circle', 'Nothing'],
                ['“Less leakage before new reservoirs.”', 'Underline', 'A reservoir'],
                ['“From 2028 our own crews do all repairs.”', 'Underline', 'Contractors'],
              ],
            },
            narration: [
              'Our case is a regional water company, with thirty sentences of strategy. Circle each sentence that nobody could disagree with, such as this one.',
              'Underline each sentence that chooses. Leakage before reservoirs: someone wanted the reservoir, and it is worth knowing who.',
              'Own crews instead of contractors is a choice as well. It decides whom you recruit, and what you must not sign.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Thirty sentences, counted',
              bars: [
                { label: 'facts', value: 9, text: '9' },
                { label: 'wishes', value: 18, text: '18' },
                { label: 'choices', value: 3, text: '3', marked: true },
              ],
            },
            narration: [
              'Nine sentences describe the company. They are useful, and choose nothing.',
              'Eighteen are wishes. That is quite usual, and no reason to mock anybody.',
              'Three are choices. Now lay your fourteen projects beside them: five serve a choice, and nine serve a wish.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Your first contribution',
              text: '“Which choice does this page leave open, and which of our projects is about to make it for us?”',
            },
            narration: [
              'The common mistake is to prove that every project fits. Among eighteen wishes, anything fits.',
              'Ask instead which choice is still open. Bring it to the person who wrote the text, privately and with the page.',
            ],
          },
        ],
      },
      {
        slug: 'options-in-ten-minutes',
        title: 'Options in ten minutes',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Which way do we cut leakage first?',
              columns: [
                ['Option', 4],
                ['Cost', 2],
                ['Saved a day', 3],
                ['Per megalitre', 3],
              ],
              rows: [
                ['Do nothing', '£0', 'none', 'n/a'],
                ['Faster repair', '£3.0 m', '4 Ml', '£0.75 m'],
                ['Lower pressure', '£4.5 m', '9 Ml', '£0.50 m'],
                ['New mains', '£6.0 m', '5 Ml', '£1.20 m'],
              ],
            },
            narration: [
              'Tarn Valley loses sixty megalitres a day, and a megalitre is a thousand cubic metres. Doing nothing comes first, because it is what happens if nobody decides.',
              'Faster repair saves four. That is three quarters of a million each.',
              'Lower pressure at night saves nine, for half a million each. Some zones may not be able to take it.',
              'New mains cost more than twice as much, but last for eighty years: say so in a note. The criteria are the same in every row.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What would change our mind?',
              lines: [
                ['Next best', 'faster repair', '£0.75 m'],
                ['Pressure costs', 'in all', '£4.5 m'],
              ],
              result: ['Repair leads below: 4.5 ÷ 0.75', '6 Ml'],
            },
            narration: [
              'Recommend lower pressure, and add the one fact that would change it. The next best costs three quarters of a million per megalitre.',
              'Pressure costs four and a half million, whatever it saves. A trial in three zones will show by October what it does save.',
              'If the trial points to less than six, repair is better value. So the board decides on the trial today, and on what follows from either result. The common mistake is one serious option between two absurd ones, and boards notice.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Acting on it',
    lectures: [
      {
        slug: 'stopping-well',
        title: 'Stopping well',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'An app, with £2.1 m spent already',
              lines: [
                ['Finish the app', '£0.9 m − £1.2 m', '−£0.3 m'],
                ['Pressure sensors', '£2.0 m − £1.2 m', '£0.8 m'],
              ],
              result: ['Better off by stopping', '£1.1 m'],
            },
            narration: [
              'An app for customers has cost two point one million, which no decision can save. Finishing it costs another one point two, and brings nought point nine.',
              'The same team could connect pressure sensors. For the same money, that brings two million.',
              'Stopping leaves the company one point one million better off, in present value. The common mistake is to answer: but we have spent so much. That is how two point one becomes three point three.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'People before the announcement',
              text: 'On the day it is announced, everyone on the team already knows where they will work next.',
            },
            narration: [
              'Stopping is work, and needs a plan. First place the people, then tell the team, then everyone.',
              'Record what was learned while they are still there. Thank them by name: they built what they were asked to build.',
              'Be exact about the reason: the money has a better use.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 45,
              steps: [
                'Mark up your strategy: choices, wishes, facts',
                'Frame one open choice on a page, with its flip point',
                'Plan your first hundred days: hear, decide, stop',
              ],
            },
            narration: [
              'Take your own strategy and a pencil. Count the choices before you judge them.',
              'Then put one open choice on a page. Add the number that would change your mind.',
              'Finally, plan a hundred days: thirty to listen, thirty to frame one decision, forty to carry it out. And name one thing that you will stop.',
            ],
          },
        ],
      },
    ],
  },
];
