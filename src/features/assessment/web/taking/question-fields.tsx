import { cx } from '../../../../ui/cx.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { AskedQuestion } from '../../contract.ts';
import { assessmentLimits } from '../../limits.ts';
import type { Given } from './waiting-answers.ts';

type Props = {
  question: AskedQuestion;
  value: Given['value'];
  /** Its answer was checked and no longer changes. */
  isFixed: boolean;
  onChange: (value: Given['value']) => void;
};

/** Where a question is answered: options to pick, or a field. */
export function QuestionFields(props: Props) {
  const { question, value, isFixed, onChange } = props;
  if (question.options.length > 0) return <Options {...props} />;
  const isNumber = question.kind === 'number';
  return (
    <TextField
      label={isNumber ? 'Your answer, a number' : 'Your answer'}
      hint={isNumber ? 'Use a point for decimals, such as 0.8.' : undefined}
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

function Options({ question, value, isFixed, onChange }: Props) {
  const picked = Array.isArray(value) ? value : [];
  const isOne = question.kind === 'one';
  const toggle = (id: string, on: boolean) => {
    if (isOne) return onChange([id]);
    return onChange(on ? [...picked, id] : picked.filter((other) => other !== id));
  };
  return (
    <fieldset className="field" disabled={isFixed}>
      <legend className="field-label mb-1.5">
        {isOne ? 'Choose one answer' : 'Choose every correct answer'}
      </legend>
      <div className="choices" data-layout="cards">
        {question.options.map(({ id, text }) => (
          <label className="choice" key={id}>
            <input
              className="choice-box"
              type={isOne ? 'radio' : 'checkbox'}
              name={question._id}
              checked={picked.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <span className={cx('choice-words', 'wrap-anywhere')}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
