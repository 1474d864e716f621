import type { FormField } from '../../../../../lib/form/api-form.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { AddImage } from '../../../../media/web/upload/add-image.tsx';
import { assessmentLimits as limits, type QuestionKind } from '../../../rules/limits.ts';
import { OptionFields } from './option-fields.tsx';

type Props = {
  kind: QuestionKind;
  field: (name: string) => FormField;
  values: Partial<Record<string, string>>;
  optionsError: FormField['error'];
  lectures: { value: string; label: string }[];
};

/** Adds an image at the end of a field. */
function insert(name: string, image: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
  if (!field) return;
  field.value = `${field.value.trimEnd()}\n\n${image}`.trimStart();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** The fields of a question of this kind. */
export function QuestionFormFields({ kind, field, values, optionsError, lectures }: Props) {
  return (
    <>
      <TextArea
        label="Question"
        required
        rows={3}
        max={limits.stem}
        hint="Markdown, such as **bold**, lists and tables. HTML is shown as text."
        {...field('stem')}
      />
      <div>
        <AddImage about="the question" onAdded={(image) => insert('stem', image)} />
      </div>
      {kind !== 'number' && kind !== 'text' && (
        <OptionFields kind={kind} field={field} values={values} error={optionsError} />
      )}
      {kind === 'number' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Correct number" required inputMode="decimal" {...field('value')} />
          <TextField
            label="Tolerance"
            inputMode="decimal"
            hint="How far off an answer may be."
            {...field('tolerance')}
          />
        </div>
      )}
      {kind === 'text' && (
        <TextArea
          label="Accepted answers"
          required
          rows={3}
          maxLines={limits.accepted}
          hint="One per line. Capital letters and extra spaces don’t matter."
          {...field('accepted')}
        />
      )}
      <TextArea
        label="Explanation"
        rows={3}
        max={limits.explanation}
        hint="Shown with the feedback. Markdown, as in the question."
        {...field('explanation')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Domain"
          required
          maxLength={limits.label}
          hint="Results are shown by domain, and mock exams draw from each."
          {...field('domain')}
        />
        <TextField label="Topic" maxLength={limits.label} {...field('topic')} />
        <TextField
          label="Difficulty"
          inputMode="numeric"
          hint="From 1 (easy) to 5 (hard)."
          {...field('difficulty')}
        />
        <TextField label="Points" inputMode="numeric" hint="1 to 10." {...field('points')} />
        <SelectField
          label="Lecture that explains it"
          placeholder="No lecture"
          options={lectures}
          {...field('lectureId')}
        />
        <TextField
          label="Time in the lecture"
          hint="Such as 1:30, or a number of seconds."
          autoComplete="off"
          {...field('second')}
        />
      </div>
    </>
  );
}
