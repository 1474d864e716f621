import type { DemoSection } from '../../../types.ts';

export const problem: DemoSection = {
  title: 'A problem worth solving',
  lectures: [
    {
      slug: 'the-problem-with-evidence',
      title: 'The problem, with evidence',
      isFreePreview: true,
      resources: [{ title: 'Business case outline (Markdown)', file: 'business-case-outline.md' }],
      scenes: [
        {
          slide: {
            kind: 'contrast',
            heading: 'A solution in disguise',
            mistake: '“We lack a modern rota system.”',
            better:
              '“Twelve wards find most gaps in their rota less than two days ahead. We fill them with agency staff, for £25,200 a month.”',
          },
          narration: [
            'We lack a modern rota system is not a problem. It is a solution, with the word lack in front. The reader can only say yes or no to a system.',
            'Now compare. Twelve wards find most gaps in their rota less than two days ahead. They fill them with agency staff, for £25,200 a month. Suddenly there are many ways to help.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Our case: Ashgrove Hospital',
            columns: [
              ['What', 3],
              ['Ashgrove', 7],
            ],
            rows: [
              ['Size', '12 wards, 3 shifts a day, 240 nurses'],
              ['Rotas', 'Spreadsheets, published two weeks ahead'],
              ['Agency', '96 shifts a month at £350'],
              ['Who decides', 'Martin Cole, finance director'],
              ['Who suffers', 'Joan Abbott, head of nursing, and her wards'],
            ],
          },
          narration: [
            'We build one business case in this course, from the first line to the decision. Ashgrove Hospital is invented. It has twelve wards, three shifts a day and two hundred and forty nurses.',
            'The rotas are spreadsheets, published two weeks ahead.',
            'Each month the wards book ninety-six agency shifts at £350.',
            'Martin Cole, the finance director, will decide. He has seen many cases, and believes few.',
            'Joan Abbott, head of nursing, lives with the problem. You and I write the case.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Four questions for the first page',
            points: [
              'Who suffers?',
              'How often, and since when?',
              'What does it cost, and how do we know?',
              'What happens if we do nothing this year?',
            ],
          },
          narration: [
            'A problem statement answers four questions. Who suffers? How often, and since when?',
            'What does it cost, and where does that figure come from? And what happens if we do nothing this year? Sometimes the honest answer is: very little. Then stop here, and save everyone’s time.',
          ],
        },
      ],
    },
    {
      slug: 'how-big-is-it',
      title: 'How big is it?',
      scenes: [
        {
          slide: {
            kind: 'sum',
            heading: 'Agency cost of late gaps',
            lines: [
              ['Agency shifts a month', 'counted over three months', '96'],
              ['Gap known under 48 h', '75% of 96', '72'],
              ['Cost a month', '72 × £350', '£25,200'],
              ['Cost a year', '12 × £25,200', '£302,400'],
            ],
            result: ['Size of the problem, in cash', '£302,400'],
          },
          narration: [
            'How big is the problem? We count. In three months of booking records there were ninety-six agency shifts a month.',
            'Not all of them are part of it. Long illness and vacancies would need agency staff with the best rota. We look at the time between booking and shift. Seventy-two of the ninety-six were booked less than forty-eight hours ahead.',
            'Seventy-two times £350 is £25,200 a month.',
            'In a year, £302,400. That is the ceiling. No solution can save more than this.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Time spent on corrections',
            lines: [
              ['Shifts a day', '12 wards × 3', '36'],
              ['Time per shift', 'two-week diary on four wards', '40 min'],
              ['Hours a day', '36 × 40 ÷ 60', '24 h'],
              ['Hours a year', '24 × 365', '8,760 h'],
            ],
            result: ['Size of the problem, in time', '8,760 h'],
          },
          narration: [
            'There is a second part. The nurse in charge corrects the rota in every shift. Thirty-six shifts a day.',
            'Four wards kept a diary for two weeks: forty minutes per shift.',
            'That makes twenty-four hours a day, one nurse around the clock.',
            'In a year, eight thousand seven hundred and sixty hours. Write beside it how you know: four wards, two weeks. The reader can then judge how solid it is.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'The whole budget is not the problem',
            mistake: '“Agency staff costs us £403,200 a year.” True, but a quarter of it has other causes.',
            better:
              '“£302,400 of it is booked less than 48 hours ahead. That is what better rotas could change.”',
          },
          narration: [
            'The common mistake is to quote the largest figure in sight. All agency shifts together cost £403,200. True, but a quarter has other causes.',
            'If Martin finds that out himself, he will doubt every other number. Quote the part that can change, and say how you cut it.',
          ],
        },
      ],
    },
    {
      slug: 'doing-nothing-has-a-cost',
      title: 'Doing nothing has a cost',
      scenes: [
        {
          slide: {
            kind: 'bars',
            heading: 'Late agency shifts per month, if we wait',
            bars: [
              { label: 'last year', value: 64, text: '64' },
              { label: 'this year', value: 72, text: '72' },
              { label: 'year 1', value: 76, text: '76', marked: true },
              { label: 'year 2', value: 80, text: '80', marked: true },
              { label: 'year 3', value: 84, text: '84', marked: true },
            ],
          },
          narration: [
            'Do nothing is a real option, and every other option is measured against it. So describe it fairly. Last year the wards booked sixty-four late shifts a month.',
            'This year it is seventy-two.',
            'The amber bars are a guess: four more each year, as the older nurses retire.',
            'We show the guess, and we do not use it. The case below assumes that the problem stays as it is. If it works with that, it works.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Objectives that can be checked',
            columns: [
              ['Objective', 4],
              ['Today', 3],
              ['Target', 3],
              ['By', 2],
            ],
            rows: [
              ['Late agency cost', '£25,200 a month', '£10,200 a month', 'April, year 2'],
              ['Correction time', '40 minutes', '15 minutes', 'Dec, year 1'],
              ['Rota published', '2 weeks ahead', '6 weeks ahead', 'June, year 1'],
            ],
          },
          narration: [
            'From the problem follow the objectives. Each has a value today, a target and a date. Late agency cost goes from £25,200 a month to £10,200.',
            'Correction time goes from forty minutes to fifteen.',
            'And the rota is published six weeks ahead. Notice that none of them names a system. Any option may try to reach them.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Painting disaster',
            mistake: '“If we do nothing, patient care will collapse.”',
            better:
              '“If we do nothing, we pay about £302,000 and 8,760 hours again, and the trend is upwards.”',
          },
          narration: [
            'The common mistake is to paint doing nothing as a disaster. Nobody believes it, because nothing was done last year, and here we are.',
            'Say what it costs, once more, every year. That is strong enough.',
          ],
        },
      ],
    },
    {
      slug: 'long-list-short-list',
      title: 'Long list, short list',
      scenes: [
        {
          slide: {
            kind: 'points',
            heading: 'Ten minutes, eight options',
            points: [
              'Do nothing, or publish earlier',
              'New rules for swaps and leave',
              'A rota coordinator, or a pool of own staff',
              'Buy a system, build one, share a neighbour’s',
            ],
          },
          narration: [
            'List widely first. Ten minutes, no criticism. Do nothing. Publish earlier.',
            'Change the rules for swaps and leave. Hire a coordinator. Build a pool of our own staff for gaps.',
            'Buy a system, build one, or share the one next door. If your list has only systems in it, you are back at the disguised solution.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Cut by criteria, in the open',
            columns: [
              ['Option', 3],
              ['Objectives?', 3],
              ['In a year?', 2],
              ['Verdict', 4],
            ],
            rows: [
              ['Do nothing', 'No', 'Yes', 'Stays: it is the baseline'],
              ['New rules', 'Partly', 'Yes', 'Stays'],
              ['Buy a system', 'Yes', 'Yes', 'Stays'],
              ['Build', 'Yes', 'No', 'Out: two years'],
              ['Share', 'Yes', 'No', 'Out: contract ends in 2 years'],
            ],
          },
          narration: [
            'Then cut, with criteria that were agreed before anyone had a favourite. Two are enough here. Does it meet the objectives, and does it work within a year?',
            'New rules, with a part-time coordinator, meet them partly. They stay.',
            'Buying stays.',
            'Building takes two years. Out, and the reason is on the page.',
            'Sharing fails on the date. One day someone asks why we did not simply share. The answer is already written.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Two straw men and a favourite',
            mistake: '“Option A: do nothing. Option B: the most expensive one. Option C: ours.”',
            better:
              'The runner-up must be one that you could live with. Here: new rules, for a fifth of the money.',
          },
          narration: [
            'The common mistake is two straw men and a favourite. Experienced readers see it at once. The runner-up must be an option you could live with.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 30,
            steps: [
              'Write the problem in three sentences without a solution',
              'Size it: one figure in cash, one in time, each with its source',
              'Write objectives with today, target and date',
              'List eight options and cut to three, with reasons',
            ],
          },
          narration: [
            'Your turn, for half an hour, with a case of your own. Three sentences of problem, without a solution in them. One figure in cash and one in time, each with its source.',
            'Then objectives with today, target and date, and eight options cut to three. The outline has a place for each.',
          ],
        },
      ],
    },
  ],
};
