import type { DemoSection } from '../../types.ts';

export const targetOperatingModel: DemoSection[] = [
  {
    title: 'Describing',
    lectures: [
      {
        slug: 'six-linked-pages',
        title: 'Six linked pages',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'The permit office in Sandhaven',
              lines: [['Searching the archive', '40 × 6 hours', '240 hours']],
              result: ['At 40 hours a week', 'six full posts'],
            },
            narration: [
              'The permit office in Sandhaven has forty staff. Each of them spends six hours a week searching the archive. A café that wants tables on the promenade waits forty-one days.',
              'That’s six people doing nothing but searching. It would be easy to go out and buy a document system now. But first, decide how the office will work.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Tables on the promenade, on six pages',
              columns: [
                ['Pages', 4],
                ['What they say', 6],
              ],
              rows: [
                ['Services, processes', 'Terrace permit: apply, check, decide, in ten days'],
                ['Roles, information', 'Case owner; the file, the map, the neighbours'],
                ['Technology, governance', 'One digital file; the owner decides up to £5,000'],
              ],
            },
            narration: [
              'Six pages describe that. The first two cover the services, and the process behind each.',
              'The next two say who does the work. They also say what information that person needs.',
              'The last two cover the technology, and who may decide. Then link all six, line by line.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Six separate pages',
              mistake:
                'IT writes the technology page on its own. It lists a payment module that no process uses.',
              better: 'Every line refers to a line on another page. Anything without a link is easy to spot.',
            },
            narration: [
              'It’s tempting to give each page to a different department.',
              'Once linked, they show up a system without a process, or a decision nobody is allowed to take.',
            ],
          },
        ],
      },
      {
        slug: 'principles-that-exclude',
        title: 'Principles that exclude',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'What does it rule out?',
              columns: [
                ['Principle', 4],
                ['What we give up', 4],
              ],
              rows: [
                ['We put users first', 'Nothing'],
                ['Citizens enter data once', 'Departments’ own forms'],
                ['The case owner decides', 'The second signature'],
              ],
            },
            narration: [
              'Design principles settle disputes in advance, as long as they rule something out. “We put users first” rules nothing out. So it won’t settle anything.',
              '“Citizens enter data once” is better. It means each department loses its own form, and that will hurt. Someone has to say so before the workshop.',
              'The third lets the case owner decide, up to £5,000 in fees. That means giving up the second signature. It has caught two errors in three years.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The harbour master wants his own form',
              mistake: '“We put users first.” The harbour master agrees: his users like his form.',
              better:
                '“Citizens enter data once.” Two fields are added to the shared form, and the old one goes.',
            },
            narration: [
              'Test each principle on a real dispute. The harbour master wants to keep his form. Both sides can quote the first principle, and both are right.',
              'Under the second, he loses the form, but gains two fields. Many principles are worded so that nobody will object. If nobody objects, write it again.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Getting there',
    lectures: [
      {
        slug: 'transition-states',
        title: 'Transition states',
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'From 41 days to ten',
              periods: ['Year 1', '', 'Year 2', '', 'Year 3', ''],
              bars: [
                { label: '1: one front desk', from: 0, to: 2, note: 'Terrace: 30 days' },
                { label: '2: one digital file', from: 2, to: 4, note: '18 days' },
                { label: 'Paper alongside', from: 2, to: 2.5, late: true },
                { label: '3: owner decides', from: 4, to: 6, note: '10 days' },
              ],
            },
            narration: [
              'Between today and the target are two states in which the office could stay for a year. In the first, there’s one front desk, still on paper. That alone gets the terrace permit down to thirty days.',
              'In the second, there’s one digital file, and the wait is eighteen days. If the money runs out here, people can still work. Nothing is left half built.',
              'For three months, paper and digital run side by side. That costs £22,000 a month, so £66,000 in all, and the office pays. Paper ends once nobody has asked for a folder for four weeks.',
              'The last state is the target. Now the case owner decides. A permit takes ten days.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A state nobody could live in',
              mistake:
                'After phase one, the data model is ready. Neither clerks nor citizens notice any difference.',
              better: 'After state one, citizens go to one desk instead of four. It could stay like that.',
            },
            narration: [
              'People often list the phases of the project, and just call them states.',
              'Ask what a citizen would notice, and whether the office could stay there for a year.',
            ],
          },
        ],
      },
      {
        slug: 'testing-with-stories',
        title: 'Testing with stories',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three of ten cases break the model',
              columns: [
                ['Case from last month', 4],
                ['Then someone …', 4],
                ['Missing', 4],
              ],
              rows: [
                ['Terrace, listed square', 'asks about heritage', 'A role to consult'],
                ['Film crew, pier and road', 'reconciles two permits', 'Who decides on both'],
                ['A late husband’s mooring', 'phones the widow', 'A transfer service'],
              ],
            },
            narration: [
              'Take ten real cases from last month, including two that went wrong. Walk each one through the model with the people who handled it. Seven pass, but for a café on a listed square, nobody gets asked about heritage.',
              'A film crew needs the pier and a road, and the two permits contradict each other. “And then someone sorts it out,” says the clerk. Listen for that phrase.',
              'A widow wants to take over a mooring. There’s no service for that. Until now, staff have done it as a favour.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The invented case',
              mistake: '“Anna, 34, applies for a simple terrace.” Anna was made for this model.',
              better: 'Real files with real numbers, and the clerk who still remembers the phone calls.',
            },
            narration: ['Most teams test with personas.', 'Those always pass. Use real files instead.'],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 45,
              steps: [
                'Describe one service on six linked pages, three lines each',
                'Walk two real cases through it and note each “then someone”',
              ],
            },
            narration: [
              'Now describe a service of your own on six short pages.',
              'Then walk two real cases through it, with someone who handled them.',
            ],
          },
        ],
      },
    ],
  },
];
