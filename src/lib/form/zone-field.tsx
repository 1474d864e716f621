import { useSyncExternalStore } from 'react';
import { SelectField, type SelectFieldProps } from '../../ui/forms/select-field.tsx';

type Props = Omit<SelectFieldProps, 'options' | 'label'> & {
  label?: string;
  zones: readonly string[];
};

const never = () => () => {};
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone: the browser's own, unless the form already has one. */
export function ZoneField({ zones, label = 'Time zone', defaultValue, ...rest }: Props) {
  const own = useSyncExternalStore(never, browserZone, () => 'UTC');
  const zone = defaultValue || (zones.includes(own) ? own : 'UTC');
  return (
    <SelectField
      key={String(zone)}
      label={label}
      defaultValue={zone}
      options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      {...rest}
    />
  );
}
