import { type DemoQuestion, right, wrong } from './types.ts';

/** Questions about responding to risks. */
export const responding: DemoQuestion[] = [
  {
    kind: 'one',
    stem: 'The team drops an untested component and uses one it knows. Which response to the risk of late defects is this?',
    options: [
      right('Avoid', 'The cause is gone, so the risk is too.'),
      wrong('Reduce', 'Reducing would test the component earlier.'),
      wrong('Transfer', 'Nobody else bears the effect.'),
      wrong('Accept', 'The plan has changed.'),
    ],
    explanation: 'Avoiding changes the plan so that the risk can no longer happen.',
    lecture: 'Choosing a response',
    second: 5,
  },
  {
    kind: 'one',
    stem: 'A fixed-price contract passes the risk of overrunning costs to a supplier. What stays with you?',
    options: [
      right(
        'The effect of a late or failed delivery on your project',
        'The bill can be passed on, the schedule cannot.',
      ),
      wrong(
        'Nothing, since the risk has been transferred',
        'A transfer moves part of the effect, never all of it.',
      ),
      wrong('Only the price of the contract', 'Its failure would cost you more than its price.'),
      wrong('The probability, but not the impact', 'You still feel the impact of a delay.'),
    ],
    explanation: 'Transferring leaves a residual risk. Write it down and score it.',
    lecture: 'What is left, and what is new',
    second: 1,
  },
  {
    kind: 'number',
    stem: 'A risk has a probability of 40% and would cost $50,000. Extra tests for $6,000 lower the probability to 10%. How many dollars better off are the expected costs, after paying for the tests?',
    value: 9_000,
    tolerance: 0,
    explanation:
      'The exposure falls from $20,000 to $5,000. That saves $15,000, less $6,000 for the tests: $9,000.',
    lecture: 'Is it worth the price?',
    second: 9,
    difficulty: 4,
  },
  {
    kind: 'one',
    stem: 'A response costs more than the exposure it removes. When can it still be right?',
    options: [
      right(
        'If the impact would be one that the organisation could not survive or allow',
        'Averages do not help with what must not happen once.',
      ),
      wrong('Never', 'Safety, law and solvency are not averages.'),
      wrong('If the risk is red', 'A colour is no reason to spend.'),
      wrong('If there is money left in the reserve', 'Spare money does not make a poor bargain good.'),
    ],
    explanation:
      'Expected value suits risks that come in numbers. For harm to people, legal duties and ruin, the impact decides.',
    lecture: 'Is it worth the price?',
    second: 55,
    difficulty: 4,
  },
  {
    kind: 'many',
    stem: 'Which of these are secondary risks of moving acceptance testing to a partner?',
    options: [
      right(
        'The partner may not get access to the test data in time.',
        'It exists only because of the response.',
      ),
      right(
        'Defects may be reported in a form the developers cannot use.',
        'It exists only because of the response.',
      ),
      wrong(
        'The original test team may still be short of people.',
        'This is the risk that the response was for.',
      ),
      wrong('The requirements may change before the launch.', 'This has nothing to do with the response.'),
    ],
    explanation: 'A secondary risk is created by the response itself.',
    lecture: 'What is left, and what is new',
    second: 44,
  },
  {
    kind: 'one',
    stem: 'What is the difference between a contingency plan and a workaround?',
    options: [
      right(
        'A contingency plan is prepared, a workaround is improvised',
        'One waits for its trigger, the other for inspiration.',
      ),
      wrong('A contingency plan prevents the risk', 'Prevention is a response before the event.'),
      wrong('A workaround needs the sponsor’s approval', 'Approval depends on cost and scope.'),
      wrong('They are two names for the same thing', 'The preparation makes the difference.'),
    ],
    explanation: 'Plan for what you have accepted; improvise only for what you did not see.',
    lecture: 'Choosing a response',
    second: 34,
  },
  {
    kind: 'text',
    stem: 'What do we call money that is set aside for risks nobody has identified, and released by management? Two words.',
    accepted: ['management reserve', 'management reserves', 'a management reserve'],
    explanation:
      'The contingency reserve covers identified risks and belongs to the project. The management reserve covers unknown ones.',
    lecture: 'How much reserve?',
    second: 1,
  },
  {
    kind: 'number',
    stem: 'The register has three risks: 30% of $20,000, 10% of $90,000 and 50% of $8,000. What contingency reserve equals their expected monetary value, in dollars?',
    value: 19_000,
    tolerance: 0,
    explanation:
      '$6,000 + $9,000 + $4,000 = $19,000. It covers the average, not the case in which everything happens.',
    lecture: 'How much reserve?',
    second: 36,
  },
];
