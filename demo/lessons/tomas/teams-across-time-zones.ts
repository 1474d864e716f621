import type { DemoSection } from '../../types.ts';

export const teamsAcrossTimeZones: DemoSection[] = [
  {
    title: 'Designing the day',
    lectures: [
      {
        slug: 'overlap-on-one-line',
        title: 'Overlap on one line',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'Working hours, in UTC',
              periods: ['4–6', '6–8', '8–10', '10–12', '12–14', '14–16', '16–18', '18–20'],
              bars: [
                { label: 'Karachi, 10 to 18', from: 0.5, to: 4.5 },
                { label: 'Leeds, 9 to 17', from: 2.5, to: 6.5 },
                { label: 'Montevideo, 9 to 17', from: 4, to: 8 },
                { label: 'All three', from: 4, to: 4.5, late: true },
              ],
            },
            narration: [
              'Nine people map road works, in Karachi, Leeds and Montevideo. Draw their hours in universal time.',
              'Karachi works from five to thirteen, and Leeds, in winter, from nine to seventeen.',
              'Montevideo begins at twelve. Eight hours lie between the first and the last.',
              'One hour is left for all three, from twelve to thirteen. It is the scarcest resource of the team.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What the hour was used for',
              lines: [['Status round', '9 people × 4 min × 5 days', '180 min']],
              result: ['Left for talking: 300 − 180', '120 min'],
            },
            narration: [
              'What was it used for? Nine people reported, four minutes each, every day. That is one hundred and eighty minutes of three hundred.',
              'Two hours a week were left for decisions. Status can be read at any hour, so now it is written.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Whose hour is inconvenient?',
              mistake: 'The hour suits Leeds. Karachi stays until six, every day of the year.',
              better:
                'One month Karachi works ten to six. The next month Montevideo starts at eight, and the hour comes earlier.',
            },
            narration: [
              'The common mistake is that the same people always pay. Here Karachi stays late, all year, because nobody has asked.',
              'So take turns. In even months Montevideo starts at eight, and Karachi leaves at five. The common hour moves from twelve to eleven.',
              'And note who changes clocks. In this team, only Leeds does.',
            ],
          },
        ],
      },
      {
        slug: 'handovers-that-stand-alone',
        title: 'Handovers that stand alone',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'The price of one question',
              lines: [
                ['Lucía asks', '11:00 in Montevideo', '14:00 UTC'],
                ['Lucía reads the answer', 'next day, 9:00', '12:00 UTC'],
              ],
              result: ['One question, one answer', '22 hours'],
            },
            narration: [
              'Zara in Karachi imports road closures, and Lucía in Montevideo continues. At eleven Lucía has a question, but Zara left an hour ago.',
              'Zara answers the next morning. Lucía reads it when she comes in, at nine.',
              'Twenty-two hours for one question. A better note would have cost Zara five minutes.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Zara’s note, second attempt',
              columns: [
                ['Part', 2],
                ['What it says', 8],
              ],
              rows: [
                ['State', '4,180 of 4,200 closures are in. The log is linked'],
                ['Next', 'Run the last 20 with the rule for bridges'],
                ['Doubt', 'Is one closed lane a closure? I assumed not'],
              ],
            },
            narration: [
              'A good handover answers three questions. The first is: what is true now? Four thousand one hundred and eighty closures are in, and here is the log.',
              'What comes next? Run the last twenty with the rule for bridges. It names a first action, not a subject.',
              'And what am I unsure of? Zara assumed that one closed lane is no closure. This line is the one that people leave out. It tells Lucía where to look first.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Link to the place',
              mistake: '“Nearly done, see the thread from Tuesday.” It has 84 messages, and two conclusions.',
              better: '“The rule is in the page on closures, last section. Case 17 is the odd one.”',
            },
            narration: [
              'The common mistake is to link to a conversation. The reader must then work out what was decided.',
              'Link to the place where the result is. And once a week, test one note: could a newcomer start from this alone?',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Deciding and trusting',
    lectures: [
      {
        slug: 'decide-in-writing',
        title: 'Decide in writing',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'A proposal with a closing time',
              steps: [
                ['Propose', 'Monday 12:00, with reasons. Closes Tuesday 17:00'],
                ['Ask', 'A direct question to those who are silent'],
                ['Record', 'Decision and reason on one page'],
              ],
            },
            narration: [
              'Tom in Leeds proposes to count a closed lane. He posts it on Monday at twelve, and it closes on Tuesday at seventeen.',
              'Montevideo has all of Monday, the others all of Tuesday: one full working day for everyone.',
              'By Tuesday two are silent. Silence can mean agreement, a holiday or a doubt, so Tom asks each of them once.',
              'One is away. The other, Bilal, has a doubt: for lorries, it matters only on bridges.',
              'Tom adds that, and closes it. The decision goes where people will look, on the page on closures. Its reason goes with it.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Which form for which decision?',
              columns: [
                ['Decision', 4],
                ['Form', 3],
                ['Because', 5],
              ],
              rows: [
                ['Colour of a closure', 'Message', 'Easy to undo'],
                ['Does a lane count?', 'Proposal', 'Affects all, can be explained'],
                ['Who leads in spring?', 'Talk', 'Personal, or argued twice already'],
              ],
            },
            narration: [
              'Not everything needs that. What is easily undone takes one message.',
              'What affects everyone, and can be explained, takes a proposal.',
              'What is personal, or has gone round twice in writing, belongs in the common hour. The common mistake is the reverse: colours live, and people by message.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Draw your team’s hours on one line, in UTC',
                'Post one open decision with a closing time after a full day for all',
              ],
            },
            narration: [
              'Draw the hours of your own team on one line.',
              'Then take one decision that waits for a meeting, and post it with a closing time.',
            ],
          },
        ],
      },
    ],
  },
];
