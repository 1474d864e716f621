import { inFull } from '../../../contract/money/plain-number.ts';
import { type AnswerValue, correctIn, isCorrect, optionsOf, type Solution } from '../rules/score.ts';
import { randomFrom, shuffled } from '../rules/shuffle.ts';

/** The options to choose from, arrange or match: their texts only, in the order of this attempt. */
export function choicesOf(solution: Solution, seed: number | null, position: number) {
  const textOf = ({ id, text }: { id: string; text: string }) => ({ id, text });
  const random = randomFrom((seed ?? 0) + position + 1);
  // The stored order of steps and targets is part of the solution, so they are sorted by their random ids first.
  const mixed = (all: { id: string; text: string }[]) =>
    shuffled(
      all.map(textOf).sort((one, other) => (one.id < other.id ? -1 : 1)),
      random,
    );
  if (solution.kind === 'order') return { options: mixed(solution.steps), targets: [] };
  if (solution.kind === 'match') {
    const { pairs } = solution;
    const targets = mixed(pairs.map(({ matchId, match }) => ({ id: matchId, text: match })));
    return { options: seed === null ? pairs.map(textOf) : shuffled(pairs.map(textOf), random), targets };
  }
  const options = optionsOf(solution).map(textOf);
  return { options: seed === null ? options : shuffled(options, random), targets: [] };
}

type Reviewed = {
  solution: unknown;
  value: unknown;
  explanation: string;
  lectureId: string | null;
  lectureTitle: string | null;
  second: number | null;
};

/**
 * The correct answer, the reason, and the lecture that explains it.
 * @param unlocked the lectures that the learner may watch
 */
export function reviewOf(
  { value, explanation, lectureId, lectureTitle, second, ...row }: Reviewed,
  unlocked: Set<string>,
) {
  const solution = row.solution as Solution;
  return {
    isCorrect: isCorrect(solution, (value ?? null) as AnswerValue),
    correct: correctIn(solution),
    whys: Object.fromEntries(optionsOf(solution).flatMap(({ id, why }) => (why ? [[id, why]] : []))),
    solution: sentenceOf(solution),
    explanation,
    lecture:
      lectureId && lectureTitle !== null
        ? { _id: lectureId, title: lectureTitle, second, isLocked: !unlocked.has(lectureId) }
        : null,
  };
}

function sentenceOf(solution: Solution): string | null {
  if (solution.kind === 'text') return solution.accepted.join(' or ');
  if (solution.kind !== 'number') return null;
  const { value, tolerance } = solution;
  return tolerance > 0 ? `${inFull(value)}, give or take ${inFull(tolerance)}` : inFull(value);
}
