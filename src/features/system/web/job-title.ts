/** A job's name as text: `send_mail` becomes `Send mail`. */
export function jobTitle(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
