import type { AskedQuestion } from '../../contract.ts';
import type { Given } from './waiting-answers.ts';

/** What every kind of question needs to be answered. */
export type AnswerFieldsProps = {
  question: AskedQuestion;
  value: Given['value'];
  /** Its answer no longer changes: it was checked, or came before a break. */
  isFixed: boolean;
  onChange: (value: Given['value']) => void;
};
