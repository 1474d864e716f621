import type { DemoReview } from '../types.ts';

const risk = 'risk-registers-that-change-decisions';
const decision = 'business-case-that-gets-a-decision';
const kanban = 'kanban-for-project-teams';

const by = (name: string, course: string, rating: DemoReview['rating'], text: string, answer?: string) =>
  ({
    person: `${name}@milepost.example`,
    course,
    rating,
    text,
    ...(answer && { answer }),
  }) satisfies DemoReview;

/** Reviews of the flagship courses, which many learners take. */
export const popularReviews: DemoReview[] = [
  by(
    'aisha.rahman',
    risk,
    5,
    'We had 140 risks and no decisions. After the lecture on cause, event and consequence I merged them into 31, and for the first time the owners argued about the responses instead of the colours.',
    'From 140 to 31 is a good week’s work, Aisha. Arguing about responses is exactly the sign to look for.',
  ),
  by(
    'mateo.quispe',
    risk,
    5,
    'The best part is the exercise: you rewrite ten of your own risks, not someone else’s invented ones. Mine turned out to be four risks and six complaints.',
  ),
  by(
    'ingrid.solberg',
    risk,
    4,
    'Very clear on scoring and on why a five-by-five grid lies to you. I would have liked more on opportunities.',
  ),
  by(
    'chidi.eze',
    risk,
    5,
    'I put the exposure workbook in front of the board on Tuesday. They released contingency for the top two risks and closed nine others.',
  ),
  by(
    'meiling.tan',
    risk,
    3,
    'Useful, and the templates are good. The voice is a little flat, and I skipped the introduction because I have kept registers for years.',
    'Thank you for saying so. With your experience, begin at the section on responding; little of it repeats the first two.',
  ),
  by(
    'rhys.llewellyn',
    risk,
    4,
    'Short lectures with one idea each. I watched them before our monthly review and changed the agenda as I went.',
  ),
  by(
    'fatima.idrissi',
    risk,
    5,
    'I manage hospital moves, not tunnels, and everything carried over. “Who will do what by when, and what will we see if it works?” is on our wall now.',
  ),
  by(
    'jakub.wisniewski',
    risk,
    4,
    'The review agenda takes twenty minutes instead of the ninety we used to spend reading rows aloud.',
  ),
  by(
    'sophie.tremblay',
    risk,
    5,
    'Finally a course that says a risk nobody would act on does not belong in the register.',
  ),
  by(
    'aisha.rahman',
    kanban,
    4,
    'We thought we had Kanban because we had columns. The section on policies was uncomfortable and right.',
  ),
  by(
    'mateo.quispe',
    kanban,
    5,
    'The ageing chart showed that two cards had been waiting for the same approver for five weeks. One phone call later they were done.',
  ),
  by(
    'ingrid.solberg',
    kanban,
    5,
    'I forecast with ranges now: “85 per cent by the ninth”. My sponsor was sceptical for one month and then asked the other teams for the same.',
  ),
  by(
    'meiling.tan',
    kanban,
    4,
    'Good for project work in particular; most courses only know software teams. The blocker log is the file I use most.',
  ),
  by(
    'fatima.idrissi',
    kanban,
    5,
    'Limiting work in progress felt like doing less. Six weeks on we finish more, and people leave on time.',
    'Both at once: that is what I hope for. Thank you, Fatima.',
  ),
  by(
    'arjun.nair',
    kanban,
    3,
    'The flow part is excellent. For a contract with fixed milestones I still had to work out the reporting myself.',
  ),
  by(
    'sophie.tremblay',
    kanban,
    4,
    'Plain language and honest numbers. I finished the videos in two evenings and the exercises in two weeks.',
  ),
  by(
    'mateo.quispe',
    decision,
    5,
    'The two-page case is the best template I have taken from any course. Finance asked for it by name the second time.',
  ),
  by(
    'ingrid.solberg',
    decision,
    4,
    'I liked that “do nothing” is a real option with a real cost here. Our old template had it as a box to tick.',
  ),
  by(
    'meiling.tan',
    decision,
    5,
    'Wrote the decision first, as told, and found that I had been asking for the wrong one. Embarrassing and very useful.',
  ),
  by(
    'rhys.llewellyn',
    decision,
    4,
    'The comparison workbook saved me a weekend. I should have liked a public-sector example with non-cash benefits.',
  ),
  by(
    'fatima.idrissi',
    decision,
    5,
    'Seventeen minutes of video, and a morning of exercises that were worth more than most two-day workshops I have been sent to.',
  ),
  by(
    'arjun.nair',
    decision,
    5,
    'Ranges instead of single numbers changed the whole conversation: we discussed what would move them rather than who was right.',
  ),
  by(
    'leilani.kahale',
    decision,
    4,
    'Clear and well paced. The part on sensitivity needed a second viewing, and then it made sense.',
  ),
];
