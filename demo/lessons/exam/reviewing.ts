import { type DemoQuestion, right, wrong } from './types.ts';

/** Questions about reviewing risks. */
export const reviewing: DemoQuestion[] = [
  {
    kind: 'one',
    stem: 'A review has 20 minutes and the register 45 entries. How do you spend the time?',
    options: [
      right(
        'On the entries whose trigger, score or date has changed',
        'Only changes can lead to a decision.',
      ),
      wrong('On all 45, starting at the top', '27 seconds each is enough to read a title aloud.'),
      wrong(
        'On the five reddest, as every month',
        'What never changes needs a decision, not another reading.',
      ),
      wrong('On entries that nobody has looked at so far', 'Novelty is not importance.'),
    ],
    explanation: 'Prepare the list of changes before the meeting, and use the meeting to decide.',
    lecture: 'A twenty-minute review',
    second: 12,
  },
  {
    kind: 'one',
    stem: 'The trigger of a risk has been seen, but the risk has not happened yet. What comes next?',
    options: [
      right('The owner starts the prepared response', 'That is what the trigger was agreed for.'),
      wrong('The risk becomes an issue', 'It has not happened yet.'),
      wrong(
        'The score goes up, and the next review decides',
        'The time until the review is the time to act.',
      ),
      wrong('The trigger is moved to a later date', 'This only silences the alarm.'),
    ],
    explanation: 'Agree on the response together with the trigger, so that nobody needs a meeting to begin.',
    lecture: 'Watching the triggers',
    second: 42,
  },
  {
    kind: 'many',
    stem: 'What belongs on a risk page for the board?',
    options: [
      right('The few risks that need a decision from the board', 'The board can only act on these.'),
      right('What changed since the last report, and why', 'A trend says more than a state.'),
      wrong('The complete register as an appendix', 'It moves the work of selecting to the reader.'),
      wrong('A count of risks by colour', 'A count says nothing about what to do.'),
    ],
    explanation: 'One page: what we ask of you, what changed, what we are watching.',
    lecture: 'Reporting upwards',
    second: 1,
  },
  {
    kind: 'one',
    stem: 'A risk can no longer happen, because the phase it belonged to is over. What do you do with its entry?',
    options: [
      right('Close it, with the reason and what was learnt', 'The next project can learn from it.'),
      wrong('Delete it, to keep the register short', 'The history is lost, and with it what it cost.'),
      wrong('Leave it open at probability 1', 'Dead entries teach people to skip entries.'),
      wrong('Move it to the issues', 'It has not happened.'),
    ],
    explanation: 'Close often: a register with 20 living entries is read, one with 80 is filed.',
    lecture: 'Closing and learning',
    second: 54,
  },
  {
    kind: 'one',
    stem: 'For four months a red risk has had the same score, response and comment. What does the PMO ask its owner?',
    options: [
      right(
        'Which decision would change this, and who has to make it',
        'A standing red risk is usually waiting for someone.',
      ),
      wrong('To update the comment every month', 'New words for the same state help nobody.'),
      wrong('To lower the score, since nothing has happened', 'Luck is not evidence.'),
      wrong('To report it in a separate meeting', 'Another meeting without a decision changes nothing.'),
    ],
    explanation: 'Either decide, or accept the risk explicitly and say so.',
    lecture: 'Reporting upwards',
    second: 50,
  },
  {
    kind: 'many',
    stem: 'Which signs show that a register is used?',
    options: [
      right('Plans and budgets refer to entries in it', 'It has changed a decision.'),
      right('Entries are closed regularly', 'Someone is looking after them.'),
      wrong('It has grown every month', 'Growth alone shows that adding is easier than closing.'),
      wrong('Every field is filled in', 'Fields can be filled without a thought.'),
    ],
    explanation: 'Measure decisions, not entries.',
    lecture: 'Reporting upwards',
    second: 63,
  },
  {
    kind: 'number',
    stem: 'Of 24 risks closed this year, 6 had happened. Their average estimated probability was 50%. By how many risks did the estimates exceed what happened?',
    value: 6,
    tolerance: 0,
    explanation:
      '50% of 24 is 12. Six happened, six fewer than estimated: the team’s probabilities are too high, or its responses work.',
    lecture: 'Closing and learning',
    second: 57,
    difficulty: 4,
  },
  {
    kind: 'one',
    stem: 'Who should start the discussion of a risk in the review?',
    options: [
      right(
        'Its owner, in one sentence about what changed',
        'The owner knows, and the sentence keeps it short.',
      ),
      wrong('The chair, by reading out the entry', 'Everyone can read.'),
      wrong('The PMO, with the scores of all projects', 'Comparing projects is a different meeting.'),
      wrong('The person who is most worried about it', 'Worry is loud, not informed.'),
    ],
    explanation: 'What changed, what is next, what do you need: three sentences at most.',
    lecture: 'A twenty-minute review',
    second: 19,
  },
];
