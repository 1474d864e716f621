import { type DemoQuestion, right, wrong } from './types.ts';

/** More questions about writing down risks, for mock exams. */
export const writingMore: DemoQuestion[] = [
  {
    kind: 'one',
    stem: '“Because the permit office is short of staff, the permit may come after 1 June, which would idle two crews.” Which part is the **event**?',
    options: [
      right('The permit may come after 1 June.', 'It is what may or may not happen.'),
      wrong('The permit office is short of staff.', 'A fact today: this is the cause.'),
      wrong('Two crews are idle.', 'This is the consequence.'),
      wrong('The crews cost money.', 'It is not in the sentence, and follows from the consequence.'),
    ],
    explanation: 'The event is the uncertain part between a fact and its effect.',
    lecture: 'Cause, event, consequence',
    second: 10,
  },
  {
    kind: 'one',
    stem: 'An entry names a department as its owner. What is the problem?',
    options: [
      right(
        'Nobody in it knows that the next step is theirs.',
        'A risk moves when one person is asked for it by name.',
      ),
      wrong('Departments have no budget for risks.', 'They may well have one.'),
      wrong('The register becomes too long.', 'Its length does not depend on owners.'),
      wrong(
        'The score can no longer be calculated.',
        'Scores need a probability and an impact, not an owner.',
      ),
    ],
    explanation: 'One risk, one person. That person may ask others to act.',
    lecture: 'Owner, trigger, next date',
    second: 38,
  },
  {
    kind: 'many',
    stem: 'Which of these triggers can two people recognise in the same way?',
    options: [
      right('Two of three test environments are down for a day.', 'It can be counted.'),
      right(
        'The supplier misses a milestone by more than five working days.',
        'It has a measure and a limit.',
      ),
      wrong('The supplier seems less committed.', 'Everyone sees commitment differently.'),
      wrong('Quality gets worse.', 'It has neither a measure nor a limit.'),
    ],
    explanation: 'A trigger that needs a discussion comes too late.',
    lecture: 'Owner, trigger, next date',
    second: 16,
  },
  {
    kind: 'one',
    stem: 'The plan relies on a customer who lends two experts in July. Nobody has confirmed it. What is the next step?',
    options: [
      right(
        'Ask the customer, and note by when the answer is needed.',
        'An assumption is cheapest to test while the plan can still change.',
      ),
      wrong(
        'Close it, because it is not a risk.',
        'If it turns out wrong, it becomes an issue without warning.',
      ),
      wrong('Score it with a probability of 100%.', 'A certain event is not scored.'),
      wrong('Wait for July.', 'Then nothing can be changed any more.'),
    ],
    explanation: 'Assumptions are tested, not scored. One that cannot be tested becomes a risk.',
    lecture: 'Risk, issue or assumption?',
    second: 38,
  },
  {
    kind: 'text',
    stem: 'Complete the sentence with one word: a risk that has happened is called an …',
    accepted: ['issue', 'Issue'],
    explanation: 'From then on it needs a resolution, not a probability.',
    lecture: 'Risk, issue or assumption?',
    second: 16,
  },
];
