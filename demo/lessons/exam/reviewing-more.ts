import { type DemoQuestion, right, wrong } from './types.ts';

/** More questions about reviewing risks, for mock exams. */
export const reviewingMore: DemoQuestion[] = [
  {
    kind: 'order',
    stem: 'Put the twenty minutes of a risk review in order.',
    steps: [
      { text: 'Triggers seen since the last review', why: 'They may need action today.' },
      { text: 'Entries whose next date has passed', why: 'They are promises that are due.' },
      { text: 'New risks', why: 'They get an owner and a date.' },
      { text: 'What the board needs to know', why: 'It follows from the first three.' },
    ],
    explanation: 'What can cost money today comes first.',
    lecture: 'A twenty-minute review',
    second: 7,
  },
  {
    kind: 'one',
    stem: 'An owner reports “no change” for the third time. Which question helps most?',
    options: [
      right('“What would you have seen if it had become more likely?”', 'It leads back to the trigger.'),
      wrong('“Is it still red?”', 'The colour follows from facts.'),
      wrong('“Shall we delete it?”', 'No change is no reason to close a risk.'),
      wrong('“Who else could own it?”', 'That may follow, but not from one sentence.'),
    ],
    explanation: 'A review asks about facts, not colours.',
    lecture: 'Watching the triggers',
    second: 33,
  },
  {
    kind: 'many',
    stem: 'Which of these belong in a report upwards?',
    options: [
      right('The decision that is needed, and by when', 'This is what the board can do.'),
      right('What has become more likely since the last report', 'Movement says more than a state.'),
      wrong('All entries, sorted by number', 'Nobody can decide about a list.'),
      wrong('How the scores are calculated', 'It belongs in the method, not in the report.'),
    ],
    explanation: 'A report upwards asks for something.',
    lecture: 'Reporting upwards',
    second: 28,
  },
  {
    kind: 'one',
    stem: 'What is the best moment to close a risk?',
    options: [
      right('When it can no longer happen, or has become an issue', 'Both are facts.'),
      wrong('When its score has become low', 'A low risk can still happen.'),
      wrong('At the end of the year', 'Risks don’t follow the calendar.'),
      wrong('When its owner leaves', 'Then it needs another owner.'),
    ],
    explanation: 'Closing notes why, so that the next project can learn from it.',
    lecture: 'Closing and learning',
    second: 54,
  },
  {
    kind: 'number',
    stem: 'Ten closed risks had an estimated probability of 30% each, and 6 of them happened. By how many did reality exceed the estimate?',
    value: 3,
    tolerance: 0,
    explanation: 'The estimates expected 3; 6 happened. The scale was read too low.',
    lecture: 'Closing and learning',
    second: 57,
  },
  {
    kind: 'one',
    stem: 'The board asks why a red risk has not been reduced. The honest answer is that it was accepted. What do you show?',
    options: [
      right('Who accepted it, when, and why', 'Acceptance is a decision with a name.'),
      wrong('A new response that was made up for the meeting', 'It would cost money for the look of it.'),
      wrong('A lower score', 'The facts have not changed.'),
      wrong('The entry without its colour', 'The board would notice, and trust the register less.'),
    ],
    explanation: 'A register that notes decisions answers such questions by itself.',
    lecture: 'Reporting upwards',
    second: 58,
  },
  {
    kind: 'one',
    stem: 'A register has 80 entries, and every review runs over. What do you change first?',
    options: [
      right('Review only what moved, is due or is new.', 'The rest can wait until something happens.'),
      wrong('Hold the review twice a month.', 'The same review would run over twice.'),
      wrong('Invite fewer owners.', 'Then those who know are missing.'),
      wrong('Close the forty lowest entries.', 'They were not the reason for the length.'),
    ],
    explanation: 'A review is about change.',
    lecture: 'A twenty-minute review',
    second: 50,
  },
];
