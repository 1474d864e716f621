import type { DemoSection } from '../../../types.ts';

export const numbers: DemoSection = {
  title: 'Numbers people trust',
  lectures: [
    {
      slug: 'money-has-a-date',
      title: 'Money has a date',
      scenes: [
        {
          slide: {
            kind: 'statement',
            heading: 'Why later is worth less',
            text: 'At five per cent, £105 next year are worth £100 today: that is what you would have to put aside now.',
          },
          narration: [
            'Would you rather have £100 today, or £105 in a year? If five per cent is what money earns for you, it is the same. That rate is called the discount rate. At Ashgrove, finance sets it at five per cent.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'The factor for each year',
            lines: [
              ['Year 1', '1 ÷ 1.05', '0.952'],
              ['Year 2', '0.952 ÷ 1.05', '0.907'],
              ['Year 3', '0.907 ÷ 1.05', '0.864'],
              ['Year 4', '0.864 ÷ 1.05', '0.823'],
            ],
            result: ['£100,000 in year 4, today', '£82,300'],
          },
          narration: [
            'To bring money back to today, divide by one plus the rate, once for every year. One divided by one point nought five is point nine five two.',
            'Divide again for the second year: point nine nought seven.',
            'Again for the third: point eight six four.',
            'And for the fourth: point eight two three.',
            'So £100,000 in year four are worth £82,300 today. You need four numbers, and they fit on a sticky note.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Interest is not inflation',
            mistake: 'Prices rise by 3%, so benefits grow by 3%, and the rate is 5%. Costs stay as they are.',
            better:
              'Either let all prices rise, or none. With none, use today’s prices in every year, as we do.',
          },
          narration: [
            'The common mistake is to mix in inflation on one side. Benefits grow each year, and costs stay where they are. The case improves by magic.',
            'Let all prices rise, or none. We use today’s prices in every year. Ask finance whether their rate is meant for that. Here it is.',
          ],
        },
      ],
    },
    {
      slug: 'net-present-value-by-hand',
      title: 'Net present value by hand',
      resources: [{ title: 'Option comparison with NPV (Excel)', file: 'option-comparison.xlsx' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Buying: cash flow in thousands',
            columns: [
              ['Year', 3],
              ['0', 2],
              ['1', 2],
              ['2', 2],
              ['3', 2],
              ['4', 2],
            ],
            rows: [
              ['Agency saved', '', '72', '180', '180', '180'],
              ['Running cost', '', '−45', '−45', '−45', '−45'],
              ['Set-up', '−210', '', '', '', ''],
              ['Net', '−210', '27', '135', '135', '135'],
            ],
          },
          narration: [
            'Let us work out buying, by hand, once. First the savings. In year one only £72,000, because the wards start one after the other. Then £180,000 a year.',
            'From that we take £45,000 of running cost in every year.',
            'The set-up is £210,000, in year nought: now.',
            'The last row is the net flow. Minus two hundred and ten, then twenty-seven, then three times one hundred and thirty-five.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Buying: net present value',
            lines: [
              ['Year 1', '27 × 0.952', '25.7'],
              ['Year 2', '135 × 0.907', '122.4'],
              ['Year 3', '135 × 0.864', '116.6'],
              ['Year 4', '135 × 0.823', '111.1'],
              ['Set-up', 'today', '−210.0'],
            ],
            result: ['Net present value, in thousands', '£165.8'],
          },
          narration: [
            'Now multiply each year by its factor. Twenty-seven times point nine five two is twenty-five point seven.',
            'Year two: one hundred and twenty-two point four.',
            'Year three: one hundred and sixteen point six.',
            'Year four: one hundred and eleven point one.',
            'Take off the two hundred and ten that we pay today.',
            'What is left is the net present value: £165,800. In words: after paying back everything and earning five per cent on it, the hospital is better off by about £166,000 in today’s money.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A number without words',
            mistake: '“NPV: 165.8.” Half the board does not know whether that is good, and will not ask.',
            better: 'Say it in a sentence, and put the sum on the next page for those who check.',
          },
          narration: [
            'The common mistake is to show the number without the sentence. Half of a board does not know what it means, and will not ask.',
            'Do one case by hand, as we just did. Afterwards the spreadsheet may do it, and you will notice when it is wrong.',
          ],
        },
      ],
    },
    {
      slug: 'comparing-the-options',
      title: 'Comparing the options',
      scenes: [
        {
          slide: {
            kind: 'sum',
            heading: 'New rules: net present value',
            lines: [
              ['Year 1', '20 × 0.952', '19.0'],
              ['Year 2', '40 × 0.907', '36.3'],
              ['Year 3', '40 × 0.864', '34.6'],
              ['Year 4', '40 × 0.823', '32.9'],
              ['Set-up', 'today', '−40.0'],
            ],
            result: ['Net present value, in thousands', '£82.8'],
          },
          narration: [
            'The runner-up deserves the same care. New rules save £40,000 in year one and cost £20,000 to run. That leaves twenty.',
            'From year two they save sixty, which leaves forty.',
            'Year three, thirty-four point six.',
            'Year four, thirty-two point nine.',
            'The set-up is only forty.',
            'Net present value: £82,800. Half as much as buying, for a fifth of the money at risk.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Side by side',
            columns: [
              ['', 4],
              ['Do nothing', 3],
              ['New rules', 3],
              ['Buy', 3],
            ],
            rows: [
              ['Net present value', '£0', '£82,800', '£165,800'],
              ['Set-up', '£0', '£40,000', '£210,000'],
              ['Paid back after', 'n/a', '1.5 years', '2.4 years'],
              ['Hours for patients', '0', '2,190', '5,475'],
              ['Meets objectives', 'None', 'One of three', 'All three'],
            ],
          },
          narration: [
            'Now all three options on one page. Buying has the highest net present value.',
            'New rules need the least money.',
            'Payback means when the money is back. New rules: after one and a half years. Buying: twenty-seven in the first year, one hundred and thirty-five in the second, and the rest a good third into the next. That is 2.4 years.',
            'Then the hours, in their own unit.',
            'And the objectives. On these figures, we recommend buying. But are they right?',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Payback as the judge',
            mistake:
              '“New rules win: they pay back sooner.” Payback ignores everything that comes afterwards.',
            better: 'Use payback to see how long the money is at risk, and present value to choose.',
          },
          narration: [
            'The common mistake is to let payback decide. It ignores everything that comes after the money is back. Use it to see how long the money is at risk. To choose, use the present value.',
          ],
        },
      ],
    },
    {
      slug: 'what-would-change-our-mind',
      title: 'What would change our mind',
      resources: [{ title: 'Option comparison with NPV (Excel)', file: 'option-comparison.xlsx' }],
      scenes: [
        {
          slide: {
            kind: 'sum',
            heading: 'How far may the saving fall?',
            lines: [
              ['Lead of buying', '165.8 − 82.8', '83.0'],
              ['Saving, year 1, today', '72 × 0.952', '68.5'],
              ['Years 2 to 4, today', '180 × 2.594', '466.9'],
              ['Lead as a share', '83.0 ÷ 535.4', '15.5%'],
            ],
            result: ['Buying loses its lead below', '£152,000 a year'],
          },
          narration: [
            'Take each assumption in turn, and ask how far it must move before the recommendation flips. Buying leads by eighty-three thousand.',
            'Now the savings in today’s money. Year one, sixty-eight point five.',
            'Years two to four together: one hundred and eighty times two point five nine four, which is the sum of the three factors. Four hundred and sixty-seven.',
            'The lead is fifteen and a half per cent of that.',
            'So if the saving is fifteen and a half per cent lower, about £152,000 a year, both options are equal. Our range began at £151,000. That is the number to watch.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'What would flip it?',
            columns: [
              ['Assumption', 4],
              ['Used', 3],
              ['Flips at', 4],
            ],
            rows: [
              ['Saving per year', '£180,000', 'Below £152,000'],
              ['Set-up cost', '£210,000', 'Above £293,000'],
              ['Start', 'April', 'About 8 months later'],
              ['Discount rate', '5%', 'Above 20%'],
            ],
          },
          narration: [
            'Do the same for the others. The set-up may cost £83,000 more.',
            'The start may slip by about eight months. A whole year’s delay would cost £124,000 of present value.',
            'And the discount rate hardly matters. It would have to be above twenty per cent. So we need not argue about it.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Zero is not the limit',
            mistake: '“The case holds until the saving falls by 31%.” That is where buying earns nothing.',
            better: 'The runner-up overtakes at 15.5%. The limit is where you would choose differently.',
          },
          narration: [
            'The common mistake is to test against zero. Buying still earns something until the saving falls by thirty-one per cent. But from fifteen and a half, new rules would have been the better choice.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 45,
            steps: [
              'Work out one option by hand, with four factors',
              'Enter both options in the workbook and compare',
              'Find the flip point of your three main assumptions',
              'Write the result as one sentence without “NPV”',
            ],
          },
          narration: [
            'Take forty-five minutes. One option by hand, with four factors. Then both in the workbook, where the Ashgrove case is filled in.',
            'Find the flip points of your three main assumptions. And write the result as a sentence, without the letters N, P and V.',
          ],
        },
      ],
    },
  ],
};
