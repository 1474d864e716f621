import type { DemoSection } from '../../types.ts';

/** The same case as in the template: a pilot of shared calendars in a city’s planning department. */
export const sponsors: DemoSection[] = [
  {
    title: 'The map',
    lectures: [
      {
        slug: 'a-map-with-evidence',
        title: 'A map with evidence',
        isFreePreview: true,
        resources: [{ title: 'Stakeholder map (CSV)', file: 'stakeholder-map.csv' }],
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three lines from the map',
              columns: [
                ['Who', 3],
                ['Can stop', 4],
                ['Attitude', 2],
                ['Evidence', 4],
              ],
              rows: [
                ['Head of Planning', 'Release of 40 people', '+1', '4 Feb: offered a room'],
                ['Works council', 'The start date', '−1', '6 Feb: asked twice about data'],
                ['Help desk', 'Support in week one', '0', 'No contact yet'],
              ],
            },
            narration: [
              'In a city’s pilot of shared calendars, the head of planning decides whether forty people get time for it. On the fourth of February she offered a room: that’s an action, with a date.',
              'The works council has to be consulted, so it can delay the start. It has asked twice about data protection, which makes it minus one, but it hasn’t refused.',
              'The help desk has a nought, and no evidence. That isn’t neutral. It’s unknown, so it’s the first thing to act on.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Guess or evidence?',
              mistake: '“The works council is sceptical.” Who says so, since when, and about what?',
              better: '“Asked twice about data protection, 6 February.” Now there’s something to answer.',
            },
            narration: [
              'It’s tempting to write down impressions. If you note that the council seems sceptical, nobody can check it, or answer it.',
              'Write down what the person said or did, and when. After three months without fresh evidence, set the entry back to unknown.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Keep it private',
              text: 'Write every line so that you could explain it to the person it describes. Then keep it to yourself.',
            },
            narration: [
              'The map holds opinions about people. Store it where only you can read it, and delete it at the end of the project.',
              'Even so, write each line as if the person it’s about might one day ask to see it.',
            ],
          },
        ],
      },
      {
        slug: 'conversations-not-messages',
        title: 'Conversations, not messages',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'One conversation with the works council',
              steps: [
                ['Before', 'To learn: which data worries you most?'],
                ['During', 'Ask first. Show no slides'],
                ['After', 'Say what you changed, or why you couldn’t'],
              ],
            },
            narration: [
              'The map says to talk to the works council by the thirteenth. Before you go, write down one thing you want to learn.',
              'Then ask how the project looks from where they sit. Mr Brandt, the chair, hardly cares about the calendars: what worries him is the log of who reads them.',
              'You wouldn’t have guessed that, and no newsletter would have answered it. Go back with an answer within a week.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'What came of it',
              columns: [
                ['He asked for', 4],
                ['You answered', 5],
              ],
              rows: [
                ['No log at all', 'No: we’d need it after a breach'],
                ['Then only 14 days', 'Done: it’s a setting'],
                ['No access for managers', 'Done: two administrators only'],
              ],
            },
            narration: [
              'At first, he wanted no log at all. You refused, with a reason that he could repeat to his members.',
              'Then he asked for it to be kept for only fourteen days. That’s a setting, and costs nothing.',
              'And no manager should be able to read it, which is another setting. On the map, minus one becomes nought, with a new date.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Resistance is information',
              text: 'Not “they’re against it”, but “they know something about the log that we didn’t”.',
            },
            narration: [
              'Many projects treat resistance as a lack of information. So people get more messages, and feel less heard.',
              'Often, resistance is information. People object to what touches their work, and they know their work better than you do.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The sponsor',
    lectures: [
      {
        slug: 'what-only-a-sponsor-can-do',
        title: 'What only a sponsor can do',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three things, and how to ask for them',
              columns: [
                ['Only she can', 4],
                ['Bring her', 6],
              ],
              rows: [
                ['Say why', 'One true story, and a date to meet the 40 people'],
                ['Decide between departments', 'Two options, and what each costs'],
                ['Protect time and people', 'Names, days, and who has taken them'],
              ],
            },
            narration: [
              'The sponsor, Mrs Lindqvist, has twenty minutes a fortnight, which is less than nine hours a year. First, she says why, in her own words and more than once. Bring her a true story, not a script.',
              'Second, she decides between departments: planning wants March, and building control wants May. Neither can overrule the other. Bring half a page to show that starting one alone in March means two months of double booking.',
              'Third, she protects what she has promised, such as two testers for six days each. One of them was called away after a single day. Bring the name, the five missing days, and who has taken them.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'One of the three, every time',
              text: 'At every meeting, bring the sponsor exactly one thing that only she can do, so that she can do it there and then.',
            },
            narration: [
              'It’s easy to spend all twenty minutes on status. She nods, and nothing changes.',
              'Send the status report the day before.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Map five people: influence, attitude, evidence, date',
                'Arrange a conversation about the emptiest cell',
                'Prepare one request for your sponsor',
              ],
            },
            narration: [
              'Take half an hour and the template. Enter five people, but no attitude without evidence.',
              'Find the emptiest cell. Arrange a conversation about it, with one thing to learn.',
              'Then prepare one request for your sponsor. Word it so that a yes is enough.',
              'Do this before the next steering meeting, while there’s still time to change something.',
              'And keep the map to yourself. It’s a working paper, not a judgement on people.',
            ],
          },
        ],
      },
    ],
  },
];
