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
                ['Standard', 'Nobody again: the procedure is approved', '24'],
                ['Normal', 'Someone at the right level, after a look', '22'],
                ['Emergency', 'The manager on duty, at once', '4'],
              ],
            },
            narration: [
              'Tilia runs two data centres, and Petra sorts its last fifty changes. Twenty-four could be standard: known, low in risk, approved in advance.',
              'Twenty-two were normal. Each deserves a look, and a yes at the right level.',
              'Four were emergencies. They are still authorised and recorded, and always reviewed afterwards.',
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
              'Until now, all but the emergencies waited for the board, those twenty-four as well.',
              'If requests come evenly, Thursday is three and a half days away on average.',
              'Together, eighty-four days of waiting. The board said no to none of them.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What is an emergency?',
              mistake: '“Emergency”, because the form was late for Thursday.',
              better: 'Emergency, because waiting does harm: an outage, or a hole that is being used.',
            },
            narration: [
              'The common mistake is to call it an emergency because the form was late.',
              'Ask instead: what harm is done if we wait? If there is none, it is a normal change.',
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
                ['In a year', 3],
                ['Failed', 2],
                ['Petra’s choice', 5],
              ],
              rows: [
                ['Renew a certificate', '38', '0', 'Standard'],
                ['Patch web servers', '24', '2', 'Normal until the check is better'],
                ['Move a database', '3', '0', 'Normal: too rare to know'],
              ],
            },
            narration: [
              'Look for changes that are frequent and go well. Certificates were renewed thirty-eight times without a failure.',
              'Web servers were patched twenty-four times, and two patches failed. That one may follow, when its check is better.',
              'Three databases were moved, all well. But three successes prove little.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'Procedure 7: renew a certificate',
              steps: [
                ['Steps', 'Nine lines, 14 days before it expires'],
                ['Check', 'The new date shows, seen from outside'],
                ['Way back', 'The old certificate, in five minutes'],
              ],
            },
            narration: [
              'Then write the procedure, and approve it once. The steps say when: fourteen days before the old one expires.',
              'The check is made from outside, as a customer would see it.',
              'The way back takes five minutes. It needs an old certificate that is still valid, hence the fourteen days.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A list that only grows',
              mistake: 'Once standard, always standard. Two failures later, nobody has looked.',
              better: 'After one failure it is a normal change again, until you know why.',
            },
            narration: [
              'The common mistake is a list that only grows.',
              'If a standard change fails, it loses its status the same day, until you know why.',
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
              'Long forms are filled in by copying, so ask five questions. Who notices if it fails? All customers.',
              'Have we done it before? Twice in test, and never live.',
              'How will we know that it worked? Milan places a test order.',
              'How do we go back, and how fast? Ten minutes. It was tried.',
              'And what else changes that day? Month-end invoices. So it moves to the third, and that was worth the whole form.',
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
              'The answers decide who says yes. For a small change, it is the team lead.',
              'The new database is a first time, with a quick way back. The change manager decides with the service owner, the same day.',
              'With no quick way back, it would have gone to the board. That sees two changes a week now, and reads both.',
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
                ['Going back', '22:50 to 23:10', '20 min'],
              ],
              result: ['Customers without the portal', '55 min'],
            },
            narration: [
              'On the fourth of June a patch fails. Begin with the timeline. From a quarter past ten the portal was down, and nobody knew, for thirty-five minutes.',
              'Then a customer called, and going back took twenty minutes.',
              'Fifty-five minutes in all. Before anybody has an opinion, you know where most of it went.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What made it seem right?',
              mistake: '“Milan must be more careful.” He agrees, and nothing is different next time.',
              better: '“The check was green.” It ran inside the network. Customers come from outside.',
            },
            narration: [
              'The common mistake is to ask who it was. Milan promises to be careful, and the trap stays where it is.',
              'Ask what made it seem right. The check was green, because it ran inside the network. One improvement follows: the check runs from outside, by the twentieth, and Petra sees to it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Sort your last fifty changes into three types',
                'Choose one to make standard: steps, check, way back',
                'Ask the five questions about your next normal change',
              ],
            },
            narration: [
              'Sort your own last fifty changes.',
              'Write one procedure for a change that goes well.',
              'And take the template to your next normal change.',
            ],
          },
        ],
      },
    ],
  },
];
