import type { DemoSection } from '../../../types.ts';

export const scoring: DemoSection = {
  title: 'Scores that survive an argument',
  lectures: [
    {
      slug: 'scales-people-agree-on',
      title: 'Scales people agree on',
      resources: [{ title: 'Probability and impact scales (Markdown)', file: 'risk-scales.md' }],
      scenes: [
        {
          slide: {
            kind: 'contrast',
            heading: 'High compared with what?',
            mistake:
              '“Impact: high.” Colin thinks of three lost days. Grace, the sponsor, thinks of the opening date.',
            better: '“Impact 4: eleven to twenty days on the critical path, or £130,000 to £250,000.”',
          },
          narration: [
            'Ask four people what high means, and you get four answers. Colin, on site, thinks of three lost days. Grace Whitmore, the sponsor, thinks of the opening date.',
            'They do not disagree about the risk. They disagree about the word. So fix the words first, in days and money.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Impact at Calder Street',
            columns: [
              ['Level', 1],
              ['Days on critical path', 3],
              ['Cost', 3],
            ],
            rows: [
              ['1', 'Less than 1', 'Below £12,000'],
              ['2', '1 to 4', '£12,000 to £50,000'],
              ['3', '5 to 10', '£50,000 to £130,000'],
              ['4', '11 to 20', '£130,000 to £250,000'],
              ['5', 'More than 20', 'Above £250,000'],
            ],
          },
          narration: [
            'This is the scale for Calder Street. Level one is less than a day, or less than £12,000, because that is what a day costs.',
            'Level three goes up to ten days. Level five means more than twenty days, because the plan has twenty days of float before the opening. Beyond that, the promise is broken.',
            'Notice where the limits come from: the cost of a day and the float in the plan. Another project has other numbers.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Probability in ranges',
            columns: [
              ['Level', 1],
              ['Probability', 2],
              ['In words', 4],
            ],
            rows: [
              ['1', 'Below 5%', 'We would be astonished'],
              ['2', '5 to 24%', 'Once in many projects'],
              ['3', '25 to 39%', 'One project in three'],
              ['4', '40 to 69%', 'About an even chance'],
              ['5', '70% or more', 'Better planned for than hoped against'],
            ],
          },
          narration: [
            'Do the same for probability. Below five per cent is one. From seventy per cent it is five, and you should ask whether it belongs in the plan instead.',
            'The common mistake is to take the scale of the last project. There, ten days were nothing. Here, they are half the float.',
            'Agree on the scale once, in half an hour, before anybody has a favourite risk. The template has both tables to fill in.',
          ],
        },
      ],
    },
    {
      slug: 'placing-risks-on-the-grid',
      title: 'Placing risks on the grid',
      scenes: [
        {
          slide: {
            kind: 'matrix',
            heading: 'Calder Street on five by five',
            across: { title: 'Impact', labels: ['1', '2', '3', '4', '5'] },
            up: { title: 'Probability', labels: ['1', '2', '3', '4', '5'] },
            items: [
              { mark: 'R1', label: 'Cables in the trench: 40%, £180,000', x: 4, y: 4 },
              { mark: 'R2', label: 'Lifts wait for test: 30%, £150,000', x: 4, y: 3 },
              { mark: 'R3', label: 'Weekend lost: 20%, £240,000', x: 4, y: 2 },
              { mark: 'R4', label: 'Wrong paving: 50%, £30,000', x: 2, y: 4 },
            ],
          },
          narration: [
            'With the scales agreed, each risk has a place. The cables: the archive and two trial pits on the neighbouring street suggest four chances in ten. That is probability four.',
            'If they are there, we lose ten days at £12,000, and pay £60,000 to move them. Together £180,000. By days that is a three, by money a four. The higher one counts.',
            'The lifts: three chances in ten. Part of the crew can work elsewhere, so a lost day costs £7,500 here. Twenty days make £150,000.',
            'The weekend on the track is less likely, one in five, but a lost weekend would cost £240,000. And the paving is an even chance of something small.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'How to score in a group',
            points: [
              'Everyone writes a number before anybody speaks',
              'The highest and the lowest explain',
              'Score again, then take the middle value',
              'Write the reason beside the number',
            ],
          },
          narration: [
            'How did the group get there? Everyone writes a number before anybody speaks. Otherwise the first number spoken becomes the answer.',
            'Then only the highest and the lowest explain. One of them usually knows something. Score again, and take the middle value.',
            'The common mistake is to record the number without the reason. In June, nobody will remember why it was a four.',
          ],
        },
      ],
    },
    {
      slug: 'when-scores-mislead',
      title: 'When scores mislead',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Two risks, the same score',
            columns: [
              ['Risk', 4],
              ['Score', 3],
              ['In money', 4],
            ],
            rows: [
              ['R4 wrong paving', '4 × 2 = 8', '50% of £30,000'],
              ['R3 weekend lost', '2 × 4 = 8', '20% of £240,000'],
              ['Difference', 'None', '£15,000 or £48,000'],
            ],
          },
          narration: [
            'Multiply probability by impact, and you get a score. Scores are useful for sorting, and dangerous for anything else.',
            'Look at two risks of Calder Street. Wrong paving scores four times two, which is eight. The lost weekend scores two times four: also eight.',
            'In money, they differ by a factor of three. The paving is worth £15,000 on average, and the weekend £48,000.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Why the same number hides so much',
            points: [
              'Levels are ranks: a 4 is not twice a 2',
              'Each level covers a wide range',
              'A score says nothing about when',
              'Three eights do not make a twenty-four',
            ],
          },
          narration: [
            'The reason is simple. Levels are ranks, like places in a race. Level four on our scale is not twice as much as level two. In money, it is about six times as much.',
            'Each level also covers a wide range, and a score says nothing about when. A risk in two weeks deserves more attention today than the same risk in a year.',
            'The common mistake is to add scores up. A project total of two hundred and twelve means nothing, and neither does its trend.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'What to do instead',
            points: [
              'Use the grid to decide what to discuss',
              'Sort equals by impact, then by date',
              'Put money on the ones above the line',
            ],
          },
          narration: [
            'So use the grid to decide what deserves a discussion. Among equals, look at the higher impact first, then at the earlier date.',
            'And for the few above the line, put money on them. That is the next lecture.',
          ],
        },
      ],
    },
    {
      slug: 'from-score-to-money',
      title: 'From score to money',
      resources: [{ title: 'Risk exposure calculator (Excel)', file: 'risk-exposure.xlsx' }],
      scenes: [
        {
          slide: {
            kind: 'statement',
            heading: 'Exposure',
            text: 'Exposure is probability times cost: what a risk would cost on average, if the same project were done many times.',
          },
          narration: [
            'Exposure is probability times cost. It is what a risk would cost on average, if you did the same project many times. Some books call it expected monetary value.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Exposure before any response',
            lines: [
              ['R1 cables', '40% × £180,000', '£72,000'],
              ['R2 lifts', '30% × £150,000', '£45,000'],
              ['R3 weekend', '20% × £240,000', '£48,000'],
              ['R4 paving', '50% × £30,000', '£15,000'],
            ],
            result: ['Total exposure', '£180,000'],
          },
          narration: [
            'Here is Calder Street. The cables: forty per cent of £180,000 is £72,000.',
            'The lifts: thirty per cent of £150,000 is £45,000.',
            'The lost weekend: £48,000. Its score was no higher than that of the paving, and in money it is the second largest.',
            'The paving: £15,000.',
            'Together £180,000, which is just under three per cent of the budget. Exposures may be added, because they are all in the same unit.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Do not expect the expected value',
            mistake: '“R1 will cost us £72,000.” No: it costs nothing, or £180,000. It never costs £72,000.',
            better:
              'Use exposure to compare risks, and to ask what a response is worth. For reserves, see section three.',
          },
          narration: [
            'The common mistake is to read the figure as a forecast. The cables cost nothing, or £180,000. They never cost £72,000.',
            'So use exposure to compare risks, and to ask what a response is worth. How much to keep in reserve is a different question, and section three answers it.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 25,
            steps: [
              'Find the cost of one lost day on your project',
              'Fill in the five impact levels from it',
              'Score three risks, with the reason beside each number',
              'Enter the top two in the calculator',
            ],
          },
          narration: [
            'Your exercise takes about twenty-five minutes. Find out what a lost day costs on your own project. Few people know, and the answer is useful far beyond risk.',
            'Fill in the scale, score three risks, and enter the top two in the calculator.',
          ],
        },
      ],
    },
  ],
};
