import type { DemoSection } from '../../types.ts';

/** The case is that of the template: a pilot of shared calendars in a city’s planning department. */
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
              heading: 'Three lines of the map',
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
              'In a city’s pilot of shared calendars, the head of planning decides about the time of forty people. On the fourth of February she offered a room, which is an act with a date.',
              'The works council must be consulted, so it can move the start. It asked twice about data protection, which is minus one, but no refusal.',
              'The help desk has nought, and no evidence. That is not neutral. It is unknown, and the first thing to act on.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Guess or evidence?',
              mistake: '“The works council is sceptical.” Who says so, since when, and about what?',
              better: '“Asked twice about data protection, 6 February.” Now there is something to answer.',
            },
            narration: [
              'The common mistake is to write down impressions. Nobody can check whether she seems sceptical, or answer it.',
              'Write what the person said or did, with its date. After three months without fresh evidence, set the entry back to unknown.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Keep it private',
              text: 'Write every line so that you could explain it to the person it describes. Then keep it to yourself.',
            },
            narration: [
              'The map holds opinions about people. Store it where only you can read it, and delete it at the end.',
              'Even so, write each line as if its subject might one day ask to see it.',
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
              heading: 'One talk with the works council',
              steps: [
                ['Before', 'To learn: which data worry you most?'],
                ['During', 'Ask first. Show no slides'],
                ['After', 'Say what you changed, or why you could not'],
              ],
            },
            narration: [
              'The map says: talk to the works council by the thirteenth. Before you go, write down one thing to learn.',
              'Then ask how the project looks from where they sit. The calendars hardly interest Mr Brandt, the chair: what worries him is the log of who reads them.',
              'You would not have guessed that, and no newsletter would have answered it. Within a week, go back with an answer.',
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
                ['No log at all', 'No: we need it after an intrusion'],
                ['Then 14 days only', 'Done: a setting'],
                ['No access for managers', 'Done: two administrators only'],
              ],
            },
            narration: [
              'His first wish was no log at all. You refused, with a reason that he could repeat to his members.',
              'Then let it be kept for fourteen days only. That is a setting, and costs nothing.',
              'And no manager may read it, which is another setting. On the map, minus one becomes nought, with a new date.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Resistance is information',
              text: 'Not “they are against it”, but “they know something about the log that we did not”.',
            },
            narration: [
              'The common mistake is to treat resistance as a lack of information. Then people get more messages, and feel less heard.',
              'Often it is information. People object to what touches their work, and they know their work better than you do.',
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
                ['Say why', 'One true story, and a date with the 40 people'],
                ['Decide between departments', 'Two options, and what each costs'],
                ['Protect time and people', 'Names, days, and who is taking them'],
              ],
            },
            narration: [
              'The sponsor, Mrs Lindqvist, has twenty minutes a fortnight, which is less than nine hours a year. First, she says why, in her own words and more than once. Bring her a true story, not a script.',
              'Second, she decides between departments: planning wants March, building control wants May. Neither can overrule the other. Bring half a page, which says that March for one alone means two months of double booking.',
              'Third, she protects what she promised, such as two testers for six days each. One has been called away after a single day. Bring the name, the five days missing, and who has taken them.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'One of three, each time',
              text: 'At every meeting, bring the sponsor exactly one thing that only she can do, ready to be done.',
            },
            narration: [
              'The common mistake is to spend the twenty minutes on status. She nods, and nothing has happened.',
              'Send the status the day before.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Map five people: influence, attitude, evidence, date',
                'Arrange a talk about the emptiest cell',
                'Prepare one request for your sponsor',
              ],
            },
            narration: [
              'Take half an hour and the template. Enter five people, and no attitude without evidence.',
              'Find the emptiest cell. Arrange a talk about it, with one thing to learn.',
              'Then prepare one request for your sponsor. Write it so that yes is enough.',
              'Do this before the next steering meeting, while there is still time to change something.',
              'And keep the map to yourself. It is a working paper, not a judgement on people.',
            ],
          },
        ],
      },
    ],
  },
];
