import { type DemoQuestion, right, wrong } from './types.ts';

/** Questions about writing down risks. */
export const writing: DemoQuestion[] = [
  {
    kind: 'one',
    stem: 'Which entry is written so that someone can act on it?',
    options: [
      right(
        'Because the only test engineer leaves in May, acceptance may start late, which would delay the launch by about four weeks.',
        'It names a cause to work on, an event to watch for and a consequence to size.',
      ),
      wrong('Resource constraints.', 'This is a heading. Nobody can tell what might happen, or when.'),
      wrong('The launch might be late.', 'A consequence without a cause leaves nothing to prevent.'),
      wrong(
        'Testing is very important and must not be neglected.',
        'This is an opinion, not an uncertain event.',
      ),
    ],
    explanation:
      'A risk reads as cause, event and consequence: because of a fact, something may happen, which would lead to an effect.',
    lecture: 'Cause, event, consequence',
    second: 1,
  },
  {
    kind: 'one',
    stem: 'The data centre move was due on Friday. On Monday the team learns that the supplier has cancelled it. What belongs in the register?',
    options: [
      right(
        'An issue, with an owner and a date for its resolution',
        'It has happened, so nothing about it is uncertain.',
      ),
      wrong(
        'A risk with a probability of 100%',
        'A certain event is no risk. Scoring it hides that work has to start now.',
      ),
      wrong(
        'An assumption that the supplier will be replaced',
        'That may follow, but the cancelled move itself is an issue.',
      ),
      wrong(
        'Nothing until the next monthly review',
        'Waiting costs the time in which it is cheapest to react.',
      ),
    ],
    explanation:
      'A risk may happen, an issue has happened, and an assumption is taken to be true without proof.',
    lecture: 'Risk, issue or assumption?',
    second: 16,
  },
  {
    kind: 'many',
    stem: 'Which of these statements are assumptions rather than risks or issues?',
    options: [
      right('The regulator will accept the existing safety case.', 'Taken as true without proof.'),
      right(
        'Both sites will keep using the same payroll cycle.',
        'The plan depends on it, and nobody has confirmed it.',
      ),
      wrong('The interface team may lose its lead developer.', 'An uncertain event: a risk.'),
      wrong('Two of five servers failed yesterday.', 'It has happened: an issue.'),
    ],
    explanation:
      'An assumption is stated as a fact on which the plan rests. If it could be wrong, and that would hurt, record the risk as well.',
    lecture: 'Risk, issue or assumption?',
    second: 10,
  },
  {
    kind: 'one',
    stem: 'Who is the best owner of the risk that a customer’s data may not be clean enough to migrate?',
    options: [
      right('The manager who can have the data cleaned', 'An owner needs the authority to act on the cause.'),
      wrong(
        'The PMO analyst who keeps the register',
        'Keeping the record is not the same as changing the outcome.',
      ),
      wrong('The whole project team', 'A risk that belongs to everyone is watched by no one.'),
      wrong(
        'The project sponsor, who owns every risk',
        'Sponsors are asked about the few that need their decision.',
      ),
    ],
    explanation: 'Each risk has one named owner who can influence it.',
    lecture: 'Owner, trigger, next date',
    second: 7,
  },
  {
    kind: 'one',
    stem: 'What makes a good trigger?',
    options: [
      right('It can be observed, and early enough to still do something', 'That is what a trigger is for.'),
      wrong(
        'It is the moment at which the risk has happened',
        'By then it is an issue, and the cheap responses have gone.',
      ),
      wrong('It is a date in the middle of the project', 'A date says when to look, not what to look for.'),
      wrong(
        'It is agreed after the response has been chosen',
        'Without a trigger nobody knows when to start the response.',
      ),
    ],
    explanation: 'A trigger is an early sign: “fewer than six of ten test cases are written by 12 May”.',
    lecture: 'Owner, trigger, next date',
    second: 16,
  },
  {
    kind: 'many',
    stem: 'Which fields does an entry need before a review can use it?',
    options: [
      right('An owner', 'Someone has to answer for it.'),
      right('A next date', 'Otherwise it is reviewed by habit or not at all.'),
      right(
        'A description with a cause and a consequence',
        'The team has to agree on what it is talking about.',
      ),
      wrong(
        'A colour chosen by the author',
        'Colours follow from scores. Chosen by hand, they only show how worried someone is.',
      ),
    ],
    explanation: 'Keep few fields, and keep those filled in.',
    lecture: 'Owner, trigger, next date',
    second: 1,
  },
  {
    kind: 'one',
    stem: 'What is a risk register for, above all?',
    options: [
      right(
        'To change decisions while they can still be changed',
        'A register that changes nothing is paperwork.',
      ),
      wrong(
        'To prove after a failure that the risk was known',
        'This leads to long lists that nobody acts on.',
      ),
      wrong(
        'To list everything that could possibly go wrong',
        'A complete list hides the few entries that matter.',
      ),
      wrong('To satisfy the audit', 'An audit is glad of a useful register; the reverse is rarely true.'),
    ],
    explanation: 'Ask of each entry which decision would be different without it.',
    lecture: 'What a register is for',
    second: 71,
  },
  {
    kind: 'text',
    stem: 'Complete the sentence with one word: a risk that would help the project if it happened is called an …',
    accepted: ['opportunity', 'upside', 'upside risk'],
    explanation: 'Uncertainty has two sides. Opportunities are owned, scored and pursued like threats.',
    lecture: 'Choosing a response',
    second: 40,
    difficulty: 2,
  },
  {
    kind: 'order',
    stem: 'A workshop has produced forty sticky notes. Put the steps to a usable register in order.',
    steps: [
      { text: 'Separate risks from issues and assumptions', why: 'Each of them leads somewhere else.' },
      { text: 'Write each risk as cause, event and consequence', why: 'Only then can it be compared.' },
      { text: 'Give each risk an owner', why: 'Owners know enough to judge it.' },
      { text: 'Score the risks with their owners', why: 'A score without its owner convinces nobody.' },
    ],
    explanation:
      'Sorting comes first, because issues need work now. Scoring comes last: a heading such as *resources* cannot be scored.',
    lecture: 'Cause, event, consequence',
    second: 4,
  },
  {
    kind: 'match',
    stem: 'What is each statement?',
    pairs: [
      {
        text: 'The permit may come after the start of works.',
        match: 'Risk',
        why: 'It may or may not happen.',
      },
      { text: 'The excavator broke down this morning.', match: 'Issue', why: 'It has happened.' },
      {
        text: 'Drawings will be approved within ten days.',
        match: 'Assumption',
        why: 'Taken as true without proof.',
      },
      {
        text: 'Works are forbidden between 22:00 and 06:00.',
        match: 'Constraint',
        why: 'A fact that limits the plan.',
      },
    ],
    explanation: 'Ask whether it has happened, whether it is certain, and whether the plan relies on it.',
    lecture: 'Risk, issue or assumption?',
    second: 7,
  },
];
