import { SelectField, type SelectFieldProps } from '../../../ui/forms/select-field.tsx';
import { useOwnZone } from './use-own-zone.ts';
import { zoneName } from './zone-name.ts';

type Props = Omit<SelectFieldProps, 'options' | 'label'> & {
  label?: string;
  zones: readonly string[];
};

/**
 * A time zone: the browser's own, unless the form already has one. The form's zone is always offered: the API accepts
 * other names for the same zones, and without an option for it the browser would select the first zone.
 */
export function ZoneField({ zones, label = 'Time zone', defaultValue, ...rest }: Props) {
  const own = useOwnZone();
  const zone = String(defaultValue || (zones.includes(own) ? own : 'UTC'));
  return (
    <SelectField
      key={zone}
      label={label}
      defaultValue={zone}
      options={[...new Set([...zones, zone])].map((value) => ({ value, label: zoneName(value) }))}
      {...rest}
    />
  );
}
