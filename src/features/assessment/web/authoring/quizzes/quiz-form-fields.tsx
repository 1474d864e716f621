import { counted } from '../../../../../contract/text/time/formats.ts';
import type { FormField } from '../../../../../lib/form/api-form.tsx';
import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx';
import { RadioGroup } from '../../../../../ui/forms/radio-group.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { assessmentLimits as limits } from '../../../rules/limits.ts';
import { domainName, feedback, labels, sources } from './quiz-values.ts';

type Props = {
  field: (name: string) => FormField;
  values: Partial<Record<string, string>>;
  domains: { name: string; count: number }[];
  questions: { _id: string; stem: string; domain: string }[];
  /** The fixed questions so far. */
  chosen: string[];
  problem: FormField['error'];
};

/** The fields of a quiz. */
export function QuizFormFields(props: Props) {
  const { field, values, problem } = props;
  return (
    <>
      <TextField
        label={labels.title}
        required
        maxLength={limits.title}
        autoComplete="off"
        {...field('title')}
      />
      <TextArea label={labels.introduction} rows={2} max={limits.introduction} {...field('introduction')} />
      <RadioGroup
        label={labels.source}
        name="source"
        options={sources}
        defaultValue={values.source ?? 'drawn'}
        {...(problem && { error: problem })}
      />
      <Drawn {...props} />
      <Fixed {...props} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={labels.minutes}
          inputMode="numeric"
          hint="Leave empty for no time limit."
          {...field('minutes')}
        />
        <TextField
          label={labels.passPercent}
          inputMode="numeric"
          suffix="%"
          hint="Leave empty for no pass mark."
          {...field('passPercent')}
        />
        <TextField
          label={labels.certificatePercent}
          inputMode="numeric"
          suffix="%"
          hint="Leave empty if the certificate doesn’t require one."
          {...field('certificatePercent')}
        />
        <TextField
          label={labels.maxAttempts}
          inputMode="numeric"
          hint="Leave empty for no limit."
          {...field('maxAttempts')}
        />
        <TextField
          label={labels.coolDownHours}
          inputMode="numeric"
          hint="0 for none."
          {...field('coolDownHours')}
        />
        <TextField
          label={labels.breaks}
          inputMode="numeric"
          hint="0 to 3. A break stops the clock; learners can’t go back to the questions before it."
          {...field('breaks')}
        />
        <TextField label={labels.breakMinutes} inputMode="numeric" {...field('breakMinutes')} />
        <SelectField
          label={labels.feedback}
          options={feedback}
          fieldClassName="sm:col-span-2"
          {...field('feedback')}
        />
      </div>
      <CheckboxField label={labels.isShuffled} name="isShuffled" defaultChecked={'isShuffled' in values} />
      <CheckboxField label={labels.isPublished} name="isPublished" defaultChecked={'isPublished' in values} />
    </>
  );
}

/** How many questions to draw from each domain: hidden while the author chooses fixed questions. */
function Drawn({ domains, field }: Props) {
  return (
    <fieldset className="field in-[form:has([value=fixed]:checked)]:hidden">
      <legend className="field-label">How many from each domain</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {domains.map(({ name, count }) => (
          <TextField
            key={name}
            label={name}
            inputMode="numeric"
            hint={`The bank has ${counted(count, 'question')}.`}
            {...field(domainName(name))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Fixed({ questions, chosen }: Props) {
  return (
    <details open={chosen.length > 0} className="in-[form:has([value=drawn]:checked)]:hidden">
      <summary className="field-label cursor-pointer">Choose questions</summary>
      <div
        className="choices mt-3 max-h-96 overflow-y-auto rounded-control border border-hairline p-3"
        data-layout="stack"
      >
        {questions.map(({ _id, stem, domain }) => (
          <label className="choice" key={_id}>
            <input
              className="choice-box"
              type="checkbox"
              name="question"
              value={_id}
              defaultChecked={chosen.includes(_id)}
            />
            <span className="choice-words">
              <span className="wrap-anywhere">{stem}</span>
              <span className="field-hint">{domain}</span>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
