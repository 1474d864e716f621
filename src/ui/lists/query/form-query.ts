/** A form's values as query parameters, without empty fields, so that URLs stay short. */
export function formQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return query;
}
