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
                ['Why', 4],
              ],
              rows: [
                ['Carpet: £9,000 more', 'Project manager', 'Tolerance is £60,000'],
                ['Opening: five weeks later', 'Board', 'Tolerance is two weeks'],
                ['No café after all', 'Sponsor, with board', 'It changes the business case'],
              ],
            },
            narration: [
              'Eastgate library is moving into a new building. The carpet will cost more, but Colm, the project manager, can decide that himself.',
              'Opening later is outside the limits he was given. So he writes a paper with two options, and the board decides.',
              'Rent from the café pays for part of the building. The business case belongs to Ruth, the sponsor, so she decides, with the board’s support.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'When nobody answers',
              mistake: 'Nobody has replied, so the project office picks a date. Now it owns that date.',
              better: '“Ruth needs to decide this by Friday. Every week we wait costs £4,000.”',
            },
            narration: [
              'When nobody answers, it’s tempting to fill the gap yourself. It feels helpful, but it takes the decision away from the people accountable for it.',
              'Your job is to say who needs to decide, and by when. Add what the delay costs, and you’ll usually get an answer.',
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
              heading: 'Working days before the board meets',
              steps: [
                ['Ten', 'Ask Colm what needs deciding'],
                ['Five', 'Papers go out, with the request in line one'],
                ['Four to one', 'A word with each of the five members'],
                ['The day', 'Decisions first, news last'],
              ],
            },
            narration: [
              'Ten working days ahead, ask the project manager what decision he needs. At Eastgate, it’s the opening date.',
              'The papers go out five days ahead, so that people have time to read them. Colm’s begins: please approve the fourteenth of June instead of the tenth of May.',
              'Then speak to every member. At ten minutes each, that’s less than an hour, and one of them will have a concern.',
              'It’s better to hear it by phone on Tuesday than in front of the others on Friday. And put the decision at the top of the agenda.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The order of the agenda',
              mistake:
                'Minutes, status, risks. The decision comes at minute 55, when two of the five have left.',
              better: 'The decision comes at minute five. Status comes last, where it can be cut short.',
            },
            narration: [
              'Most agendas warm up with status. By the time they reach the decision, two members have left.',
              'Use the meeting to confirm a decision. It’s a poor place to discover a problem.',
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
                ['The end', 'Stops at handover; the case says open to readers', '5'],
                ['The links', '9 of 60 tasks lead nowhere; two last ten weeks', '15'],
                ['The people', 'Two of three didn’t know', '10'],
              ],
            },
            narration: [
              'Read the plan backwards. Eastgate’s stops at handover, and moving the books isn’t in it.',
              'Then filter for tasks with no predecessor or successor. Nine of the sixty lead nowhere, so on paper a delay to them moves nothing.',
              'Finally, phone three of the people named in it. Two of them had never heard of their task.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What a check is for',
              mistake:
                '“Please use the standard colours and name the file correctly.” The end is still missing.',
              better: '“If the shelves arrive a week late, which date moves? In this plan, none of them.”',
            },
            narration: [
              'Too many checks stop at the formatting. Colm corrects the colours, and concludes that you read nothing else.',
              'Instead, ask what would happen if one task ran late. If no date moves, you don’t have a plan, just a list.',
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
              heading: 'Four letters, four kinds of entry',
              columns: [
                ['Kind', 2],
                ['At Eastgate', 5],
                ['Owner, next date', 3],
              ],
              rows: [
                ['Risk', 'The only tail-lift lorry may break down in May', 'Dina, 12 March'],
                ['Assumption', 'The old lease runs until July', 'Ruth, 20 March'],
                ['Issue', 'Shelves are five weeks late', 'Colm, 9 March'],
                ['Dependency', 'The council must approve the ramp', 'Dina, 16 March'],
              ],
            },
            narration: [
              'A risk might happen, or it might not. So the entry says “may”, and names the month.',
              'An assumption is something the plan takes for granted. Someone has to check it, and Ruth knows the landlord.',
              'An issue has already happened. Some teams use the A for actions and the D for decisions, so agree what you mean.',
              'A dependency means waiting for someone outside the project. Every line has one owner and a next date.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'An entry you can act on',
              mistake: '“Movers.” Owner: team. Date: ongoing. It’s been there since November.',
              better:
                '“Only one lorry has a tail lift. If it breaks down, we lose a week in May.” Dina books a second.',
            },
            narration: [
              'Too many entries are a single word, owned by a team. Nobody can act on “movers”.',
              'Write a full sentence, and remind the owner two days before the date. Two days after it, a reminder sounds like a complaint.',
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
                ['Reason', 'Shelves are five weeks late; opening in part would cost £38,000'],
                ['Action', 'Dina books a second lorry by 19 March'],
              ],
            },
            narration: [
              'These minutes only need three lines. First comes the decision, worded so it can’t be read two ways.',
              'Next comes the reason. In May, someone will ask why we didn’t simply open half of it.',
              'Last come the actions, each with one name and one date. Dina knows about hers, because you asked her in the room.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A transcript',
              mistake: 'Four pages of who said what, sent nine days later. Two members dispute page three.',
              better: 'Half a page, read out at the end of the meeting and sent the same day.',
            },
            narration: [
              'Minutes easily turn into a transcript. But after a few days, everyone remembers a different meeting.',
              'Read the decisions out before people leave. Then send the minutes the same day.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Check one plan: its end, its links and three of its people',
                'Rewrite your last minutes as decision, reason, action',
              ],
            },
            narration: [
              'Now set aside half an hour at work. Check one plan the way we did here.',
              'Then rewrite your most recent minutes. If you can’t find the decision, ask whether there was one.',
            ],
          },
        ],
      },
    ],
  },
];
