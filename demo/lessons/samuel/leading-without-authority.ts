import type { DemoSection } from '../../types.ts';

/** The case: Marta leads a customer portal and needs Dana, who works for Victor. */
export const leadingWithoutAuthority: DemoSection[] = [
  {
    title: 'Where influence comes from',
    lectures: [
      {
        slug: 'positions-and-interests',
        title: 'Positions and interests',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Two sides of one refusal',
              columns: [
                ['', 2],
                ['Victor', 4],
                ['Marta', 4],
              ],
              rows: [
                ['Position', 'No Dana before June', 'Dana full time from March'],
                ['Interest', 'His release on 22 May', 'Tax rules written down'],
                ['Constraint', 'Only Dana knows the module', 'Supplier starts on 11 May'],
              ],
            },
            narration: [
              'Marta leads a customer portal and needs Dana. Victor, Dana’s line manager, says: not before June.',
              'That is a position. Behind it is an interest, his release in May.',
              'And a constraint: only Dana knows the tax module. Marta has all three as well, and says so first.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What Marta really needs',
              lines: [
                ['Rules to write down', '32, at half a day', '16 days'],
                ['Weeks to 11 May', 'from 16 March', '8'],
              ],
              result: ['Dana: 16 ÷ 8', '2 days a week'],
            },
            narration: [
              'She asked for full time, but thirty-two rules at half a day make sixteen days.',
              'Eight weeks are left until her supplier starts.',
              'So two days a week will do. In return, her developer works for Victor two days a week, and learns the module.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Before you argue',
              text: 'Ask: what would go wrong for you if I had her? Then be quiet.',
            },
            narration: [
              'The common mistake is to answer a position with a stronger position.',
              'Ask this instead. The answer is an interest or a constraint, and you can work with either.',
            ],
          },
        ],
      },
      {
        slug: 'requests-people-can-answer',
        title: 'Requests people can answer',
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'A request, or a hope?',
              mistake: '“Could you have a look at the test report soon?” “I’ll try.”',
              better: '“Can I have the signed report by Thursday noon? The board papers close at three.”',
            },
            narration: [
              'Marta needs a test report from Yusuf, who has five other projects. Could you look at it soon?',
              'He says that he will try, and both believe that something was agreed.',
              'Now the better request. It can be answered with yes or no.',
              'A reason helps him to choose, because he sees what waits for it.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three parts, and what each prevents',
              columns: [
                ['Part', 2],
                ['In this request', 5],
                ['Without it', 5],
              ],
              rows: [
                ['Result', 'The signed report', 'He sends a spreadsheet'],
                ['Date', 'Thursday, noon', 'He means next week'],
                ['Reason', 'Board papers close at three', 'Other work looks as urgent'],
              ],
            },
            narration: [
              'Name the result, so that both of you would recognise it.',
              'Name the day and the hour. Noon leaves you three hours to repair something.',
              'And name the reason, truthfully. An invented deadline works once.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A counter-offer is progress',
              text: 'Yusuf: “The summary by Thursday noon, the signed report on Friday.” Marta: “Agreed.”',
            },
            narration: [
              'Then wait for an answer. Yusuf cannot sign by Thursday, but he can offer this.',
              'The common mistake is to press until he says yes. You would have a yes, and no report.',
              'An honest no on Monday leaves you three days.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'When it gets difficult',
    lectures: [
      {
        slug: 'credit-in-the-bank',
        title: 'Credit in the bank',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'One small promise',
              steps: [
                ['Say it', '“Victor, you have the training plan by Tuesday.”'],
                ['Do it', 'Two pages, sent on Tuesday at ten'],
                ['Say it is done', '“Here it is. Next: first session, Thursday.”'],
              ],
            },
            narration: [
              'Trust grows from promises kept, and small ones count. Marta promises Victor a two-page plan by Tuesday.',
              'She sends it on Tuesday. Had she been ill, she would have moved the date on Monday.',
              'And she says that it is done. By April she has kept eleven such promises.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'The day Victor takes Dana back',
              columns: [
                ['Marta asks or says', 6],
                ['What they agree', 5],
              ],
              rows: [
                ['“For what, and how long?”', 'An incident, one week'],
                ['“It costs me two days: four rules.”', 'Three days a week for two weeks'],
                ['“Who tells Dana?”', 'Victor and Marta, together'],
              ],
            },
            narration: [
              'In April his system fails, and he wants Dana back. Marta asks what for, and how long.',
              'Then she says what it costs, without complaint. Victor offers the days back.',
              'Finally they tell Dana together. She need not choose between two managers.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'By name, where it counts',
              text: 'Name those who delivered in the report that their own manager reads.',
            },
            narration: [
              'The common mistake is to ask for trust on the day you need it. Victor gave the days back because of eleven small promises.',
              'And Dana’s name was in the report his director reads.',
            ],
          },
        ],
      },
      {
        slug: 'escalating-together',
        title: 'Escalating together',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'One page, two names: 28 April',
              columns: [
                ['Option', 5],
                ['Costs Victor', 4],
                ['Costs Marta', 4],
              ],
              rows: [
                ['A Dana stays two days', 'Release 2 weeks later', 'Nothing'],
                ['B Dana returns fully', 'Nothing', '3 weeks: £18,000'],
                ['C One day until 22 May', 'Release 1 week later', '2 weeks: £12,000'],
              ],
            },
            narration: [
              'In late April both need Dana at once, and neither is wrong. On one page they write: if she stays two days, his release slips by two weeks.',
              'If she returns to him, the portal starts three weeks late. The supplier waits, at six thousand pounds a week.',
              'A third option costs him one week and her two, and each has checked the other’s figures. They hand it in together, and ask for a choice by Friday, not for a verdict.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'No surprises',
              text: '“I cannot solve this with you, and I do not want to go past you. Shall we take it up together?”',
            },
            narration: [
              'The common mistake is to escalate alone, with a copy to everyone.',
              'You may win that day. You will need Victor again.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'For one person: position, interest, constraint',
                'Write your request: result, date, reason',
                'Make one small promise to them, and keep it',
              ],
            },
            narration: [
              'Now the person whose help you need: write down their three, and mark what you only guess.',
              'Write the request in one sentence.',
              'And before you send it, keep one small promise to them.',
            ],
          },
        ],
      },
    ],
  },
];
