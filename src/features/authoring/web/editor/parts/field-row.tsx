import type { CourseField } from '../../../../../contract/course/field-kinds.ts';
import { courseField, type FieldName, fieldNames } from '../../../../../contract/course/fields.ts';
import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import type { PanelProps } from '../panel-props.ts';

type Hints = Partial<Record<FieldName, string>>;

/** The rows of the fields in one place of the editor, in the order in which the fields are defined. */
export function FieldRows({
  place,
  hints = {},
  ...props
}: PanelProps & { place: CourseField['place']; hints?: Hints }) {
  return fieldNames
    .filter((name) => courseField(name).place === place)
    .map((name) => <FieldRow key={name} name={name} hint={hints[name]} {...props} />);
}

/** A field's label, control and error. `hint` replaces its defined hint. */
function FieldRow({ name, hint, fields, errors, onChange }: PanelProps & { name: FieldName; hint?: string }) {
  const field = courseField(name);
  const value = fields[name];
  if (field.kind === 'flag')
    return (
      <CheckboxField
        label={field.control}
        name={name}
        checked={value === true}
        onChange={(event) => onChange(name, event.target.checked)}
      />
    );
  if ('onlyWith' in field && !fields[field.onlyWith as FieldName]) return null;
  return (
    <Control
      field={field}
      name={name}
      value={String(value)}
      error={errors[name]}
      label={'control' in field ? field.control : field.label}
      required={Boolean(field.required)}
      hint={hint ?? field.hint}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
}

type ControlProps = {
  field: Exclude<CourseField, { kind: 'flag' }>;
  name: FieldName;
  value: string;
  error: string | undefined;
  label: string;
  required: boolean;
  hint: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

function Control({ field, ...row }: ControlProps) {
  switch (field.kind) {
    case 'line':
      return <TextField limit={field.max} {...row} />;
    case 'text':
      return <TextArea rows={field.rows} max={field.max} {...row} />;
    case 'lines':
      return <TextArea rows={field.rows} maxLines={field.maxLines} {...row} />;
    case 'choice':
      return <SelectField placeholder="Choose…" options={field.options.map(optionOf)} {...row} />;
    case 'dollars':
      return <TextField type="number" inputMode="decimal" min={0} step="0.01" prefix="$" {...row} />;
    case 'link':
      return <TextField type="url" placeholder={field.placeholder} {...row} />;
    case 'percent':
      return <TextField {...numberControl} max={100} suffix="%" {...row} />;
    case 'months':
      return <TextField {...numberControl} max={field.max} suffix="months" {...row} />;
  }
}

const optionOf = (option: string) => ({ value: option, label: option });

const numberControl = {
  type: 'number',
  inputMode: 'numeric',
  min: 1,
  fieldClassName: 'field-short',
} as const;
