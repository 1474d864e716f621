import { text } from '../../../lib/form/failures/form-failure.ts';

/** A number as typed, with a decimal comma or point; NaN, which the API refuses, for anything else. */
export const typedNumber = (form: FormData, name: string): number => {
  const typed = text(form, name).trim().replace(',', '.');
  return typed === '' ? Number.NaN : Number(typed);
};
