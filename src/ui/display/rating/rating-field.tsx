import { counted } from '../../../contract/text/time/formats.ts';
import { FieldError, type FieldProps, RequiredMark, useField } from '../../forms/field.tsx';

export type RatingFieldProps = Pick<FieldProps, 'label' | 'error' | 'errorFrom' | 'required'> & {
  name: string;
  /** From 1 to 5. */
  defaultValue?: number;
};

const stars = [1, 2, 3, 4, 5];

/** One to five stars: a group of five radio buttons, usable with the keyboard and without scripts. */
export function RatingField({ label, error, errorFrom, required, name, defaultValue }: RatingFieldProps) {
  const ids = useField({ error, errorFrom, required });
  return (
    <fieldset className="field" id={ids.id} aria-describedby={ids.control['aria-describedby']}>
      <legend className="field-label mb-1.5">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="rating-field">
        {stars.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
              aria-invalid={ids.control['aria-invalid']}
            />
            <span aria-hidden="true">★</span>
            <span className="sr-only">{counted(value, 'star')}</span>
          </label>
        ))}
      </div>
      <FieldError ids={ids} />
    </fieldset>
  );
}
