import type { DemoSection } from '../../types.ts';

export const changeEnablementWithoutTheBottleneck: DemoSection[] = [
  {
    title: 'Sorting',
    lectures: [
      {
        slug: 'three-types-of-change',
        title: 'Three types of change',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Tilia’s last fifty changes',
              columns: [
                ['Type', 3],
                ['Who authorises', 6],
                ['Of 50', 2],
              ],
              rows: [
                ['Standard', 'Nobody: the procedure is pre-approved', '24'],
                ['Normal', 'Someone at the right level, after assessment', '22'],
                ['Emergency', 'The duty manager, on the spot', '4'],
              ],
            },
            narration: [
              'Tilia runs two data centres, and Petra is sorting its last fifty changes. Twenty-four could be standard: familiar, low-risk and approved in advance.',
              'Twenty-two were normal. Each one deserves a look, and approval at the right level.',
              'Four were emergencies. They’re still authorised and recorded, and they’re always reviewed afterwards.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What Thursday’s board costs',
              lines: [
                ['Could be standard', 'of the last fifty', '24'],
                ['Average wait for Thursday', 'half a week', '3.5 days'],
              ],
              result: ['Waiting for a nod: 24 × 3.5', '84 days'],
            },
            narration: [
              'Until now, everything but the emergencies waited for the board, including those twenty-four.',
              'If requests arrive evenly, Thursday is three and a half days away on average.',
              'Altogether, that’s eighty-four days of waiting. The board didn’t turn down a single one.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What is an emergency?',
              mistake: '“Emergency”, because the form was late for Thursday.',
              better:
                '“Emergency”, because waiting does harm: an outage, or a vulnerability being exploited.',
            },
            narration: [
              'People often call a change an emergency because the form was late.',
              'Ask instead: what harm will it do if we wait? If the answer is none, it’s a normal change.',
            ],
          },
        ],
      },
      {
        slug: 'making-a-change-standard',
        title: 'Making a change standard',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three candidates',
              columns: [
                ['Change', 4],
                ['Per year', 3],
                ['Failed', 2],
                ['Petra’s decision', 5],
              ],
              rows: [
                ['Renew a certificate', '38', '0', 'Standard'],
                ['Patch web servers', '24', '2', 'Normal, until the check is better'],
                ['Move a database', '3', '0', 'Normal: too rare to tell'],
              ],
            },
            narration: [
              'Look for changes that happen often and go well. Certificates were renewed thirty-eight times without a failure.',
              'Web servers were patched twenty-four times, and two patches failed. That one can follow once its check is better.',
              'Three databases were moved, and all went well. But three successes don’t prove much.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'Procedure 7: renew a certificate',
              steps: [
                ['Steps', 'Nine lines, 14 days before expiry'],
                ['Check', 'The new date shows when you look from outside'],
                ['Rollback', 'The old certificate, in five minutes'],
              ],
            },
            narration: [
              'Then write the procedure, and get it approved once. The steps say when: fourteen days before the old certificate expires.',
              'The check is made from outside, the way a customer would see it.',
              'Rolling back takes five minutes. It needs an old certificate that’s still valid, hence the fourteen days.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A list that only grows',
              mistake: 'Once standard, always standard. Two failures later, nobody has looked again.',
              better: 'After one failure, it’s a normal change again until you know why.',
            },
            narration: [
              'In many teams, the list of standard changes only ever grows.',
              'If a standard change fails, it loses that status the same day, until you know why.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Assessing and learning',
    lectures: [
      {
        slug: 'five-questions',
        title: 'Five questions',
        resources: [{ title: 'Change request template (Markdown)', file: 'change-request.md' }],
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'A new database for the portal',
              columns: [
                ['Question', 5],
                ['Answer', 6],
              ],
              rows: [
                ['Who notices if it fails?', 'All customers'],
                ['Have we done it before?', 'Twice in test, never live'],
                ['How do we know it worked?', 'Milan places a test order, 3 minutes'],
                ['How do we go back, how fast?', 'Old copy, 10 minutes, tried on Monday'],
                ['What else changes that day?', 'Month-end invoices'],
              ],
            },
            narration: [
              'People fill in long forms by copying the last one, so ask five questions. Who notices if it fails? All our customers.',
              'Have we done it before? Twice in test, but never live.',
              'How will we know it worked? Milan places a test order.',
              'How do we go back, and how fast? In ten minutes. We’ve tried it.',
              'And what else changes that day? The month-end invoices. So the change moves to the third, and that alone was worth the form.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Who authorises',
              columns: [
                ['Answers', 7],
                ['Authority', 4],
              ],
              rows: [
                ['One team notices, done before, back in 15 minutes', 'Team lead'],
                ['Customers would notice, or first time', 'Change manager and service owner'],
                ['Customers, and no quick way back', 'The board'],
              ],
            },
            narration: [
              'The answers decide who gives approval. For a small change, it’s the team lead.',
              'The new database is a first, but with a quick way back. The change manager and the service owner decide, the same day.',
              'Without a quick way back, it would have gone to the board. The board now sees two changes a week, and actually reads both.',
            ],
          },
        ],
      },
      {
        slug: 'when-a-change-fails',
        title: 'When a change fails',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'The patch of 4 June',
              lines: [
                ['Down, and unnoticed', '22:15 to 22:50', '35 min'],
                ['Rolling back', '22:50 to 23:10', '20 min'],
              ],
              result: ['Customers without the portal', '55 min'],
            },
            narration: [
              'On the fourth of June, a patch fails. Start with the timeline. The portal went down at a quarter past ten, and for thirty-five minutes nobody knew.',
              'Then a customer rang, and rolling back took twenty minutes.',
              'That’s fifty-five minutes in all. Before anyone has an opinion, you know where most of it went.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What made it seem right?',
              mistake: '“Milan must be more careful.” He agrees, and nothing changes next time.',
              better: '“The check was green.” It ran inside the network. Customers come from outside.',
            },
            narration: [
              'Usually, the first question is who did it. Milan promises to be careful, and the trap stays where it is.',
              'Ask what made it seem right at the time. The check was green, because it ran inside the network. One improvement follows: by the twentieth, Petra will have the check running from outside.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Sort your last fifty changes into three types',
                'Choose one to make standard: steps, check, rollback',
                'Ask the five questions about your next normal change',
              ],
            },
            narration: [
              'Sort your own last fifty changes.',
              'Write a procedure for one change that goes well.',
              'And use the template for your next normal change.',
            ],
          },
        ],
      },
    ],
  },
];
