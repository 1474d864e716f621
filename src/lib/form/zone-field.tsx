import { useSyncExternalStore } from 'react';
import { SelectField, type SelectFieldProps } from '../../ui/forms/select-field.tsx';

type Props = Omit<SelectFieldProps, 'options' | 'label'> & {
  label?: string;
  zones: readonly string[];
};

const never = () => () => {};
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A time zone: the browser's own, unless the form already has one. It is always offered: the API also accepts other names
 * of the same zones, and without an option of its own the first one would be selected.
 */
export function ZoneField({ zones, label = 'Time zone', defaultValue, ...rest }: Props) {
  const own = useSyncExternalStore(never, browserZone, () => 'UTC');
  const zone = String(defaultValue || (zones.includes(own) ? own : 'UTC'));
  return (
    <SelectField
      key={zone}
      label={label}
      defaultValue={zone}
      options={[...new Set([...zones, zone])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      {...rest}
    />
  );
}
