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
              'Marta is leading work on a customer portal and needs Dana. Victor, Dana’s line manager, says: not before June.',
              'That’s a position. Behind it is an interest: his release in May.',
              'There’s also a constraint: only Dana knows the tax module. Marta has all three as well, and shares hers first.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What Marta really needs',
              lines: [
                ['Rules to write down', '32, at half a day each', '16 days'],
                ['Weeks until 11 May', 'from 16 March', '8'],
              ],
              result: ['Dana: 16 ÷ 8', '2 days a week'],
            },
            narration: [
              'She asked for Dana full time, but thirty-two rules at half a day each make sixteen days.',
              'There are eight weeks left until her supplier starts.',
              'So two days a week will do. In return, her developer works for Victor two days a week, and learns the module.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Before you argue',
              text: 'Ask: “What would go wrong for you if I had her?” Then stop talking.',
            },
            narration: [
              'It’s natural to answer a position with a stronger position.',
              'Ask this instead. The answer will be an interest or a constraint, and you can work with either.',
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
              better: '“Can I have the signed report by noon on Thursday? The board papers close at three.”',
            },
            narration: [
              'Marta needs a test report from Yusuf, who has five other projects. Could you have a look at it soon?',
              'He says he’ll try, and they both believe that something has been agreed.',
              'Now for the better request. It can be answered with a yes or a no.',
              'The reason helps him choose, because he can see what’s waiting for his report.',
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
                ['Date', 'Noon on Thursday', 'He means next week'],
                ['Reason', 'Board papers close at three', 'Other work looks just as urgent'],
              ],
            },
            narration: [
              'Name the result clearly enough for both of you to recognise it.',
              'Name the day and the time. Noon leaves you three hours to put something right.',
              'And give the reason, truthfully. An invented deadline only works once.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A counter-offer is progress',
              text: 'Yusuf: “The summary by noon on Thursday, and the signed report on Friday.” Marta: “Agreed.”',
            },
            narration: [
              'Then wait for an answer. Yusuf can’t sign by Thursday, but he can offer this.',
              'People often press until they hear a yes. Then they have a yes, and no report.',
              'An honest no on Monday still leaves you three days.',
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
                ['Say it', '“Victor, you’ll have the training plan by Tuesday.”'],
                ['Do it', 'Two pages, sent on Tuesday at ten'],
                ['Say it is done', '“Here it is. The first session is on Thursday.”'],
              ],
            },
            narration: [
              'Trust grows when promises are kept, and small ones count. Marta promises Victor a two-page plan by Tuesday.',
              'She sends it on Tuesday. If she’d been ill, she would have moved the date on Monday.',
              'And she tells him it’s done. By April, she has kept eleven promises like that.',
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
                ['“What for, and for how long?”', 'An incident, one week'],
                ['“That costs me two days: four rules.”', 'Three days a week for two weeks'],
                ['“Who’ll tell Dana?”', 'Victor and Marta, together'],
              ],
            },
            narration: [
              'In April, his system fails, and he wants Dana back. Marta asks what for, and for how long.',
              'Then she says what it will cost, without complaining. Victor offers to give the days back.',
              'Finally, they tell Dana together. She doesn’t have to choose between two managers.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'By name, where it counts',
              text: 'Name the people who delivered, in the report that their own manager reads.',
            },
            narration: [
              'It’s too late to ask for trust on the day you need it. Victor gave the days back because of eleven small promises.',
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
              'In late April, they both need Dana at once, and neither is wrong. On one page, they write that if she stays two days, his release slips by two weeks.',
              'If she goes back to him, the portal starts three weeks late. The supplier has to wait, at six thousand pounds a week.',
              'A third option costs him one week and her two, and each has checked the other’s figures. They hand it in together, and ask for a choice by Friday, not for a verdict.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'No surprises',
              text: '“We can’t settle this between us, and I don’t want to go behind your back. Shall we take it up together?”',
            },
            narration: [
              'It’s tempting to escalate on your own, and copy everyone in.',
              'You may win that day. But you’ll need Victor again.',
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
              'Now take the person whose help you need: write down all three for them, and mark what you’re only guessing.',
              'Write your request in one sentence.',
              'And before you send it, make them one small promise and keep it.',
            ],
          },
        ],
      },
    ],
  },
];
