import type { FormField } from '../../../../../lib/form/api-form.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { assessmentLimits, type QuestionKind } from '../../../rules/limits.ts';
import { optionRows } from './question-values.ts';

type Props = {
  kind: Exclude<QuestionKind, 'number' | 'text'>;
  field: (name: string) => FormField;
  /** The initial values, including which options are ticked. */
  values: Partial<Record<string, string>>;
  error: FormField['error'];
};

const hints = {
  one: 'Mark the correct option.',
  many: 'Mark every correct one.',
  order: 'Write them in the correct order; learners see them shuffled.',
  match: 'Write what each belongs to; learners see the matches shuffled.',
};

/** How many rows are always shown. */
const usual = 4;

/** Ten rows for options. Those after the fourth are collapsed until they are used; empty ones are not saved. */
export function OptionFields({ kind, field, values, error }: Props) {
  const last = optionRows.findLast((index) => values[`option-${index}`]) ?? 0;
  const shown = Math.max(usual, last + 1);
  const row = (index: number) => (
    <OptionRow key={index} kind={kind} index={index} field={field} values={values} />
  );
  return (
    <fieldset className="field" aria-describedby={error ? 'options-error' : undefined}>
      <legend className="field-label">Options</legend>
      <p className="field-hint">Two to ten. Leave the others empty. {hints[kind]}</p>
      {error && (
        <p className="field-error" id="options-error">
          {error}
        </p>
      )}
      <ol className="mt-3 space-y-5">{optionRows.slice(0, shown).map(row)}</ol>
      {shown < optionRows.length && (
        <details className="mt-4">
          <summary className="field-label cursor-pointer">More options</summary>
          <ol className="mt-3 space-y-5" start={shown + 1}>
            {optionRows.slice(shown).map(row)}
          </ol>
        </details>
      )}
    </fieldset>
  );
}

type RowProps = Omit<Props, 'error'> & { index: number };

const reasons = { one: 'is right or wrong', many: 'is right or wrong', order: 'goes here', match: 'matches' };

function OptionRow({ kind, index, field, values }: RowProps) {
  const isMarked = kind === 'one' || kind === 'many';
  return (
    <li className="grid gap-4 sm:grid-cols-2">
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
        label={`Why option ${index + 1} ${reasons[kind]}`}
        maxLength={assessmentLimits.why}
        autoComplete="off"
        {...field(`why-${index}`)}
      />
      {isMarked && <Mark isOne={kind === 'one'} index={index} values={values} />}
    </li>
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
