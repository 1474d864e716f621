import type { DemoSection } from '../../types.ts';

export const pmoStarterBundle: DemoSection[] = [
  {
    title: 'Governance',
    lectures: [
      {
        slug: 'who-decides-what',
        title: 'Who decides what',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three questions at Eastgate library',
              columns: [
                ['Question', 4],
                ['Who decides', 3],
                ['Because', 4],
              ],
              rows: [
                ['Carpet: £9,000 more', 'Project manager', 'Tolerance is £60,000'],
                ['Opening: five weeks later', 'Board', 'Tolerance is two weeks'],
                ['No café after all', 'Sponsor, with board', 'It changes the business case'],
              ],
            },
            narration: [
              'Eastgate library is moving into a new building. The carpet costs more, and Colm, the project manager, may decide that himself.',
              'A later opening is outside the limits he was given. So he writes a paper with two options, and the board decides.',
              'Rent from the café pays for part of the building. Ruth, the sponsor, owns that reasoning, and the board supports her.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'When nobody answers',
              mistake: 'Nobody has replied, so the project office picks a date. Now it owns the date.',
              better: '“Ruth decides this, by Friday. Each week of waiting costs £4,000.”',
            },
            narration: [
              'The common mistake is to fill the gap yourself when nobody answers. It feels helpful, and it takes the decision away from those who answer for it.',
              'Your part is to say who must decide, and by when. Add what waiting costs, and the answer usually comes.',
            ],
          },
        ],
      },
      {
        slug: 'preparing-a-board',
        title: 'Preparing a board',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Working days before the board',
              steps: [
                ['Ten', 'Ask Colm: what must be decided?'],
                ['Five', 'Papers go out, request in line one'],
                ['Four to one', 'A word with each of five members'],
                ['The day', 'Decisions first, news last'],
              ],
            },
            narration: [
              'Ten working days ahead, ask the project manager which decision he needs. At Eastgate it is the opening date.',
              'The papers go out five days ahead, so that people can read them. Colm’s begins: please approve the fourteenth of June instead of the tenth of May.',
              'Then speak with every member. Ten minutes each is less than an hour, and one of them will have a concern.',
              'Better on Tuesday by telephone than on Friday in front of the others. And put the decision at the top of the agenda.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The order of the agenda',
              mistake: 'Minutes, status, risks. The decision comes at minute 55, and two of five have left.',
              better: 'Decision at minute five. Status comes last, where it can be cut.',
            },
            narration: [
              'The common mistake is to warm up with status. By the time the decision comes, two members have left.',
              'Let the meeting confirm a decision. It is a poor place to discover a problem.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Plans and logs',
    lectures: [
      {
        slug: 'checking-a-plan',
        title: 'Checking a plan',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Half an hour with the Eastgate plan',
              columns: [
                ['Check', 3],
                ['Found', 5],
                ['Minutes', 2],
              ],
              rows: [
                ['The end', 'Ends at handover. The case says: open to readers', '5'],
                ['The links', '9 of 60 tasks lead nowhere, two last ten weeks', '15'],
                ['The people', 'Two of three did not know', '10'],
              ],
            },
            narration: [
              'Read the plan from the end. Eastgate stops at handover, and moving the books is missing.',
              'Then filter for tasks without a predecessor or a successor. Nine of sixty lead nowhere, so a delay there moves nothing on paper.',
              'Finally telephone three people named in it. Two had not heard of their task.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What a check is for',
              mistake:
                '“Please use the standard colours and name the file correctly.” The end is still missing.',
              better: '“If the shelves come a week late, which date moves? In this plan, none.”',
            },
            narration: [
              'The common mistake is to check the form. Colm corrects the colours, and learns that you read nothing else.',
              'Ask instead what would happen if one task ran late. If no date moves, the plan is a list.',
            ],
          },
        ],
      },
      {
        slug: 'keeping-a-raid-log',
        title: 'Keeping a RAID log',
        resources: [{ title: 'RAID log template (CSV)', file: 'raid-log-template.csv' }],
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Four letters, four kinds',
              columns: [
                ['Kind', 2],
                ['At Eastgate', 5],
                ['Owner, next date', 3],
              ],
              rows: [
                ['Risk', 'The only lorry with a lift may fail in May', 'Dina, 12 March'],
                ['Assumption', 'The old lease runs until July', 'Ruth, 20 March'],
                ['Issue', 'Shelves are five weeks late', 'Colm, 9 March'],
                ['Dependency', 'The city must approve the ramp', 'Dina, 16 March'],
              ],
            },
            narration: [
              'A risk may happen, or it may not. So the sentence says may, and names the month.',
              'An assumption is what the plan takes for granted. Someone has to check it, and Ruth knows the landlord.',
              'An issue has already happened. Some teams use the letters for actions and decisions too, so agree on the meaning.',
              'A dependency waits for someone outside the project. Every line has one owner and a next date.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'An entry that can be acted on',
              mistake: '“Movers.” Owner: team. Date: ongoing. It has been there since November.',
              better: '“One lorry has a lift. If it fails, we lose a week of May.” Dina books a second.',
            },
            narration: [
              'The common mistake is a single word, with a team as its owner. Nobody can act on movers.',
              'Write a full sentence, and remind the owner two days before the date. A reminder two days after it is a complaint.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Records',
    lectures: [
      {
        slug: 'minutes-that-work',
        title: 'Minutes that work',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'The Eastgate board, 5 March',
              columns: [
                ['Record', 2],
                ['Text', 6],
              ],
              rows: [
                ['Decision', 'The library opens on 14 June'],
                ['Reason', 'Shelves are five weeks late, and opening in part costs £38,000'],
                ['Action', 'Dina books a second lorry by 19 March'],
              ],
            },
            narration: [
              'These minutes need three lines. First the decision, in a form nobody can read in two ways.',
              'Then the reason. In May someone will ask why we did not simply open half of it.',
              'Then each action, with one name and one date. Dina knows about it, because you asked her in the room.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A transcript',
              mistake: 'Four pages of who said what, sent after nine days. Two members dispute page three.',
              better: 'Half a page, read out at the end of the meeting and sent the same day.',
            },
            narration: [
              'The common mistake is a transcript. After a few days everyone remembers their own meeting.',
              'Read the decisions aloud before people leave. Then send them the same day.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Check one plan: its end, its links and three people',
                'Rewrite your last minutes as decision, reason, action',
              ],
            },
            narration: [
              'Now half an hour at work. Check one plan as we did here.',
              'Then rewrite your last minutes. If you cannot find the decision, ask whether there was one.',
            ],
          },
        ],
      },
    ],
  },
];
