import { ApiForm, type FormField, type FormProblem } from '../../../../lib/form/api-form.tsx';
import { OpenedRevision } from '../../../../lib/form/conflicts/opened-revision.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { Scheme } from '../../contract.ts';
import { schemeLimits } from '../../schemes/admin/shapes.ts';
import { partField } from './scheme-values.ts';

type Props = {
  scheme: Scheme;
  values: Record<string, string>;
  failure: FormProblem | undefined;
  cancelTo: string;
};

/** The rules of a scheme. An empty limit means that there is none. */
export function SchemeForm({ scheme, values, failure, cancelTo }: Props) {
  const { unit } = scheme;
  const isNeeded = failure?.values ? 'needsReflection' in failure.values : scheme.needsReflection;
  return (
    <ApiForm failure={failure} values={values} className="grid gap-4 sm:grid-cols-2">
      {({ busy, field }) => {
        const amount = (name: string, label: string, hint?: string) => (
          <TextField label={label} inputMode="decimal" suffix={unit} hint={hint} {...field(name)} />
        );
        return (
          <>
            <OpenedRevision of={String(scheme.version)} failure={failure} />
            <FormDraft of={`scheme:${scheme.key}`} revision={String(scheme.version)} />
            <TextField
              label="Name"
              required
              maxLength={schemeLimits.name}
              fieldClassName="sm:col-span-2"
              {...field('name')}
            />
            {amount('total', 'Total in a cycle')}
            <TextField
              label="Length of a cycle"
              inputMode="numeric"
              suffix="months"
              required
              {...field('cycleMonths')}
            />
            {amount('step', 'Step', 'Credits are rounded down to a multiple of it. Leave empty if unknown.')}
            {amount('perYear', 'Yearly minimum')}
            {amount('perActivity', 'Maximum for one activity')}
            {amount('perDay', 'Daily maximum')}
            <TextField
              label="Carries over from the last"
              inputMode="numeric"
              suffix="months"
              hint="Leave empty if nothing carries over."
              {...field('carryOverMonths')}
            />
            {amount('carryOverMaximum', 'Maximum carried over')}
            <TextField
              label="Minimum number of activities"
              inputMode="numeric"
              {...field('minimumActivities')}
            />
            <CheckboxField
              label="Each activity needs a reflection"
              name="needsReflection"
              defaultChecked={isNeeded}
              fieldClassName="self-end"
            />
            {scheme.groups.map((group, index) => (
              <Part key={group.key} parts="groups" index={index} of={group} unit={unit} field={field} />
            ))}
            {scheme.areas.map((area, index) => (
              <Part key={area.key} parts="areas" index={index} of={area} unit={unit} field={field} />
            ))}
            <TextField
              label="Source"
              required
              maxLength={schemeLimits.source}
              fieldClassName="border-t border-hairline pt-4 sm:col-span-2"
              {...field('source')}
            />
            <TextField
              label="Link to the source"
              inputMode="url"
              maxLength={schemeLimits.url}
              {...field('sourceUrl')}
            />
            <TextField
              label="Checked on"
              type="date"
              hint="Leave empty to keep the version unconfirmed."
              {...field('checkedOn')}
            />
            <FormButtons
              label="Save as a new version"
              busy={busy}
              cancelTo={cancelTo}
              className="sm:col-span-2"
            />
          </>
        );
      }}
    </ApiForm>
  );
}

type PartProps = {
  parts: 'groups' | 'areas';
  index: number;
  of: { key: string; name: string };
  unit: string;
  field: (name: string) => FormField;
};

/** The name and limits of a group, or of an area, which has only a minimum. */
function Part({ parts, index, of: { key, name }, unit, field }: PartProps) {
  const fieldOf = (one: string) => field(partField(parts, index, one));
  return (
    <fieldset className="grid gap-4 border-t border-hairline pt-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="float-start w-full text-lg font-semibold sm:col-span-3">
        {parts === 'groups' ? 'Group' : 'Area'}: {name}
      </legend>
      <input type="hidden" name={partField(parts, index, 'key')} value={key} />
      <TextField label="Name" required maxLength={60} {...fieldOf('name')} />
      <TextField label="Minimum" inputMode="decimal" suffix={unit} {...fieldOf('minimum')} />
      {parts === 'groups' && (
        <TextField label="Maximum" inputMode="decimal" suffix={unit} {...fieldOf('maximum')} />
      )}
    </fieldset>
  );
}
