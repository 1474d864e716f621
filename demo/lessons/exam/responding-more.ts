import { type DemoQuestion, right, wrong } from './types.ts';

/** More questions about responding to risks, for mock exams. */
export const respondingMore: DemoQuestion[] = [
  {
    kind: 'match',
    stem: 'Which response is each of these?',
    pairs: [
      { text: 'Insure the cargo.', match: 'Transfer', why: 'Someone else carries the cost.' },
      { text: 'Ship in two loads instead of one.', match: 'Reduce', why: 'The impact becomes smaller.' },
      {
        text: 'Buy locally, so that nothing is shipped.',
        match: 'Avoid',
        why: 'The event can no longer happen.',
      },
      {
        text: 'Note it, and set money aside.',
        match: 'Accept',
        why: 'Nothing changes about the risk itself.',
      },
    ],
    explanation: 'Ask what changes: the event, its probability or impact, or who pays.',
    lecture: 'Choosing a response',
    second: 1,
  },
  {
    kind: 'number',
    stem: 'A response costs $8,000 and lowers the expected loss from $30,000 to $12,000. What is its benefit after its cost, in dollars?',
    value: 10_000,
    tolerance: 0,
    explanation: 'It removes $18,000 of expected loss for $8,000.',
    lecture: 'Is it worth the price?',
    second: 25,
  },
  {
    kind: 'one',
    stem: 'After the response, a risk still has an expected value of $4,000. What is this called?',
    options: [
      right('Residual risk', 'It is what is left after the response.'),
      wrong('Secondary risk', 'That is a new risk caused by the response.'),
      wrong('Contingency', 'That is money or time set aside for it.'),
      wrong('Workaround', 'That is an unplanned reaction to an issue.'),
    ],
    explanation: 'Residual risk is what the reserve has to cover.',
    lecture: 'What is left, and what is new',
    second: 1,
  },
  {
    kind: 'one',
    stem: 'Who decides to accept a risk that exceeds the project’s tolerance?',
    options: [
      right('The sponsor or the board', 'They own the tolerance.'),
      wrong('The owner of the risk', 'They may propose it, within the tolerance they were given.'),
      wrong('The person who found it', 'Finding a risk is no mandate to accept it.'),
      wrong('The PMO', 'It makes sure that the decision is made, and noted.'),
    ],
    explanation: 'Acceptance is a decision with a name and a date.',
    lecture: 'Choosing a response',
    second: 34,
  },
  {
    kind: 'many',
    stem: 'What belongs to a contingency plan?',
    options: [
      right('The trigger that starts it', 'Otherwise it starts too late.'),
      right('The person who may start it', 'At that moment nobody should have to ask.'),
      right('The money or time it needs', 'It was set aside for this.'),
      wrong('The reasons why the risk will not happen', 'The plan is for the case that it does.'),
    ],
    explanation: 'A contingency plan is ready to be carried out without a meeting.',
    lecture: 'How much reserve?',
    second: 45,
  },
  {
    kind: 'order',
    stem: 'A trigger has been seen. Put what follows in order.',
    steps: [
      { text: 'Tell the owner of the risk', why: 'They know what was agreed.' },
      { text: 'Start the contingency plan', why: 'It was agreed for this moment.' },
      { text: 'Look for secondary risks', why: 'A response changes other things too.' },
      { text: 'Score what is left', why: 'The register shows the truth again.' },
    ],
    explanation: 'Act first, then update the register.',
    lecture: 'Watching the triggers',
    second: 42,
  },
  {
    kind: 'one',
    stem: 'Three responses each remove $10,000 of expected loss. They cost $2,000, $9,000 and $14,000. Which are worth their price by money alone?',
    options: [
      right('The first and the second', 'Both remove more than they cost.'),
      wrong('Only the first', 'The second also removes more than it costs.'),
      wrong('All three', 'The third costs more than it removes.'),
      wrong('None', 'The first removes five times its cost.'),
    ],
    explanation: 'The third may still be right for reasons other than money, such as safety.',
    lecture: 'Is it worth the price?',
    second: 36,
  },
];
