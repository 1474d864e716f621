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
              heading: 'Tarn Valley Water, marked in pencil',
              columns: [
                ['Sentence', 6],
                ['Mark', 2],
                ['Gives up', 4],
              ],
              rows: [
                ['“We will be excellent for our customers.”', 'Circle', 'Nothing'],
                ['“Less leakage before new reservoirs.”', 'Underline', 'A reservoir'],
                ['“From 2028 our own crews will do all repairs.”', 'Underline', 'Contractors'],
              ],
            },
            narration: [
              'Our case is a regional water company, with thirty sentences of strategy. Circle each sentence that nobody could disagree with, such as the first one here.',
              'Underline each sentence that makes a choice. Leakage before reservoirs: someone wanted that reservoir, and it’s worth knowing who.',
              'Using your own crews instead of contractors is a choice as well. It decides who you recruit, and what you mustn’t sign.',
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
              'Nine sentences describe the company. They’re useful, but they choose nothing.',
              'Eighteen are wishes. That’s quite usual, and no reason to make fun of anyone.',
              'Three are choices. Now hold your fourteen projects against them: five serve a choice, and nine serve a wish.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Your first contribution',
              text: '“Which choice does this page leave open, and which of our projects is about to make it for us?”',
            },
            narration: [
              'It’s tempting to prove that every project fits. With eighteen wishes to choose from, anything fits.',
              'Ask instead which choice is still open. Take it to the person who wrote the text, in private and with the page in your hand.',
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
              heading: 'Where do we start cutting leakage?',
              columns: [
                ['Option', 4],
                ['Cost', 2],
                ['Saved per day', 3],
                ['Per megalitre', 3],
              ],
              rows: [
                ['Do nothing', '£0', 'none', 'n/a'],
                ['Faster repairs', '£3.0 m', '4 Ml', '£0.75 m'],
                ['Lower pressure', '£4.5 m', '9 Ml', '£0.50 m'],
                ['New mains', '£6.0 m', '5 Ml', '£1.20 m'],
              ],
            },
            narration: [
              'Tarn Valley loses sixty megalitres a day, and a megalitre is a thousand cubic metres. Doing nothing comes first, because it’s what happens if nobody decides.',
              'Faster repairs save four. That’s three quarters of a million pounds each.',
              'Lower pressure at night saves nine, at half a million each. Some zones may not be able to cope with it.',
              'New mains cost more than twice as much, but they last eighty years: say so in a note. The criteria are the same in every row.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What would change our mind?',
              lines: [
                ['Next best', 'faster repairs', '£0.75 m'],
                ['Lower pressure', 'total cost', '£4.5 m'],
              ],
              result: ['Repairs win below: 4.5 ÷ 0.75', '6 Ml'],
            },
            narration: [
              'Recommend lower pressure, and add the one fact that would change your mind. The next best costs three quarters of a million per megalitre.',
              'Lower pressure costs four and a half million, whatever it saves. By October, a trial in three zones will show what it does save.',
              'If the trial points to less than six, repairs are better value. So today the board decides on the trial, and on what follows from either result. Some people put one serious option between two absurd ones, but boards notice.',
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
              heading: 'An app that has already cost £2.1 m',
              lines: [
                ['Finish the app', '£0.9 m − £1.2 m', '−£0.3 m'],
                ['Pressure sensors', '£2.0 m − £1.2 m', '£0.8 m'],
              ],
              result: ['Better off by stopping', '£1.1 m'],
            },
            narration: [
              'A customer app has cost two point one million so far, and no decision will bring that back. Finishing it costs another one point two, and brings in nought point nine.',
              'The same team could connect pressure sensors instead. For the same money, that brings in two million.',
              'Stopping leaves the company one point one million better off, in present value. People will object: but we’ve already spent so much. That’s how two point one becomes three point three.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'People first, then the announcement',
              text: 'On the day it’s announced, everyone on the team already knows where they’ll work next.',
            },
            narration: [
              'Stopping is work, and it needs a plan. First find places for the people, then tell the team, and then everyone else.',
              'Record what they’ve learned while they’re still there. Thank them by name: they built what they were asked to build.',
              'Be precise about the reason: there’s a better use for the money.',
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
              'Take a pencil to your own strategy. Count the choices before you judge them.',
              'Then put one open choice on a page. Add the number that would change your mind.',
              'Finally, plan a hundred days: thirty to listen, thirty to frame one decision, and forty to carry it out. And name one thing you’re going to stop.',
            ],
          },
        ],
      },
    ],
  },
];
