import { Link } from 'react-router';
import { Card } from '../../../ui/display/card.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { LiveSession } from '../contract.ts';
import { attendPath } from './session-paths.ts';
import { SessionStateBadge } from './session-state.tsx';

/** The next live sessions of a learner's courses. Shows nothing if there are none. */
export function SessionsAhead({ sessions }: { sessions: LiveSession[] }) {
  if (sessions.length === 0) return null;
  return (
    <Card as="section" className="mt-6" aria-labelledby="sessions-ahead">
      <h2 id="sessions-ahead" className="text-xl">
        Upcoming live sessions
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {sessions.map(({ _id, title, course, startsAt, state, isRegistered }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 last:pb-0">
            <div className="min-w-0 flex-1 basis-60">
              <Link to={attendPath(course._id)} className="link font-semibold wrap-anywhere">
                {title}
              </Link>
              <p className="text-sm wrap-anywhere text-ink-2">{course.title}</p>
            </div>
            {state === 'live' && <SessionStateBadge state={state} />}
            <p className="text-sm">
              <LocalTime format="time" iso={startsAt} />
              {isRegistered ? ' · registered' : ' · not registered'}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
