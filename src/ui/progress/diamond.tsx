export type StopState = 'done' | 'current' | 'ahead';

/** The milestone marker; decorative. */
export function Diamond({ state }: { state: StopState }) {
  return <span className="diamond" data-state={state} aria-hidden="true" />;
}
