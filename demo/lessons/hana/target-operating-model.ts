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
              heading: 'The permit office of Sandhaven',
              lines: [['Searching the archive', '40 × 6 hours', '240 hours']],
              result: ['At 40 hours a week', 'six full posts'],
            },
            narration: [
              'The permit office of Sandhaven has forty staff. Each of them spends six hours a week searching the archive. A café that wants tables on the promenade waits forty-one days.',
              'Searching takes the time of six people. It would be easy to buy a document system now. But first decide how the office will work.',
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
              'Six pages describe it. The first two name the services, and the process behind each.',
              'The next two say who does it. They also say which information that person needs.',
              'The last two follow: the technology, and who may decide. Then link them, line by line.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Six separate pages',
              mistake: 'IT writes the technology page alone. It lists a payment module that no process uses.',
              better: 'Every line refers to a line on another page. What has no link is easy to see.',
            },
            narration: [
              'The common mistake is to give each page to another department.',
              'Linked, they show a system without a process, or a decision that no role may take.',
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
                ['Citizens enter data once', 'Forms of our own'],
                ['The case owner decides', 'The second signature'],
              ],
            },
            narration: [
              'Design principles settle disputes in advance, if they exclude something. We put users first excludes nothing. So it will settle nothing.',
              'Citizens enter data once is better. It costs each department its own form, and that will hurt. Someone has to say so before the workshop.',
              'The case owner decides, up to £5,000 in fees. It gives up the second signature. That one has found two errors in three years.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The harbour wants its own form',
              mistake: '“We put users first.” The harbour master agrees: his users like his form.',
              better: '“Data are entered once.” Two fields join the common form, and the old one goes.',
            },
            narration: [
              'Test each principle on a real dispute. The harbour master wants to keep his form. Under the first principle, both sides can quote it, and both are right.',
              'Under the second, he loses the form, and gains two fields. The common mistake is to write it so that nobody objects. If nobody objects, write it again.',
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
                { label: 'Paper beside it', from: 2, to: 2.5, late: true },
                { label: '3: owner decides', from: 4, to: 6, note: '10 days' },
              ],
            },
            narration: [
              'Between today and the target there are two states in which the office could stay for a year. In the first there is one front desk, still on paper. It alone brings the terrace to thirty days.',
              'In the second there is one digital file, and eighteen days. If the money stops here, people can still work. Nothing is half built.',
              'For three months, paper and file run side by side. That costs £22,000 a month, so £66,000 in all, and the office pays. It ends after four weeks without a request for a folder.',
              'The last state is the target. Now the case owner decides. Ten days.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A state nobody could live in',
              mistake: 'After phase one the data model is ready. No clerk and no citizen notices.',
              better: 'After state one a citizen goes to one desk instead of four. It could stay like that.',
            },
            narration: [
              'The common mistake is to name the phases of the project, and to call them states.',
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
                ['Film crew, pier and road', 'squares two permits', 'Who decides on both'],
                ['Mooring of a late husband', 'calls the widow', 'A service: transfer'],
              ],
            },
            narration: [
              'Take ten real cases from last month, two of which went wrong. Walk each through the model with the people who handled it. Seven pass, but for the café on a listed square nobody is asked about heritage.',
              'A film crew needs the pier and a road, and the two permits contradict each other. And then someone sorts it out, says the clerk. That sentence is what you listen for.',
              'A widow wants to take over a mooring. There is no service for that. It has always been a favour.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The invented case',
              mistake: '“Anna, 34, applies for a simple terrace.” Anna was made for this model.',
              better: 'Real files with real numbers, and the clerk who still remembers the telephone calls.',
            },
            narration: ['The common mistake is to test with personas.', 'They always pass. Take the files.'],
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
              'Now one service of your own, on six short pages.',
              'Then two real cases, with someone who handled them.',
            ],
          },
        ],
      },
    ],
  },
];
