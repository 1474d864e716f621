import { counted } from '../../../contract/text/time/formats.ts';
import type { Quiz } from '../contract.ts';

type Rules = Pick<
  Quiz,
  | 'questionCount'
  | 'minutes'
  | 'breaks'
  | 'breakMinutes'
  | 'maxAttempts'
  | 'coolDownHours'
  | 'passPercent'
  | 'certificatePercent'
  | 'feedback'
>;

const feedback = {
  immediately: 'You can check each answer as you go. Once checked, it can’t be changed.',
  afterwards: 'You see what was correct, and why, after you submit.',
  never: 'You see your score, but not which answers were correct.',
};

/** The rules of a quiz, one sentence each. */
export function rulesOf(rules: Rules): string[] {
  const { questionCount, minutes, breaks, breakMinutes, maxAttempts, coolDownHours } = rules;
  const { passPercent, certificatePercent } = rules;
  return [
    `${counted(questionCount, 'question')}.`,
    minutes === null
      ? 'No time limit.'
      : `${counted(minutes, 'minute')}. The clock keeps running when you close the page, and we submit your saved answers when time is up.`,
    breaks === 0
      ? ''
      : `${counted(breaks, 'break')} of ${counted(breakMinutes, 'minute')}. The clock stops during a break, and you can’t return to the questions before it.`,
    passPercent === null ? '' : `You pass with ${passPercent}%.`,
    certificatePercent === null ? '' : `The course certificate requires ${certificatePercent}% in this quiz.`,
    maxAttempts === null ? 'As many attempts as you like.' : `${counted(maxAttempts, 'attempt')} at most.`,
    coolDownHours === 0 ? '' : `Wait ${counted(coolDownHours, 'hour')} between attempts.`,
    feedback[rules.feedback],
  ].filter(Boolean);
}

/** One line for a list. */
export const shortRules = ({ questionCount, minutes, passPercent }: Rules): string =>
  [
    counted(questionCount, 'question'),
    minutes === null ? 'no time limit' : counted(minutes, 'minute'),
    ...(passPercent === null ? [] : [`pass with ${passPercent}%`]),
  ].join(' · ');
