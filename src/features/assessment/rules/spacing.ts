const day = 86_400_000;
/**
 * Milliseconds until a question answered wrongly comes up again: long enough that the learner has to recall the answer.
 */
const soon = 10 * 60_000;

/** Days after which a question comes up again, by how often it was answered correctly when it was due. */
const spacingDays = [1, 3, 7, 21] as const;

export type PracticeCard = { stage: number; isCorrect: boolean; dueAt: Date };

/**
 * When a question comes up again: after a wrong answer, in ten minutes; after a correct one, at the next step. A
 * correct answer before it is due changes nothing: only spaced repetitions count.
 */
export function nextCard(card: PracticeCard | null, isCorrect: boolean, now: Date): PracticeCard {
  if (!isCorrect) return { stage: 0, isCorrect, dueAt: new Date(now.getTime() + soon) };
  if (card?.isCorrect && card.dueAt > now) return card;
  const stage = Math.min((card?.stage ?? 0) + 1, spacingDays.length);
  const days = spacingDays[stage - 1] ?? spacingDays[0];
  return { stage, isCorrect, dueAt: new Date(now.getTime() + days * day) };
}
