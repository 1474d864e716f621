import type { DemoSection } from '../../types.ts';

export const pmoLeadBundle: DemoSection[] = [
  {
    title: 'Assurance',
    lectures: [
      {
        slug: 'assurance-by-risk',
        title: 'Assurance by risk',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'A year of reviews at Northmoor Water',
              lines: [
                ['All, every quarter', '24 × 4 × 2 days', '192 days'],
                ['Six that could hurt', '6 × 3 × 4 days', '72 days'],
                ['Eight in between', '8 × 1 × 4 days', '32 days'],
                ['Ten healthy ones', 'left alone', '0 days'],
              ],
              result: ['By risk: 72 + 32', '104 days'],
            },
            narration: [
              'Northmoor Water has twenty-four projects, and Ines leads an office of four. Until now each project was reviewed every quarter, for two days.',
              'Six projects could really hurt the company. They now get twelve days a year instead of eight, each time before an expensive decision.',
              'Eight get one good look. It is four days long, and falls where the plan is weakest.',
              'Ten are told that nobody will review them this half year, and why. They value it.',
              'That is little more than half the effort. And more of it goes where failure would be costly.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Choosing by colour',
              mistake:
                'Review whatever reports red. Those problems are known, and someone is working on them.',
              better:
                'Review what is expensive to undo. Kelder reports green, and signs for £6 million in May.',
            },
            narration: [
              'The common mistake is to send reviewers to the red projects. Red has already been noticed.',
              'Kelder pumping station is green. In May it signs a contract for £6 million. Look there in April.',
            ],
          },
        ],
      },
      {
        slug: 'a-two-day-health-check',
        title: 'A two-day health check',
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'Two days at Kelder',
              periods: ['Day 1, am', 'Day 1, pm', 'Day 2, am', 'Day 2, pm'],
              bars: [
                { label: 'Case, plan and log', from: 0, to: 1, note: '3 hours' },
                { label: 'Six talks, one by one', from: 1, to: 2, note: '6 × 30 min' },
                { label: 'Findings with manager', from: 2, to: 3, note: 'Together' },
                { label: 'One page, agreed', from: 3, to: 4, note: 'For the board' },
              ],
            },
            narration: [
              'On the first morning Ines reads three documents. They are the business case, the plan and the log.',
              'In the afternoon she talks with six people, one by one. She asks each when the station will run, and hears four different months.',
              'The next morning she brings what she found to Piet, the project manager. They test it together.',
              'In the afternoon they write one page for the board. It also says what is sound.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A finding is a fact with a consequence',
              text: 'The supplier quotes 30 weeks for the pumps, and the plan has 22. The test in October cannot be met.',
            },
            narration: [
              'A finding is a fact with a consequence. Thirty weeks against twenty-two: eight weeks are missing. Piet had the quotation, but not yet in the plan.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The surprise',
              mistake:
                'Piet reads it in the report, at the same time as his director. He now defends the 22 weeks.',
              better: 'Piet presents the gap himself, with two ways to close it. Ines confirms the facts.',
            },
            narration: [
              'The common mistake is to let people learn of a finding from the report.',
              'Surprise wins the argument and loses the project. Nobody will show you the next quotation.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Insight and people',
    lectures: [
      {
        slug: 'the-portfolio-on-a-page',
        title: 'The portfolio on a page',
        scenes: [
          {
            slide: {
              kind: 'bars',
              heading: 'Where £40 million go, in millions',
              bars: [
                { label: 'Secure supply', value: 18.4, text: '£18.4' },
                { label: 'Compliance', value: 12, text: '£12.0' },
                { label: 'Offices and billing', value: 6, text: '£6.0' },
                { label: 'Leakage', value: 3.6, text: '£3.6', marked: true },
              ],
            },
            narration: [
              'Show first how the money is spread over objectives. Secure supply takes almost half.',
              'Compliance takes thirty per cent. There the regulator sets the dates.',
              'Offices and billing have fifteen. Nobody ever decided that, it grew.',
              'Leakage is the first objective in the strategy, and it gets nine per cent. The board of Northmoor had never seen that.',
            ],
          },
          {
            slide: {
              kind: 'points',
              heading: 'Three choices for today',
              points: [
                'Move the start of Ashby from May to August',
                'Hire three control engineers for two months: £66,000',
                'Move £2 million from offices to leakage',
              ],
            },
            narration: [
              'Then show where projects compete for people. In May, Kelder needs four control engineers, Ashby three and telemetry one. That makes eight, and Northmoor has five, so one choice is to start Ashby in August.',
              'Another is to hire. Three engineers for two months, at £11,000 a month each, are £66,000. The board can compare that with three months of delay.',
              'The third is about leakage. The common mistake is to stop at the picture. Insight without a choice is only a poster.',
            ],
          },
        ],
      },
      {
        slug: 'from-analyst-to-adviser',
        title: 'From analyst to adviser',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Half a year with Lucia',
              steps: [
                ['A customer', 'Kelder and Ashby are hers to look after'],
                ['A finding', 'She notices that both need the same engineers in May'],
                ['A voice', 'She presents it, and you sit beside her'],
              ],
            },
            narration: [
              'Lucia collected figures from twenty-four projects, and was only ever asked for figures. So Ines gave her two projects to look after.',
              'Within a month she knew their people. She saw the conflict in May before any report did.',
              'Then she presented it to the board herself. Ines sat beside her and spoke twice.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Reviewing her work',
              mistake: 'You correct the fonts, rewrite the summary at night, and present it yourself.',
              better: '“Why these two options? Which would you choose? What would change your mind?”',
            },
            narration: [
              'The common mistake is the quick correction. It is faster tonight, and she learns that the result is yours.',
              'Discuss her judgement first. Formatting can wait until she asks about it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Sort your projects into three groups, and count the review days of each',
                'Give one analyst two projects and a date with the board',
              ],
            },
            narration: [
              'For your exercise, take the two projects from the welcome message. Sort the others around them, and count the days as Ines did.',
              'Then choose an analyst, two projects and a date. Tell her this week.',
            ],
          },
        ],
      },
    ],
  },
];
