/** What a learner answered: the options they picked or what they typed, and whether they flagged the question. */
export type Given = { value: string[] | string | null; isFlagged: boolean; seconds: number };

/** Answers that the server does not have yet, by question. */
export type Waiting = Readonly<Record<string, Given>>;

const keyOf = (attemptId: string) => `milepost:attempt:${attemptId}`;

/** The answers that this device still has to send. Empty if storage is unavailable or unreadable. */
export function readWaiting(attemptId: string): Waiting {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '{}');
    return isWaiting(value) ? value : {};
  } catch {
    return {};
  }
}

/** Keeps unsent answers across a reload. */
export function keepWaiting(attemptId: string, waiting: Waiting): void {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(keyOf(attemptId));
    else localStorage.setItem(keyOf(attemptId), JSON.stringify(waiting));
  } catch {
    // Private windows may refuse storage; the page still has the answers.
  }
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && Object.values(value).every(isGiven);

function isGiven(given: unknown): given is Given {
  const { value, isFlagged, seconds } = (given ?? {}) as Partial<Given>;
  const isValue = value === null || typeof value === 'string' || Array.isArray(value);
  return isValue && typeof isFlagged === 'boolean' && Number.isSafeInteger(seconds);
}

/** Removes an answer that has been sent, unless a newer one has replaced it. */
export const withoutSent = (waiting: Waiting, id: string, sent: Given): Waiting =>
  waiting[id] === sent
    ? Object.fromEntries(Object.entries(waiting).filter(([other]) => other !== id))
    : waiting;

/** Whether there is an answer at all. */
export const isAnswered = (value: Given['value']): boolean =>
  value !== null && (typeof value === 'string' ? value.trim() !== '' : value.length > 0);
