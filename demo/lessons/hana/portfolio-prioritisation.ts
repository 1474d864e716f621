import type { DemoSection } from '../../types.ts';

export const portfolioPrioritisation: DemoSection[] = [
  {
    title: 'Scoring',
    lectures: [
      {
        slug: 'criteria-before-projects',
        title: 'Criteria before projects',
        isFreePreview: true,
        resources: [{ title: 'Prioritisation scorecard (CSV)', file: 'prioritisation-scorecard.csv' }],
        scenes: [
          {
            slide: {
              kind: 'statement',
              heading: 'A score in words',
              text: 'Strategic fit. 1: serves none of this year’s objectives. 3: supports one. 5: decides whether one is met.',
            },
            narration: [
              'Halden Museums has ten projects, and people for five. The directors agree five criteria before any project is on the table, and describe each score in words. Otherwise, a four is only a loud three. Work required by law isn’t scored. It’s planned at the lowest sensible cost, and the rest compete.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Project A: the ticket shop',
              lines: [
                ['Strategic fit', '30 × 5', '150'],
                ['Benefit to users', '25 × 3', '75'],
                ['Financial return', '20 × 2', '40'],
                ['Urgency', '15 × 4', '60'],
                ['Confidence', '10 × 3', '30'],
              ],
              result: ['Weighted score: 355 ÷ 100', '3.55'],
            },
            narration: [
              'The weights add up to a hundred, and the new ticket shop gets a five for fit: an objective depends on it.',
              'It saves one group of visitors some time.',
              'The financial return is poor.',
              'It loses value if it has to wait.',
              'The estimate has been compared with similar work, so confidence is a three.',
              'Divide by a hundred, and you get 3.55. Don’t agree the weights afterwards, when everyone knows which ones would help.',
            ],
          },
        ],
      },
      {
        slug: 'testing-the-ranking',
        title: 'Testing the ranking',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Two projects in the middle',
              lines: [
                ['Rota and loans, today', 'urgency 15', '325 and 320'],
                ['Rota, urgency 18', '325 + 3 × 1', '328'],
                ['Loans, urgency 18', '320 + 3 × 5', '335'],
              ],
              result: ['Loan tracking overtakes the rota by', '7 points'],
            },
            narration: [
              'How far can you trust a ranking? The volunteer rota is fourth with 325 points, and loan tracking is right behind with 320.',
              'Now raise the weight of urgency by a fifth, from fifteen to eighteen. The rota can wait, so its urgency is one, and it gains three.',
              'Loan tracking has a deadline set by the insurer, so its urgency is five. It gains fifteen.',
              'They swap places. If three points of weight can overturn a lead, you can’t rely on it.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Ten tests: each weight up and down',
              columns: [
                ['Places', 2],
                ['What happens', 4],
                ['In the meeting', 4],
              ],
              rows: [
                ['1 to 3', 'Never change', 'Two minutes'],
                ['4 to 7', 'Change in six of ten', 'Nearly all the time'],
                ['8 to 10', 'Never change', 'Two minutes'],
              ],
            },
            narration: [
              'Do this with all five weights, up and down. The top stays where it is.',
              'The middle moves. That’s where you need judgement, so spend the meeting there.',
              'The bottom doesn’t move either. Yet meetings get lost in arguments about the second decimal place.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Drawing the line',
    lectures: [
      {
        slug: 'value-per-scarce-week',
        title: 'Value per scarce week',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Four projects, 24 integrator weeks',
              columns: [
                ['Project', 4],
                ['Score', 2],
                ['Weeks', 2],
                ['Score per ten weeks', 4],
              ],
              rows: [
                ['Card readers', '2.90', '4', '7.25'],
                ['Volunteer rota', '3.25', '6', '5.42'],
                ['Ticket shop', '3.55', '12', '2.96'],
                ['Anniversary show', '3.75', '15', '2.50'],
              ],
            },
            narration: [
              'Halden has money, but only two systems integrators, with twenty-four weeks for projects between them. Divide each score by the weeks the project needs, and the card readers come first.',
              'The rota needs six weeks. That works out at 5.42 points per ten weeks.',
              'The ticket shop scores higher. But it takes twice as long.',
              'The anniversary show has the best score of all. Per week, it comes last.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What 24 weeks can buy',
              lines: [
                ['By score: show, rota', '15 + 6 = 21 weeks', '7.00'],
                ['By score per week', '4 + 6 + 12 = 22 weeks', '9.70'],
              ],
              result: ['Gained by counting weeks', '2.70'],
            },
            narration: [
              'Sorted by score, the show comes first. The ticket shop no longer fits, so the rota is next. Together, they make seven points.',
              'Sorted by score per week, three projects fit. They make 9.7, and leave two weeks free. You’ll need those for surprises.',
              'A score isn’t money, so treat this as a guide. The show has a fixed date, and the directors may still want it. But now they know what it displaces.',
            ],
          },
        ],
      },
      {
        slug: 'explaining-the-line',
        title: 'Explaining the line',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Published on 2 March',
              columns: [
                ['Project', 4],
                ['Line', 2],
                ['What would move it', 5],
              ],
              rows: [
                ['Readers, rota, shop', 'Above', 'Nothing: they start in April'],
                ['Anniversary show', 'Below', 'A five-week version'],
                ['Loan tracking', 'Below', 'A third integrator'],
              ],
            },
            narration: [
              'Publish what’s above the line, what’s below it, and why. Everyone should see the same page.',
              'Say what would move a project up. The show needs fifteen weeks. A five-week version with a printed guide would come second, but then the shop has to wait.',
              'Loan tracking is waiting for a third integrator. Its director can try to find the money. Now he’s arguing with the facts instead of with you.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A no with a date',
              mistake:
                '“Your project is on hold.” The curator goes to the chair, and the line moves behind closed doors.',
              better:
                '“Not before September. We’ll decide again on 1 September. A five-week version would come second.”',
            },
            narration: [
              'When the answer is no, most people go quiet. But a project on hold is neither dead nor alive, so its supporters lobby.',
              'Give every no a reason and a date. Most people can live with that.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 40,
              steps: [
                'Score four projects, then move each weight by a fifth',
                'Divide by scarce weeks, draw the line, and write one no with a date',
              ],
            },
            narration: [
              'Score four projects of your own with the scorecard, and move the weights.',
              'Then draw the line, and write one honest no.',
            ],
          },
        ],
      },
    ],
  },
];
