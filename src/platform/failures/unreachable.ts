const sentences: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there',
  ECONNRESET: 'it closed the connection',
  EHOSTUNREACH: 'there is no route to that host',
  ENETUNREACH: 'there is no route to that host',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name cannot be looked up at the moment',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'it does not respond',
  '28P01': 'the user or the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no database with that name',
};

/** Why something could not be reached, in a few words that fit after a colon. */
export function whyUnreachable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const known = sentences[code] ?? sentences[/\b(E[A-Z_]{4,}|EAI_AGAIN)\b/.exec(error.message)?.[0] ?? ''];
  if (known) return known;
  if (error.cause instanceof Error) return whyUnreachable(error.cause);
  if (/timed? ?out|timeout|abort/i.test(`${error.name} ${error.message}`)) return 'it does not respond';
  return error.message || code;
}
