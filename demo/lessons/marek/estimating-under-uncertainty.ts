import type { DemoSection } from '../../types.ts';

export const estimatingUnderUncertainty: DemoSection[] = [
  {
    title: 'What an estimate is',
    lectures: [
      {
        slug: 'estimate-target-commitment',
        title: 'Estimate, target, commitment',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Aldgrove’s new booking system',
              columns: [
                ['Word', 3],
                ['Means', 4],
                ['At Aldgrove', 5],
              ],
              rows: [
                ['Estimate', 'What we expect', '20 to 26 weeks, so far'],
                ['Target', 'What we’d like', '22 weeks: before the season'],
                ['Commitment', 'What we promise', 'None yet'],
              ],
            },
            narration: [
              'Aldgrove hires out tools from four depots, and wants a new booking system. An estimate is what we expect: so far, that’s twenty to twenty-six weeks.',
              'A target is what we’d like. The season starts in twenty-two weeks, and the director wants to be ready for it.',
              'A commitment is what we promise. There isn’t one yet, although two people believe there is.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three methods, three answers',
              columns: [
                ['Method', 3],
                ['Working', 6],
                ['Weeks', 2],
              ],
              rows: [
                ['By analogy', 'Stock system: 18 for 3 depots, so 6 each', '24'],
                ['By parts', '8 of common work, 3 for each depot', '20'],
                ['By model', 'Supplier’s rule: 6, plus 5 for each depot', '26'],
              ],
            },
            narration: [
              'Vera used three methods. The stock system took eighteen weeks for three depots, so four depots would take twenty-four.',
              'By parts, the common work takes eight weeks, and each depot takes three. That makes twenty.',
              'The supplier’s model allows six weeks, plus five for each depot: twenty-six. The difference is information in itself. Estimates by parts are often the lowest, because they leave out what nobody thought of. Here, it was cleaning the customer data.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A wish in the estimate column',
              mistake: 'Estimate: 22 weeks, because the season starts then. The plan looks fine.',
              better: 'Estimate 20 to 26, target 22. The gap is in the open, and we can talk about it.',
            },
            narration: [
              'It’s easy to let a wish slip into the estimate column. The plan looks fine, but the project isn’t.',
              'Keep the two apart, and discuss the gap openly.',
            ],
          },
        ],
      },
      {
        slug: 'the-outside-view',
        title: 'The outside view',
        scenes: [
          {
            slide: {
              kind: 'bars',
              heading: 'Five finished projects: actual ÷ planned',
              bars: [
                { label: 'intranet, 22 ÷ 20', value: 1.1, text: '1.10' },
                { label: 'stock, 18 ÷ 15', value: 1.2, text: '1.20' },
                { label: 'tills, 15 ÷ 12', value: 1.25, text: '1.25', marked: true },
                { label: 'payroll, 12 ÷ 8', value: 1.5, text: '1.50' },
                { label: 'website, 16 ÷ 10', value: 1.6, text: '1.60' },
              ],
            },
            narration: [
              'So far, Vera has looked at her plan from the inside. Now she looks at the last five finished projects. The intranet took twenty-two weeks instead of twenty.',
              'The stock system took eighteen instead of fifteen. That’s a ratio of one point two.',
              'The tills are in the middle. They took a quarter longer than planned.',
              'Payroll took half as long again. Nobody had planned for the union’s questions.',
              'The website took sixteen weeks instead of ten. Most teams would leave it out: that supplier was bad, and ours is different. Everyone believes that, and sometimes they’re right. Keep all five, and ask what evidence there is of a difference.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Where ours would land',
              lines: [
                ['Our plan, by parts', '8 + 4 × 3', '20 weeks'],
                ['Like the middle one', '20 × 1.25', '25 weeks'],
              ],
              result: ['From 20 × 1.10 to 20 × 1.60', '22 to 32'],
            },
            narration: [
              'All five plans were estimated by parts. So she applies their ratios to her own plan by parts, twenty weeks.',
              'If ours goes like the middle one, it’ll take twenty-five. That’s a better first guess than our own hopes.',
              'If it goes like the best or the worst, it’s twenty-two or thirty-two. So that’s the estimate now. Five projects aren’t many, but they’re far better than none.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Using it',
    lectures: [
      {
        slug: 'when-a-range-meets-a-date',
        title: 'When a range meets a date',
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'Both on one line, in weeks',
              periods: ['0–8', '8–16', '16–24', '24–32'],
              bars: [
                { label: 'Until the season', from: 0, to: 2.75, note: '22 weeks' },
                { label: 'Our range', from: 2.75, to: 4, note: '22 to 32 weeks', late: true },
              ],
            },
            narration: [
              'The director wants it by week twenty-two.',
              'Our range begins where the time runs out. Put both on one line, and say nothing for a moment.',
              'Then comes the temptation to shrink the range. In the meeting thirty-two becomes twenty-six, and by summer it’s back.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three things that can change',
              columns: [
                ['Change', 6],
                ['By parts', 3],
                ['Range', 3],
              ],
              rows: [
                ['Scope: two depots first', '14', '15 to 22'],
                ['People: a second crew', '17', '19 to 27'],
                ['Date: promise week 30', '20', '22 to 32'],
              ],
            },
            narration: [
              'Something else can change. With two depots first, eight weeks plus two lots of three makes fourteen. With our ratios, that’s fifteen to twenty-two.',
              'A second crew for the depots saves three weeks. The eight weeks of common work remain. That gives nineteen to twenty-seven.',
              'Or change the date, to week thirty. That’s half as long again, and four of our five would have kept to it.',
              'The director takes two depots for the season. Four of our five would have managed those in twenty-one weeks. Now there’s a commitment, and a reason for it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Find the planned and actual times for five finished projects',
                'Apply their ratios to one of your own plans',
                'Offer one option each for scope, people and date',
              ],
            },
            narration: [
              'Agree when to look again, which here is after the first depot. A range narrows with evidence, never with pressure.',
              'Now find five finished projects, and apply their ratios to one of your own plans.',
              'Then offer one option each for the scope, the people and the date.',
            ],
          },
        ],
      },
    ],
  },
];
