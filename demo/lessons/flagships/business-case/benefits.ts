import type { DemoSection } from '../../../types.ts';

export const benefits: DemoSection = {
  title: 'Costs and benefits',
  lectures: [
    {
      slug: 'whole-life-costs',
      title: 'Whole-life costs',
      scenes: [
        {
          slide: {
            kind: 'sum',
            heading: 'Buying: the first year',
            lines: [
              ['Licence, set-up', 'quoted by two suppliers', '£60,000'],
              ['Link to payroll', 'estimate of our IT', '£70,000'],
              ['Training cover', '240 × 4 h × £50', '£48,000'],
              ['Project staff', 'including six weeks of both', '£32,000'],
            ],
            result: ['To set it up', '£210,000'],
          },
          narration: [
            'The price of a system is the smallest surprise in it. Two suppliers quote £60,000 for licence and set-up.',
            'The link to payroll costs £70,000, more than the licence.',
            'While a nurse is in training, someone else is on the ward. Two hundred and forty nurses, four hours each, at £50: £48,000.',
            'And for six weeks the wards run both rotas. With project staff, £32,000.',
            'Together £210,000, three and a half times the quotation.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Both options over four years',
            columns: [
              ['Cost', 4],
              ['New rules', 3],
              ['Buy', 3],
            ],
            rows: [
              ['To set up', '£40,000', '£210,000'],
              ['Per year', '£20,000', '£45,000'],
              ['Four years', '£80,000', '£180,000'],
              ['Whole life', '£120,000', '£390,000'],
            ],
          },
          narration: [
            'Put both options side by side. New rules cost £40,000 to set up: training, and a project lead.',
            'They also need half a coordinator, for £20,000 a year. The system costs £45,000 a year in licence and support.',
            'Over four years, that is £80,000 against £180,000.',
            'Whole life: £120,000 against £390,000. Why four years? Because the licence runs for four, and beyond that we would be guessing.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Costs that cases forget',
            points: [
              'Cover while people are trained',
              'Running old and new side by side',
              'Links to other systems, and their upkeep',
              'Switching off the old way',
            ],
          },
          narration: [
            'The common mistake is to stop at the supplier’s quotation. Check four lines that cases forget: cover during training, running both ways for a while, links to other systems, and switching off the old way.',
            'If one of them is zero, write zero, and why.',
          ],
        },
      ],
    },
    {
      slug: 'cash-or-not',
      title: 'Cash or not?',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Three kinds of benefit',
            columns: [
              ['Kind', 2],
              ['Test', 5],
              ['At Ashgrove', 5],
            ],
            rows: [
              ['Cash', 'A budget line gets smaller', 'Fewer late agency shifts'],
              ['Capacity', 'People do something else instead', '25 minutes per shift for patients'],
              ['Quality', 'It can be measured, not spent', 'Rota known six weeks ahead'],
            ],
          },
          narration: [
            'Benefits come in three kinds, and mixing them ruins a case. Cash means that a budget line gets smaller. Fewer late agency shifts: the invoice does not arrive.',
            'Capacity means that people do something else instead. Twenty-five minutes per shift go back to patients. Nobody is paid less.',
            'Quality can be measured and not spent. A nurse who knows her rota six weeks ahead can plan a dentist.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'What buying would bring',
            lines: [
              ['Late shifts avoided', '60% of £302,400', '£181,440'],
              ['Used in the case', 'rounded down', '£180,000'],
              ['Minutes saved', '40 − 15', '25 min'],
              ['Hours a year', '36 × 25 ÷ 60 × 365', '5,475 h'],
            ],
            result: ['Per year', '£180,000 and 5,475 h'],
          },
          narration: [
            'For buying we expect sixty per cent fewer late shifts. Sixty per cent of £302,400 is £181,440.',
            'We use £180,000. Round against yourself, and the reader relaxes.',
            'Correction time falls from forty minutes to fifteen.',
            'That is five thousand four hundred and seventy-five hours a year. New rules alone bring £60,000 and ten minutes.',
            'Two figures, in two units, on one line.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Hours are not pounds',
            mistake: '5,475 h × £30 = £164,250 “savings”. Martin asks which budget he may cut by that. None.',
            better: 'Keep it as hours, and say what they are used for: 15 hours a day at the bedside.',
          },
          narration: [
            'The common mistake is to multiply saved hours by a wage and call it savings. Martin asks which budget he may cut. The answer is none, and the whole case looks inflated.',
            'Keep hours as hours. Fifteen hours a day at the bedside is a good argument without it.',
          ],
        },
      ],
    },
    {
      slug: 'benefits-with-owners',
      title: 'Benefits with owners',
      scenes: [
        {
          slide: {
            kind: 'flow',
            heading: 'From system to benefit',
            steps: [
              ['We deliver', 'A rota that everyone sees on the telephone'],
              ['People change', 'Swaps are agreed four days ahead, not at six in the morning'],
              ['It shows', 'Fewer gaps inside 48 hours'],
              ['We gain', '£15,000 a month less for agency staff'],
            ],
          },
          narration: [
            'A system brings no benefit. It makes a change possible, and the change brings the benefit. Draw the chain. We deliver a rota that everyone sees.',
            'Because of that, nurses agree on swaps four days ahead.',
            'Because of that, fewer gaps are left in the last forty-eight hours.',
            'And because of that, the agency’s invoice falls. The second box is the weak one. It needs someone who can make it happen.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Who answers for what',
            columns: [
              ['Benefit', 3],
              ['Owner', 3],
              ['Baseline', 3],
              ['Target', 3],
              ['First look', 2.5],
            ],
            rows: [
              ['Late agency', 'Joan Abbott', '£25,200 a month', '£10,200 a month', 'October'],
              ['Correction', 'Ward managers', '40 min', '15 min', 'September'],
              ['Notice', 'Joan Abbott', '2 weeks', '6 weeks', 'June'],
            ],
          },
          narration: [
            'So every benefit has an owner in the line, not in the project. Joan answers for the agency cost, because she can change how gaps are filled.',
            'Ward managers answer for the correction time on their own ward.',
            'Each has a baseline that was measured before the start, a target, and a date of the first look. Joan has read this page, and signed it.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'The project as owner',
            mistake:
              'Owner of all benefits: project manager. The project ends in December. The benefits begin in April.',
            better:
              'The person whose budget or working day changes. If nobody wants it, it is not a benefit.',
          },
          narration: [
            'The common mistake is to name the project manager. The project ends in December, and the benefits begin in April.',
            'Ask the person whose budget changes. If nobody wants to sign, you have learned something about the benefit. I learned it that way, with a hospital dashboard that nobody missed.',
          ],
        },
      ],
    },
    {
      slug: 'ranges-not-points',
      title: 'Ranges, not points',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Where does 60 per cent come from?',
            columns: [
              ['Source', 4],
              ['Reduction', 2],
              ['How solid', 5],
            ],
            rows: [
              ['Supplier’s brochure', '80%', 'Best customer, no method'],
              ['Hospital next door', '64%', 'Second year, their own count'],
              ['Our two best wards', '52%', 'With new rules and a keen manager'],
              ['We use', '50 to 70%', '60% in the middle'],
            ],
          },
          narration: [
            'Where does the sixty per cent come from? Martin will ask, so answer first. The supplier’s brochure says eighty. That is their best customer, and no method is given.',
            'The hospital next door counted sixty-four per cent in its second year.',
            'Our two best wards already have half as many late gaps as the rest.',
            'So we use a range of fifty to seventy, with sixty in the middle.',
          ],
        },
        {
          slide: {
            kind: 'bars',
            heading: 'Saving per year, in thousands of pounds',
            bars: [
              { label: 'low: 50%', value: 151, text: '£151k' },
              { label: 'used: 60%', value: 180, text: '£180k', marked: true },
              { label: 'high: 70%', value: 212, text: '£212k' },
            ],
          },
          narration: [
            'In money, the range runs from £151,000 to £212,000 a year. Remember the lower end. In section three it turns out to be the most important number of the case.',
            'Ask for a range like this: first the worst case, and what would have to happen. Then the best. Only then the middle. If you begin with the middle, everyone stays near it.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'False precision',
            mistake:
              '“£181,440 in year one, £186,883 in year two.” From a percentage someone felt was about right.',
            better: '“About £180,000 a year, between £150,000 and £210,000.”',
          },
          narration: [
            'The common mistake is precision. £186,883, calculated from a percentage that felt about right. Digits do not make a guess better. They only hide that it is one.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 40,
            steps: [
              'Fill in set-up and yearly cost of two options, with the four forgotten lines',
              'Sort your benefits into cash, capacity and quality',
              'Give each an owner, a baseline and a first look',
              'Replace your main estimate by a range, with its source',
            ],
          },
          narration: [
            'Now forty minutes on your own case. Costs of two options, with the four forgotten lines. Benefits sorted into cash, capacity and quality.',
            'Give each an owner, and ask that person today. Then replace your main estimate by a range, and write down where it comes from.',
          ],
        },
      ],
    },
  ],
};
