import { type DemoQuestion, right, wrong } from './types.ts';

/** More questions about scoring risks, for mock exams. */
export const scoringMore: DemoQuestion[] = [
  {
    kind: 'number',
    stem: '| Risk | Probability | Cost |\n| --- | --: | --: |\n| Late permit | 30% | $40,000 |\n| Broken pump | 5% | $200,000 |\n\nWhat is the expected monetary value of both risks together, in dollars?',
    value: 22_000,
    tolerance: 0,
    explanation: '30% of $40,000 is $12,000, and 5% of $200,000 is $10,000.',
    lecture: 'From score to money',
    second: 13,
  },
  {
    kind: 'one',
    stem: 'Why do teams describe “4 of 5” in words before they score?',
    options: [
      right(
        'So that two people who see the same facts give the same score.',
        'A number without a description is an opinion.',
      ),
      wrong('So that scores can be added up.', 'Scores of a scale are ranks: adding them up means little.'),
      wrong(
        'So that the register looks complete.',
        'A full register is no better than an empty one if nobody can use it.',
      ),
      wrong('So that no risk is red.', 'The words decide what is red; they are not there to avoid it.'),
    ],
    explanation: 'Scales are agreements. They are written down before the first risk is scored.',
    lecture: 'Scales people agree on',
    second: 1,
  },
  {
    kind: 'order',
    stem: 'Put in order the steps to a score that a board can trust.',
    steps: [
      {
        text: 'Agree on what each value of the scales means',
        why: 'Otherwise every number means something else.',
      },
      { text: 'Let the owner score the risk', why: 'They know most about it.' },
      {
        text: 'Discuss the scores that differ most',
        why: 'The discussion finds what one side does not know.',
      },
      { text: 'Turn the largest into money', why: 'A reserve needs money, not points.' },
    ],
    explanation: 'Words first, then scores, then money.',
    lecture: 'Scales people agree on',
    second: 16,
  },
  {
    kind: 'one',
    stem: 'A risk would stop the programme, and its probability is 2%. Its score is low. What do you do?',
    options: [
      right(
        'Look at it apart from its score, and decide about a response.',
        'A grid hides what is rare and fatal.',
      ),
      wrong('Leave it until next year.', 'It can happen tomorrow.'),
      wrong('Raise the probability until it is red.', 'Then the score no longer says what you believe.'),
      wrong('Delete it, because it will not happen.', '2% is not zero.'),
    ],
    explanation: 'Multiplying hides extremes. Fatal consequences get a look of their own.',
    lecture: 'When scores mislead',
    second: 60,
  },
  {
    kind: 'number',
    stem: 'Two independent suppliers each deliver late with a probability of 20%. What is the probability, in per cent, that at least one is late?',
    value: 36,
    tolerance: 0.5,
    explanation: 'Both are on time with 80% × 80% = 64%, so at least one is late with 36%.',
    lecture: 'How much reserve?',
    second: 9,
  },
  {
    kind: 'many',
    stem: 'What makes scores drift upwards over a year?',
    options: [
      right('Red risks get attention and money.', 'People learn what the score is good for.'),
      right('Old scores are never checked against what happened.', 'Without feedback nobody notices.'),
      wrong('Scales with words that describe each value.', 'They keep scores where they are.'),
      wrong('A review in which owners speak first.', 'It corrects scores rather than raising them.'),
    ],
    explanation: 'Compare scores with what happened once a year.',
    lecture: 'When scores mislead',
    second: 48,
  },
  {
    kind: 'match',
    stem: 'Where does each risk belong on the grid?',
    pairs: [
      {
        text: 'Likely, and it would cost a day',
        match: 'High probability, low impact',
        why: 'Live with it, or fix its cause.',
      },
      {
        text: 'Likely, and it would end the project',
        match: 'High probability, high impact',
        why: 'Act now.',
      },
      {
        text: 'Unlikely, and it would end the project',
        match: 'Low probability, high impact',
        why: 'Decide apart from the score.',
      },
    ],
    explanation: 'The two numbers say more apart than multiplied.',
    lecture: 'Placing risks on the grid',
    second: 4,
  },
];
