const title = /^(dr|prof|mr|mrs|ms|mx|miss|sir|dame|eng|rev)\.?$/i;

/** The name to greet a person by: its first word, or the whole name if that is a title or an initial. */
export function firstName(name: string): string {
  const whole = name.trim();
  const [first = ''] = whole.split(/\s+/);
  return title.test(first) || /^\p{L}\.?$/u.test(first) ? whole : first;
}
