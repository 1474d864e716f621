/** Which part of an attempt a question is in: breaks divide it into parts whose lengths differ by at most one question. */
export const partOf = (position: number, questions: number, breaks: number): number =>
  Math.floor((position * (breaks + 1)) / questions);

type Breaks = { breaks: number; breaksTaken: number };

/** Whether a question came before a break that was taken: its answer no longer changes. */
export const isClosed = ({ breaks, breaksTaken }: Breaks, position: number, questions: number): boolean =>
  partOf(position, questions, breaks) < breaksTaken;

/** Whether the learner is on a break now. */
export const isOnBreak = (breakEndsAt: Date | null, now: Date): boolean =>
  breakEndsAt !== null && now < breakEndsAt;

/** How many questions are closed once another break has been taken. */
export const closedAfterNext = ({ breaks, breaksTaken }: Breaks, questions: number): number =>
  Math.ceil((questions * (breaksTaken + 1)) / (breaks + 1));
