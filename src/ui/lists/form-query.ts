/** What a form says, as the words of an address: without its empty fields, so that addresses stay short. */
export function formQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return query;
}
