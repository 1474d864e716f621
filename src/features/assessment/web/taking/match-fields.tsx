import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { pairOf } from '../../rules/score.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

/** One list for each line, from which its match is chosen. */
export function MatchFields({ question, value, isFixed, onChange }: AnswerFieldsProps) {
  const pairs = Array.isArray(value) ? value : [];
  const chosenFor = (id: string) =>
    pairs.find((pair) => pair.startsWith(`${id}:`))?.slice(id.length + 1) ?? '';
  const choose = (id: string, target: string) => {
    const others = pairs.filter((pair) => !pair.startsWith(`${id}:`));
    const next = target ? [...others, pairOf(id, target)] : others;
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset className="field" disabled={isFixed}>
      <legend className="field-label mb-3">Choose what each line belongs to</legend>
      <div className="grid gap-4">
        {question.options.map(({ id, text }) => (
          <SelectField
            key={id}
            label={text}
            placeholder="Choose…"
            options={question.targets.map((target) => ({ value: target.id, label: target.text }))}
            value={chosenFor(id)}
            onChange={(event) => choose(id, event.currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
