import type { AskedQuestion } from '../../contract.ts';
import type { Given } from './waiting-answers.ts';

/** The props of the answer fields of every kind of question. */
export type AnswerFieldsProps = {
  question: AskedQuestion;
  value: Given['value'];
  /** Its answer no longer changes: it was checked, or came before a break. */
  isFixed: boolean;
  onChange: (value: Given['value']) => void;
};
