import { ApiForm, type FormField, type FormProblem } from '../../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../../lib/form/conflicts/edited-revision.tsx';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { Scheme } from '../../contract.ts';
import { schemeLimits } from '../../schemes/admin/shapes.ts';
import { comparedFields, labels, partLabels, partTitle } from './compared-rules.ts';
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
        const amount = (name: keyof typeof labels, hint?: string) => (
          <TextField label={labels[name]} inputMode="decimal" suffix={unit} hint={hint} {...field(name)} />
        );
        return (
          <>
            <EditedRevision
              draft={{ of: `scheme:${scheme.key}` }}
              revision={String(scheme.version)}
              saved={{
                ...values,
                checkedOn: scheme.checkedOn ?? '',
                ...(scheme.needsReflection && { needsReflection: 'on' }),
              }}
              fields={comparedFields(scheme)}
              failure={failure}
            />
            <TextField
              label={labels.name}
              required
              maxLength={schemeLimits.name}
              fieldClassName="sm:col-span-2"
              {...field('name')}
            />
            {amount('total')}
            <TextField
              label={labels.cycleMonths}
              inputMode="numeric"
              suffix="months"
              required
              {...field('cycleMonths')}
            />
            {amount('step', 'Credits are rounded down to a multiple of it. Leave empty if unknown.')}
            {amount('perYear')}
            {amount('perActivity')}
            {amount('perDay')}
            <TextField
              label={labels.carryOverMonths}
              inputMode="numeric"
              suffix="months"
              hint="Leave empty if nothing carries over."
              {...field('carryOverMonths')}
            />
            {amount('carryOverMaximum')}
            <TextField label={labels.minimumActivities} inputMode="numeric" {...field('minimumActivities')} />
            <CheckboxField
              label={labels.needsReflection}
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
              label={labels.source}
              required
              maxLength={schemeLimits.source}
              fieldClassName="border-t border-hairline pt-4 sm:col-span-2"
              {...field('source')}
            />
            <TextField
              label={labels.sourceUrl}
              inputMode="url"
              maxLength={schemeLimits.url}
              {...field('sourceUrl')}
            />
            <TextField
              label={labels.checkedOn}
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
        {partTitle(parts, name)}
      </legend>
      <input type="hidden" name={partField(parts, index, 'key')} value={key} />
      <TextField label={partLabels.name} required maxLength={60} {...fieldOf('name')} />
      <TextField label={partLabels.minimum} inputMode="decimal" suffix={unit} {...fieldOf('minimum')} />
      {parts === 'groups' && (
        <TextField label={partLabels.maximum} inputMode="decimal" suffix={unit} {...fieldOf('maximum')} />
      )}
    </fieldset>
  );
}
