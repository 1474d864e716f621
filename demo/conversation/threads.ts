/** A question in a demo course, and its answers. */
export type DemoThread = {
  person: string;
  /** The lecture's title. */
  lecture: string;
  second: number;
  hoursAgo: number;
  title: string;
  body: string;
  pinned?: true;
  /** Demo accounts that have the same question. */
  votes?: string[];
  answers?: DemoPost[];
};

type DemoPost = { person: string; hoursLater: number; body: string; accepted?: true };

const at = (name: string) => `${name}@milepost.example`;
const instructor = at('instructor');
const learner = at('learner');
const aisha = at('aisha.rahman');

/** The course all of them belong to: the main instructor teaches it, and the main learner studies it. */
export const threadsCourse = 'risk-registers-that-change-decisions';

export const threads: DemoThread[] = [
  {
    person: learner,
    lecture: 'What a register is for',
    second: 31,
    hoursAgo: 88,
    title: 'Where do I start if my project already has a register?',
    body: 'Ours has 140 entries, most of them two years old. Do I clean it up first, or start again next to it?',
    pinned: true,
    votes: [aisha],
    answers: [
      {
        person: instructor,
        hoursLater: 3,
        accepted: true,
        body: 'Start again, with ten. Ask each workstream for the two risks they would lose sleep over, and write those as cause, event and consequence.\n\nThen read the old list once, move across what is still true, and archive the rest with today’s date. In my experience fewer than fifteen of 140 survive.',
      },
      { person: learner, hoursLater: 22, body: 'Eleven survived. Thank you!' },
    ],
  },
  {
    person: aisha,
    lecture: 'Risk, issue or assumption?',
    second: 44,
    hoursAgo: 72,
    title: 'Is a supplier who is already late a risk or an issue?',
    body: 'The delivery date has passed, but the delay does not hurt us yet. My colleague says it stays a risk until it hurts.',
    answers: [
      {
        person: instructor,
        hoursLater: 5,
        accepted: true,
        body: 'Both, as two entries. The late delivery has happened: that is an issue, and someone has to do something about it this week. That it may move the opening date is still uncertain: that is the risk, and its cause is the issue.',
      },
    ],
  },
  {
    person: aisha,
    lecture: 'Cause, event, consequence',
    second: 27,
    hoursAgo: 61,
    title: 'What if one cause leads to three events?',
    body: 'A late planning permit could stop the groundworks, the crane order and the road closure. Is that one risk or three?',
    votes: [learner],
    answers: [
      {
        person: instructor,
        hoursLater: 2,
        body: 'Three, if they have different owners or responses; one, if you would do the same thing about all of them. Here I would write three and give them the same trigger.',
      },
    ],
  },
  {
    person: learner,
    lecture: 'What a register is for',
    second: 58,
    hoursAgo: 50,
    title: 'How much of the register does the sponsor need to see?',
    body: 'My sponsor asked for “the register”. I’m afraid of the discussion about entry 38.',
    answers: [
      {
        person: instructor,
        hoursLater: 9,
        body: 'One page: what has changed, what needs a decision, and by when. There is a template in the fourth section. Keep the register open for anyone who wants to look, sponsor included.',
      },
    ],
  },
  {
    person: aisha,
    lecture: 'Owner, trigger, next date',
    second: 19,
    hoursAgo: 40,
    title: 'Can a committee own a risk?',
    body: 'Our governance says that the programme board owns all risks above 15.',
    answers: [
      {
        person: instructor,
        hoursLater: 4,
        body: 'A committee can decide, but it cannot act on a Tuesday afternoon. Let the board own the decision, and name one person who watches the trigger and calls them.',
      },
    ],
  },
  {
    person: aisha,
    lecture: 'Owner, trigger, next date',
    second: 52,
    hoursAgo: 7,
    title: 'What is a good trigger for a risk about people leaving?',
    body: 'By the time someone hands in their notice it is too late. What do you watch for?',
    votes: [learner],
  },
  {
    person: learner,
    lecture: 'Risk, issue or assumption?',
    second: 12,
    hoursAgo: 2,
    title: 'Do assumptions belong in the same list?',
    body: 'In the RAID log they have their own sheet. In the video they seem to share one with the risks.',
  },
];
