import { formatDate } from '../../../../contract/text/time/formats.ts';
import { ApiForm, type FormField, type FormProblem } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { useNewRecord } from '../../../../lib/form/drafts/new-record.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { type Holding, renewalLimits } from '../../contract.ts';
import { fieldNames } from './activity-values.ts';

type Props = {
  /** The activity's id; undefined for a new one. */
  id: string | undefined;
  /** The id that a new one will get. */
  newId: string;
  holdings: readonly Holding[];
  values: Record<string, string>;
  failure: FormProblem | undefined;
  cancelTo: string;
};

/** An activity, and what it counts for in each of the learner's certifications. */
export function ActivityForm({ id, newId, holdings, values, failure, cancelTo }: Props) {
  const added = useNewRecord(newId, failure?.values?.newId);
  return (
    <ApiForm
      failure={failure}
      values={values}
      hiddenFields={id ? undefined : { newId: added.id }}
      className="grid gap-4 sm:grid-cols-2"
    >
      {({ busy, field }) => (
        <>
          <FormDraft
            of={`activity:${id ?? 'new'}`}
            revision={id && JSON.stringify(values)}
            creates={id ? undefined : added}
          />
          <TextField
            label="Title"
            required
            maxLength={renewalLimits.title}
            fieldClassName="sm:col-span-2"
            {...field('title')}
          />
          <TextField label="Provider" required maxLength={renewalLimits.provider} {...field('provider')} />
          <TextField label="Link" inputMode="url" maxLength={renewalLimits.url} {...field('url')} />
          <TextField label="First day" type="date" required {...field('startsOn')} />
          <TextField label="Last day, if later" type="date" {...field('endsOn')} />
          <TextField label="Hours" inputMode="decimal" required hint="Such as 1.5." {...field('hours')} />
          <TextArea
            label="Reflection"
            rows={4}
            max={renewalLimits.reflection}
            fieldClassName="sm:col-span-2"
            hint="What you learned and how you’ll use it. Some bodies require it."
            {...field('reflection')}
          />
          {holdings.map((holding) => (
            <AllocationFields key={holding._id} holding={holding} field={field} />
          ))}
          <FormButtons label="Save activity" busy={busy} cancelTo={cancelTo} className="sm:col-span-2" />
        </>
      )}
    </ApiForm>
  );
}

/**
 * How the activity counts for one certification: its group, or several groups with a part of the hours in each, and the
 * hours of each area.
 */
function AllocationFields({ holding, field }: { holding: Holding; field: (name: string) => FormField }) {
  const { _id, scheme, hasNext, endsOn } = holding;
  const divided = scheme.groups.filter(({ hasAreas }) => hasAreas).map(({ name }) => name);
  const isFilled = (part: number): boolean =>
    [fieldNames.group, fieldNames.hours, fieldNames.reportedOn].some((name) => {
      const { defaultValue, error } = field(name(_id, part));
      return Boolean(defaultValue || error);
    });
  const further = scheme.groups.map((_, part) => part).slice(1);
  const filled = further.filter(isFilled);
  const spare = further.filter((part) => !filled.includes(part));
  return (
    <fieldset className="grid items-end gap-4 border-t border-hairline pt-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="float-start w-full text-lg font-semibold sm:col-span-3">
        {scheme.name}
        {hasNext && `, cycle to ${formatDate(endsOn)}`}
      </legend>
      {[0, ...filled].map((part) => (
        <PartFields key={part} part={part} holding={holding} field={field} />
      ))}
      {spare.length > 0 && (
        <details className="sm:col-span-3">
          <summary className="link w-fit cursor-pointer text-sm">
            {filled.length === 0 ? 'Split between groups' : 'Split between more groups'}
          </summary>
          <div className="mt-3 grid items-end gap-4 sm:grid-cols-3">
            {spare.map((part) => (
              <PartFields key={part} part={part} holding={holding} field={field} />
            ))}
          </div>
        </details>
      )}
      {scheme.areas.length > 0 && (
        <p className="text-sm text-ink-2 sm:col-span-3">
          Split the hours for {divided.join(', ')} between the areas. They must add up to the hours that count
          here.
        </p>
      )}
      {scheme.areas.map(({ key, name }) => (
        <TextField key={key} label={name} inputMode="decimal" {...field(fieldNames.area(_id, key))} />
      ))}
    </fieldset>
  );
}

type PartProps = { part: number; holding: Holding; field: (name: string) => FormField };

/** A group of the certification, and the hours assigned to it. */
function PartFields({ part, holding: { _id, scheme }, field }: PartProps) {
  const isFirst = part === 0;
  return (
    <fieldset aria-label={`Part ${part + 1}`} className="contents">
      <SelectField
        label={isFirst ? 'Counts as' : 'Also counts as'}
        placeholder={isFirst ? 'Not for this certification' : 'No other group'}
        options={scheme.groups.map(({ key, name }) => ({ value: key, label: name }))}
        {...field(fieldNames.group(_id, part))}
      />
      <TextField
        label="Part that counts here"
        inputMode="decimal"
        hint={isFirst ? 'In hours. Leave empty to count all of them.' : 'In hours.'}
        {...field(fieldNames.hours(_id, part))}
      />
      <TextField label="Reported on" type="date" {...field(fieldNames.reportedOn(_id, part))} />
    </fieldset>
  );
}
