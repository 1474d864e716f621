import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx';

/** The email of an account. */
export const EmailField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField label="Email" type="email" autoComplete="email" required {...props} />
);
