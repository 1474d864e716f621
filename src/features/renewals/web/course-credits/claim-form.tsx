import { useState } from 'react';
import {
  areaNames,
  creditAmount,
  creditAreas,
  creditFamilies,
  families,
} from '../../../../contract/credits.ts';
import { ApiForm, type FormProblem, type FormState } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { FieldError, useField } from '../../../../ui/forms/field.tsx';
import { FileField } from '../../../../ui/forms/file-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { type CourseCredits, creditLimits } from '../../course-credits/shapes.ts';

type Props = {
  courseId: string;
  suggestions: CourseCredits['suggestions'];
  failure: FormProblem | undefined;
};

const tooLarge = 'The proof must be 5 MB or less.';
const accept = 'application/pdf,image/jpeg,image/png,image/webp';

/** Claims credits with a proof. The form starts with what the learning time and the category suggest for PMI. */
export function ClaimForm({ courseId, suggestions, failure }: Props) {
  const [isTooLarge, setTooLarge] = useState(false);
  const most = suggestions.map(({ family, amount }) => creditAmount(family, amount)).join(', ');
  const pmi = suggestions.find(({ family }) => family === 'pmi');
  const values: Record<string, string> = { family: 'pmi', amount: String(pmi?.amount || '') };
  for (const key of creditAreas) values[`area.${key}`] = String(pmi?.areas[key] ?? '');
  return (
    <ApiForm
      failure={failure}
      values={values}
      hiddenFields={{ intent: 'claim' }}
      encType="multipart/form-data"
      className="grid gap-4 sm:grid-cols-2"
    >
      {({ busy, field }) => {
        const file = field('file');
        return (
          <>
            <FormDraft of={`credits:${courseId}`} />
            <SelectField
              label="Certification body"
              options={creditFamilies.map((family) => ({
                value: family,
                label: `${families[family].name} (${families[family].unit})`,
              }))}
              {...field('family')}
            />
            <TextField
              label="Credits"
              required
              inputMode="decimal"
              hint={`The learning time allows at most ${most}.`}
              {...field('amount')}
            />
            <AreaFields field={field} />
            <TextField
              label="Provider number"
              maxLength={creditLimits.number}
              hint="Shown once the credits are verified."
              {...field('providerNumber')}
            />
            <TextField label="Activity number" maxLength={creditLimits.number} {...field('activityNumber')} />
            <TextField
              label="Claim code"
              maxLength={creditLimits.number}
              hint="Only learners who complete the course see it."
              {...field('claimCode')}
            />
            <div className="hidden sm:block" />
            <TextField
              label="First day"
              type="date"
              hint="In UTC, today or earlier. Leave empty for today."
              {...field('validFrom')}
            />
            <TextField
              label="Last day"
              type="date"
              hint="In UTC. Leave empty for no end date."
              {...field('validUntil')}
            />
            <FileField
              label="Proof"
              required
              hint="A PDF or an image of at most 5 MB, such as the body’s confirmation. Only administrators see it."
              accept={accept}
              fieldClassName="sm:col-span-2"
              onFiles={([chosen]) => setTooLarge((chosen?.size ?? 0) > creditLimits.proofBytes)}
              {...file}
              error={isTooLarge ? tooLarge : file.error}
            />
            <div className="sm:col-span-2">
              <Button type="submit" busy={busy} disabled={isTooLarge}>
                Send for review
              </Button>
            </div>
          </>
        );
      }}
    </ApiForm>
  );
}

/** The credits for each area. An error about their sum is shown once, below them. */
function AreaFields({ field }: Pick<FormState, 'field'>) {
  const { error, errorFrom } = field('areas');
  const ids = useField({ error, errorFrom });
  const describedBy = ids.control['aria-describedby'];
  return (
    <fieldset className="field sm:col-span-2" aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold">Areas, for PMI only. They must add up to the credits.</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {creditAreas.map((key) => {
          const own = field(`area.${key}`);
          return (
            <TextField
              key={key}
              label={areaNames[key]}
              inputMode="decimal"
              {...own}
              errorFrom={own.errorFrom ?? describedBy}
            />
          );
        })}
      </div>
      <FieldError ids={ids} />
    </fieldset>
  );
}
