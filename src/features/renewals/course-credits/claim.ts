import {
  type CreditAreaKey,
  type CreditFamily,
  creditAmount,
  creditAreas,
  families,
  mostCredit,
} from '../../../contract/credits.ts';
import { likelyArea } from '../schemes/areas.ts';

/** The learning time of a course. */
type LearningTime = { seconds: number; practiceMinutes: number };

/**
 * An instructor's claim that a course gives credits. Amounts are hundredths of the unit; dates are ISO dates in UTC.
 */
export type Claim = {
  family: CreditFamily;
  amount: number;
  areas: Partial<Record<CreditAreaKey, number>>;
  validFrom: string;
  validUntil: string | null;
};

/**
 * The errors in a claim, by field.
 * @param today an ISO date in UTC
 */
export function claimFaults(claim: Claim, { seconds, practiceMinutes }: LearningTime, today: string) {
  const { family, amount, areas, validFrom, validUntil } = claim;
  const { unit, step } = families[family];
  const most = mostCredit(family, seconds, practiceMinutes);
  const faults: Record<string, string> = {};
  if (amount % step !== 0) faults.amount = `Please enter a multiple of ${step / 100} ${unit}.`;
  else if (amount > most) faults.amount = mostSentence(family, most);
  const parts = creditAreas.map((key) => areas[key] ?? 0);
  const sum = parts.reduce((total, part) => total + part, 0);
  if (family === 'pmi') {
    if (parts.some((part) => part % step !== 0))
      faults.areas = `Please enter multiples of ${step / 100} ${unit} for the areas.`;
    else if (sum !== amount)
      faults.areas = `The areas must add up to ${amount / 100} ${unit}; they add up to ${sum / 100}.`;
  } else if (sum > 0) faults.areas = 'Only PMI splits credits into areas.';
  // The course page shows credits as soon as they are verified.
  if (validFrom > today)
    faults.validFrom = 'The first day can’t be in the future. Claim the credits on that day.';
  if (validUntil !== null && validUntil < validFrom)
    faults.validUntil = 'The last day must be on or after the first day.';
  else if (validUntil !== null && validUntil < today)
    faults.validUntil = 'The last day can’t be in the past.';
  return faults;
}

const mostSentence = (family: CreditFamily, most: number): string =>
  most === 0
    ? 'The course is too short for a claim. Upload its lectures first.'
    : `The learning time of this course allows at most ${creditAmount(family, most / 100)}.`;

/** The claims that the form suggests: all the learning time; for PMI, in the area that fits the category. */
export function suggestedClaims(category: string, { seconds, practiceMinutes }: LearningTime) {
  const area = likelyArea(category);
  return (Object.keys(families) as CreditFamily[]).map((family) => {
    const amount = mostCredit(family, seconds, practiceMinutes);
    return { family, amount, areas: family === 'pmi' && amount > 0 ? { [area]: amount } : {} };
  });
}
