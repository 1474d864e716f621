import { type DemoQuestion, right, wrong } from './types.ts';

/** Questions about scoring risks. */
export const scoring: DemoQuestion[] = [
  {
    kind: 'number',
    stem: 'A supplier may fail with a probability of 20%. It would cost $150,000. What is the expected monetary value of this risk, in dollars? Enter it as a positive number.',
    value: 30_000,
    tolerance: 0,
    explanation: 'Probability times impact: 0.20 × $150,000 = $30,000.',
    lecture: 'From score to money',
    second: 1,
  },
  {
    kind: 'number',
    stem: 'A threat of $80,000 has a probability of 25%. An opportunity of $40,000 has a probability of 50%. What is the net expected monetary value in dollars, counting opportunities as positive?',
    value: 0,
    tolerance: 0,
    explanation: '0.50 × $40,000 − 0.25 × $80,000 = $20,000 − $20,000 = $0.',
    lecture: 'From score to money',
    second: 43,
    difficulty: 4,
  },
  {
    kind: 'one',
    stem: 'Two managers score the same risk 2 and 5 for impact. What do you do first?',
    options: [
      right(
        'Compare what each of them means by the levels',
        'They often mean different things by the same number.',
      ),
      wrong('Record the average', '3.5 describes a belief that nobody holds.'),
      wrong(
        'Record the higher score to be safe',
        'Caution without a reason pushes up every score until they all look the same.',
      ),
      wrong('Let the more senior manager decide', 'Rank settles the number, not the disagreement.'),
    ],
    explanation: 'Scales need definitions in days, money or harm, so that people disagree about facts.',
    lecture: 'Scales people agree on',
    second: 12,
  },
  {
    kind: 'many',
    stem: 'Which definitions of “high impact” can two people apply in the same way?',
    options: [
      right('Delays the launch by more than four weeks', 'It can be checked.'),
      right('Costs more than 5% of the approved budget', 'It can be checked.'),
      wrong('Has serious consequences for the project', '“Serious” is what the scale was meant to define.'),
      wrong('Would worry the steering committee', 'Worry depends on the day and on the people.'),
    ],
    explanation: 'Anchor each level in something that can be measured.',
    lecture: 'Scales people agree on',
    second: 16,
  },
  {
    kind: 'one',
    stem: 'On a five-by-five grid, a risk with probability 1 and impact 5 and a risk with probability 5 and impact 1 both score 5. What follows?',
    options: [
      right(
        'They need different treatment although their scores are equal',
        'A rare disaster calls for a fallback, a frequent nuisance for a change in how work is done.',
      ),
      wrong('They can be treated alike', 'Equal products hide opposite situations.'),
      wrong('One of the scores must be wrong', 'Both can be right. The product simply loses information.'),
      wrong('Both can be accepted, because 5 is low', 'The first could end the project.'),
    ],
    explanation: 'Ordinal scores are labels in order, not quantities. Multiplying them loses what matters.',
    lecture: 'When scores mislead',
    second: 9,
    difficulty: 4,
  },
  {
    kind: 'one',
    stem: 'Of 60 risks in a register, 41 are red. What is the most useful reading?',
    options: [
      right(
        'The scale no longer separates what matters',
        'If most are red, red says nothing about where to start.',
      ),
      wrong('The project should be stopped', 'Perhaps, but this figure does not show it.'),
      wrong('The team is very careful', 'Care would show in responses, not in colours.'),
      wrong('The reserve should be doubled', 'Money follows from exposure, not from a count of colours.'),
    ],
    explanation: 'A score has to rank. Redefine the levels, or rank the top ten against each other.',
    lecture: 'When scores mislead',
    second: 57,
  },
  {
    kind: 'number',
    stem: 'Three independent risks have probabilities of 50%, 20% and 10%. What is the probability, in per cent, that none of them happens?',
    value: 36,
    tolerance: 0.1,
    explanation: '0.5 × 0.8 × 0.9 = 0.36, so 36%.',
    lecture: 'How much reserve?',
    second: 5,
    difficulty: 4,
  },
  {
    kind: 'one',
    stem: 'When is a risk’s proximity, the time until it could happen, most useful?',
    options: [
      right('To decide which of two similar risks to treat first', 'Nearer ones leave less time to act.'),
      wrong('To replace the probability', 'Near and likely are different things.'),
      wrong('To decide who owns it', 'Ownership follows influence.'),
      wrong('To calculate the reserve', 'Exposure depends on probability and impact.'),
    ],
    explanation: 'Score first, then let proximity order what scores alike.',
    lecture: 'When scores mislead',
    second: 60,
  },
];
