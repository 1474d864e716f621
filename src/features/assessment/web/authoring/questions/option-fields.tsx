import type { FormField } from '../../../../../lib/form/api-form.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { assessmentLimits, type QuestionKind } from '../../../rules/limits.ts';
import { optionRows } from './question-values.ts';

type Props = {
  kind: Exclude<QuestionKind, 'number' | 'text'>;
  field: (name: string) => FormField;
  /** What is ticked first. */
  values: Partial<Record<string, string>>;
  error: string | undefined;
};

const hints = {
  one: 'Mark the correct option.',
  many: 'Mark every correct one.',
  order: 'Write them in the correct order; learners see them shuffled.',
  match: 'Write what each belongs to; learners see the matches shuffled.',
};

/** Ten rows for options; empty ones are left out. */
export function OptionFields({ kind, field, values, error }: Props) {
  return (
    <fieldset className="field" aria-describedby={error ? 'options-error' : undefined}>
      <legend className="field-label">Options</legend>
      <p className="field-hint">Two to ten. Leave the others empty. {hints[kind]}</p>
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
            {kind === 'match' && (
              <TextField
                label={`Option ${index + 1} belongs to`}
                maxLength={assessmentLimits.option}
                autoComplete="off"
                {...field(`match-${index}`)}
              />
            )}
            <TextField
              label={
                kind === 'one' || kind === 'many'
                  ? `Why option ${index + 1} is right or wrong`
                  : `Why option ${index + 1} is there`
              }
              maxLength={assessmentLimits.why}
              autoComplete="off"
              {...field(`why-${index}`)}
            />
            {(kind === 'one' || kind === 'many') && (
              <Mark isOne={kind === 'one'} index={index} values={values} />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

type MarkProps = Pick<Props, 'values'> & { isOne: boolean; index: number };

function Mark({ isOne, index, values }: MarkProps) {
  return (
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
  );
}
