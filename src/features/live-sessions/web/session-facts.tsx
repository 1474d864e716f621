import { counted } from '../../../contract/text/time/formats.ts';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { placesOf, SessionStateBadge } from './session-state.tsx';
import type { TimedSession } from './session-times.ts';

/** When a session takes place, and how many learners have registered. */
export function SessionFacts({ session }: { session: TimedSession }) {
  const { state, startsAt, minutes, instructorTime } = session;
  return (
    <div className="text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink">
        <SessionStateBadge state={state} />
        <span>
          <LocalTime format="time" iso={startsAt} className="font-semibold" />, {counted(minutes, 'minute')}
        </span>
      </p>
      <p className="mt-1">
        Planned for {instructorTime} · {placesOf(session)}
      </p>
    </div>
  );
}
