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
                ['Six high-risk', '6 × 3 × 4 days', '72 days'],
                ['Eight medium-risk', '8 × 1 × 4 days', '32 days'],
                ['Ten healthy', 'no review', '0 days'],
              ],
              result: ['By risk: 72 + 32', '104 days'],
            },
            narration: [
              'Northmoor Water has twenty-four projects, and Ines leads an office of four. Until now, each project has had a two-day review every quarter.',
              'Six of the projects could do the company real harm. They now get twelve days a year instead of eight, timed just before expensive decisions.',
              'Eight get one thorough review a year. It lasts four days, and looks hardest where the plan is weakest.',
              'Ten are told that they won’t be reviewed for six months, and why. They appreciate it.',
              'That comes to just over half the effort. And most of it goes where failure would be costly.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Choosing by colour',
              mistake:
                'Review the projects that report red. Those problems are known and already being dealt with.',
              better:
                'Review what’s expensive to undo. Kelder reports green, but signs for £6 million in May.',
            },
            narration: [
              'It’s tempting to send reviewers to the red projects. But red has already been noticed.',
              'Kelder pumping station is green. But in May, it signs a contract for £6 million. So review it in April.',
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
                { label: 'Six one-to-ones', from: 1, to: 2, note: '6 × 30 min' },
                { label: 'Findings with Piet', from: 2, to: 3, note: 'Together' },
                { label: 'One page, agreed', from: 3, to: 4, note: 'For the board' },
              ],
            },
            narration: [
              'On the first morning, Ines just reads. She goes through the business case, the plan and the RAID log.',
              'In the afternoon, she talks to six people, one at a time. She asks each when the station will start running, and hears four different months.',
              'Next morning, she takes her findings to Piet, the project manager. They check them together.',
              'They spend the afternoon writing one page for the board. It covers what’s sound as well as what isn’t.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'A finding is a fact with a consequence',
              text: 'The supplier quotes 30 weeks for the pumps; the plan allows 22. The October test date can’t be met.',
            },
            narration: [
              'A finding is a fact with a consequence. The pumps take thirty weeks and the plan allows twenty-two, so we’re eight weeks short. Piet had the quotation, but hadn’t put it in the plan yet.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The surprise',
              mistake:
                'Piet reads it in the report, at the same time as his director. Now he defends the 22 weeks.',
              better: 'Piet presents the gap himself, with two ways of closing it. Ines confirms the facts.',
            },
            narration: [
              'Reviewers often let people learn about a finding by reading the report.',
              'You win the argument, but lose people’s trust. Nobody will show you the next quotation.',
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
              heading: 'Where the £40 million goes, in millions',
              bars: [
                { label: 'Secure supply', value: 18.4, text: '£18.4' },
                { label: 'Compliance', value: 12, text: '£12.0' },
                { label: 'Offices and billing', value: 6, text: '£6.0' },
                { label: 'Leakage', value: 3.6, text: '£3.6', marked: true },
              ],
            },
            narration: [
              'First, show how the money is spread across the objectives. Secure supply takes almost half of it.',
              'Compliance takes thirty per cent. The dates there are set by the regulator.',
              'Offices and billing take fifteen per cent. Nobody ever decided on that; it just grew.',
              'Leakage is the first objective in the strategy, yet it gets only nine per cent. Northmoor’s board had never seen that.',
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
              'Then show where projects compete for people. In May, Kelder needs four control engineers, Ashby three and telemetry one. That makes eight, and Northmoor only has five, so one choice is to start Ashby in August.',
              'Another is to hire. Three engineers for two months, at £11,000 a month each, cost £66,000. The board can weigh that against three months’ delay.',
              'The third is about leakage. Most reports stop at the chart. But insight without a choice is just a poster.',
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
              heading: 'Six months with Lucia',
              steps: [
                ['A customer', 'Kelder and Ashby are hers to look after'],
                ['A finding', 'She notices that both need the same engineers in May'],
                ['A voice', 'She presents it, with you beside her'],
              ],
            },
            narration: [
              'Lucia collected figures from twenty-four projects, and that was all anyone asked of her. So Ines gave her two projects to look after.',
              'Within a month, she knew the people on both. She saw the May clash before it was in any report.',
              'Then she presented it to the board herself. Ines sat beside her and spoke only twice.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Reviewing her work',
              mistake: 'You fix the fonts, rewrite the summary overnight, and present it yourself.',
              better: '“Why these two options? Which would you choose? What would change your mind?”',
            },
            narration: [
              'It’s quicker to correct the work yourself. You save time tonight, but she learns that the result belongs to you.',
              'Talk about her judgement first. The formatting can wait until she asks about it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Sort your projects into three groups, and count the review days for each',
                'Give one analyst two projects and a slot at the board meeting',
              ],
            },
            narration: [
              'For the exercise, start with the two projects you chose when you joined. Sort the others around them, and count the days as Ines did.',
              'Then pick an analyst, two projects and a date. Tell the analyst this week.',
            ],
          },
        ],
      },
    ],
  },
];
