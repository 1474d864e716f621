import type { FormField } from '../../../../lib/form/api-form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { assessmentLimits } from '../../limits.ts';
import { optionRows } from './question-values.ts';

type Props = {
  isOne: boolean;
  field: (name: string) => FormField;
  /** What is ticked first. */
  values: Partial<Record<string, string>>;
  error: string | undefined;
};

/** Ten rows for options; empty ones are left out. */
export function OptionFields({ isOne, field, values, error }: Props) {
  return (
    <fieldset className="field" aria-describedby={error ? 'options-error' : undefined}>
      <legend className="field-label">Options</legend>
      <p className="field-hint">
        Two to ten. Leave the others empty.{' '}
        {isOne ? 'Mark the one that is correct.' : 'Mark every correct one.'}
      </p>
      {error && (
        <p className="field-error" id="options-error">
          {error}
        </p>
      )}
      <ol className="mt-3 space-y-5">
        {optionRows.map((index) => (
          <li key={index} className="grid gap-2 sm:grid-cols-2">
            <TextField
              label={`Option ${index + 1}`}
              maxLength={assessmentLimits.option}
              autoComplete="off"
              {...field(`option-${index}`)}
            />
            <TextField
              label={`Why option ${index + 1} is right or wrong`}
              maxLength={assessmentLimits.why}
              autoComplete="off"
              {...field(`why-${index}`)}
            />
            <label className="choice">
              <input
                className="choice-box"
                type={isOne ? 'radio' : 'checkbox'}
                name={isOne ? 'correct' : `correct-${index}`}
                value={isOne ? index : 'on'}
                defaultChecked={isOne ? values.correct === String(index) : `correct-${index}` in values}
              />
              <span className="choice-words">Option {index + 1} is correct</span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
