import { TextField } from '../../../../ui/forms/text-field.tsx';
import { assessmentLimits } from '../../rules/limits.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { MatchFields } from './match-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { PickFields } from './pick-fields.tsx';

type Props = AnswerFieldsProps & {
  /** Options the learner ruled out. */
  ruledOut: string[];
  onRuleOut: (id: string) => void;
};

/** The controls for answering a question, by its kind. None needs dragging. */
export function QuestionFields({ ruledOut, onRuleOut, ...props }: Props) {
  const { question, value, isFixed, onChange } = props;
  if (question.kind === 'order') return <OrderFields {...props} />;
  if (question.kind === 'match') return <MatchFields {...props} />;
  if (question.options.length > 0) return <PickFields {...props} ruledOut={ruledOut} onRuleOut={onRuleOut} />;
  const isNumber = question.kind === 'number';
  return (
    <TextField
      label={isNumber ? 'Your answer (a number)' : 'Your answer'}
      hint={isNumber ? 'Such as 0.8 or 0,8.' : undefined}
      fieldClassName="max-w-sm"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={assessmentLimits.answer}
      disabled={isFixed}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
