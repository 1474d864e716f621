/** A learner's player settings on this device. */
export type Preferences = {
  speed: number;
  /** 0–1. */
  volume: number;
  muted: boolean;
  captions: boolean;
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
};

const key = 'milepost:player';

const defaults: Preferences = { speed: 1, volume: 1, muted: false, captions: false, shortcuts: true };

const within = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const yesOrNo = (value: unknown) => typeof value === 'boolean';

const fits: Record<keyof Preferences, (value: unknown) => boolean> = {
  speed: within(0.25, 2),
  volume: within(0, 1),
  muted: yesOrNo,
  captions: yesOrNo,
  shortcuts: yesOrNo,
};

/** The stored settings, with defaults for missing or invalid values. Never fails. */
export function readPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const good = Object.entries(stored ?? {}).filter(
      ([name, value]) => name in fits && fits[name as keyof Preferences](value),
    );
    return { ...defaults, ...Object.fromEntries(good) };
  } catch {
    return defaults;
  }
}

/** Stores a change for the next lecture. If storage is full or unavailable, the change is not stored. */
export function rememberPreferences(change: Partial<Preferences>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readPreferences(), ...change }));
  } catch {
    // Private windows may refuse.
  }
}
