import { Button } from '../../../../ui/actions/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

type Props = AnswerFieldsProps & { ruledOut: string[]; onRuleOut: (id: string) => void };

/** Options to choose from. Ruling an option out strikes it through for the learner and changes nothing else. */
export function PickFields({ question, value, isFixed, onChange, ruledOut, onRuleOut }: Props) {
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
        {question.options.map(({ id, text }) => {
          const isRuledOut = ruledOut.includes(id);
          return (
            <div key={id} className="flex items-center gap-2">
              <label className="choice min-w-0 grow">
                <input
                  className="choice-box"
                  type={isOne ? 'radio' : 'checkbox'}
                  name={question._id}
                  checked={picked.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
                <span className={cx('choice-words wrap-anywhere', isRuledOut && 'text-ink-2 line-through')}>
                  {text}
                </span>
              </label>
              <Button
                variant="quiet"
                size="sm"
                className="shrink-0"
                aria-pressed={isRuledOut}
                onClick={() => onRuleOut(id)}
              >
                {isRuledOut ? 'Restore' : 'Rule out'}
                <span className="sr-only"> {text.slice(0, 80)}</span>
              </Button>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
