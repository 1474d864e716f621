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
              'Nine people in Karachi, Leeds and Montevideo map road closures. Draw their hours in universal time.',
              'Karachi works from five to thirteen hundred and Leeds, in winter, from nine to seventeen hundred.',
              'Montevideo doesn’t start until twelve. By the clock, it’s eight hours behind Karachi.',
              'That leaves one hour for all three, from twelve to thirteen hundred. It’s the team’s scarcest resource.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'How the hour was used',
              lines: [['Status round', '9 people × 4 min × 5 days', '180 min']],
              result: ['Left for discussion: 300 − 180', '120 min'],
            },
            narration: [
              'What was it used for? Nine people reported for four minutes each, every day. That’s one hundred and eighty of the week’s three hundred minutes.',
              'Only two hours a week were left for decisions. Status can be read at any time, so now it’s written.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Whose hour is inconvenient?',
              mistake: 'The hour suits Leeds. Karachi stays until six, all year round.',
              better:
                'One month, Karachi works ten to six. The next, Montevideo starts at eight and the hour moves earlier.',
            },
            narration: [
              'All too often, the same people pay. Here, Karachi stays late all year, because nobody has asked.',
              'So take turns. In even months, Montevideo starts at eight and Karachi leaves at five. The common hour moves from twelve to eleven.',
              'And note which offices change their clocks. In this team, only Leeds does.',
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
              'Zara in Karachi imports road closures, and Lucía in Montevideo takes over. At eleven Lucía has a question, but Zara left an hour ago.',
              'Zara answers the next morning. Lucía reads the reply when she comes in at nine.',
              'That’s twenty-two hours for one question. A better note would have taken Zara five minutes.',
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
                ['State', '4,180 of 4,200 closures are in. Log linked'],
                ['Next', 'Run the last 20 with the rule for bridges'],
                ['Doubt', 'Does one closed lane count as a closure? I’ve assumed not'],
              ],
            },
            narration: [
              'A good handover answers three questions. First, where are we now? Four thousand one hundred and eighty closures are in, and here’s the log.',
              'Second, what comes next? Run the last twenty with the rule for bridges. That names a first action rather than a topic.',
              'Finally, what she isn’t sure of: Zara has assumed that closing one lane doesn’t count as a closure. Most people leave this line out, yet it tells Lucía where to look first.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Link to the place',
              mistake: '“Nearly done, see Tuesday’s thread.” It has 84 messages and two conclusions.',
              better: '“The rule is on the closures page, last section. Case 17 is the odd one out.”',
            },
            narration: [
              'It’s tempting to link to a conversation. But then the reader has to work out what was decided.',
              'Link to the place where the result is recorded. And once a week, test one note: could a newcomer start from this alone?',
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
                ['Ask', 'A direct question to anyone who hasn’t replied'],
                ['Record', 'Decision and reason on one page'],
              ],
            },
            narration: [
              'Tom in Leeds proposes counting a closed lane as a closure. He posts it on Monday at noon, and it closes on Tuesday at five.',
              'Montevideo has all of Monday and the others have all of Tuesday, so everyone gets one full working day.',
              'By Tuesday, two people haven’t replied. Silence can mean agreement, a holiday or a doubt, so Tom asks each of them once.',
              'One is away. The other, Bilal, has a doubt: for lorries, a closed lane only matters on bridges.',
              'Tom adds that and closes the proposal. The decision goes where people will look, on the closures page. The reason goes with it.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Which format for which decision?',
              columns: [
                ['Decision', 4],
                ['Format', 3],
                ['Because', 5],
              ],
              rows: [
                ['Colour of a closure', 'Message', 'Easy to undo'],
                ['Does a lane count?', 'Proposal', 'Affects everyone, can be explained'],
                ['Who leads in spring?', 'Live call', 'Personal, or already argued twice'],
              ],
            },
            narration: [
              'Not everything needs all that. If it’s easy to undo, one message is enough.',
              'If it affects everyone and can be explained in writing, make it a proposal.',
              'Anything personal, or already argued twice, belongs in the common hour. Many teams do the reverse: they discuss colours live and people by message.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Draw your team’s hours on one line, in UTC',
                'Post one open decision, and give everyone a full day before it closes',
              ],
            },
            narration: [
              'Draw your own team’s hours on one line.',
              'Then take one decision that’s waiting for a meeting, and post it with a closing time.',
            ],
          },
        ],
      },
    ],
  },
];
