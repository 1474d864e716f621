import { type DeviceChanges, deviceChanges } from '../../../../lib/form/drafts/device-changes.ts';

/** What a learner answered: the options they picked or what they typed, and whether they flagged the question. */
export type Given = { value: string[] | string | null; isFlagged: boolean; seconds: number };

/** Answers that the server does not have yet, by question. */
export type Waiting = Readonly<Record<string, Given>>;

/** The answers of an attempt that this device still has to send. */
export const waitingAnswers = (attemptId: string): DeviceChanges<Given> =>
  deviceChanges(`milepost:attempt:${attemptId}`, isGiven);

function isGiven(given: unknown): boolean {
  const { value, isFlagged, seconds } = (given ?? {}) as Partial<Given>;
  const isValue = value === null || typeof value === 'string' || Array.isArray(value);
  return isValue && typeof isFlagged === 'boolean' && Number.isSafeInteger(seconds);
}

/** Whether there is an answer at all. */
export const isAnswered = (value: Given['value']): boolean =>
  value !== null && (typeof value === 'string' ? value.trim() !== '' : value.length > 0);
