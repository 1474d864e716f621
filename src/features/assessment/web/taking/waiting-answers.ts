import { type DeviceChanges, deviceChanges } from '../../../../lib/form/drafts/device-changes.ts';

/** What a learner answered: the options they picked or what they typed, and whether they flagged the question. */
export type Given = { value: string[] | string | null; isFlagged: boolean; seconds: number };

/** What has changed about an answer. The rest stays as the server has it, which may be newer, from another device. */
export type Change = Partial<Given>;

/** Changes that the server does not have yet, by question. */
export type Waiting = Readonly<Record<string, Change>>;

/** The answers of an attempt that this device still has to send. */
export const waitingAnswers = (attemptId: string): DeviceChanges<Change> =>
  deviceChanges(`milepost:attempt:${attemptId}`, isChange);

function isChange(change: unknown): boolean {
  const { value = null, isFlagged = false, seconds = 0 } = (change ?? {}) as Change;
  const isValue = value === null || typeof value === 'string' || Array.isArray(value);
  return isValue && typeof isFlagged === 'boolean' && Number.isSafeInteger(seconds);
}

/** Whether the question has an answer. */
export const isAnswered = (value: Change['value']): boolean =>
  value !== null &&
  value !== undefined &&
  (typeof value === 'string' ? value.trim() !== '' : value.length > 0);
