import { Link } from 'react-router';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { Card } from '../../../ui/display/card.tsx';
import { SessionFacts } from './session-facts.tsx';
import { recordingPath } from './session-paths.ts';
import type { TimedSession } from './session-times.ts';

/** A live session, with the actions that a learner can take. */
export function SessionCard({ session }: { session: TimedSession }) {
  const { _id, title, description, state, link, recording, course } = session;
  const isAhead = state === 'upcoming' || state === 'live';
  return (
    <Card as="li" padding="lg">
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      <div className="mt-2">
        <SessionFacts session={session} />
      </div>
      {description && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
      {isAhead && <Registration session={session} />}
      {isAhead && link && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <a href={link} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
            Join: {link}
          </a>
          <a
            href={`/api/live-sessions/${_id}/calendar.ics`}
            download
            className="link"
            onClick={(event) => void downloadIfThere(event)}
          >
            Add to calendar<span className="sr-only">: {title}</span>
          </a>
        </p>
      )}
      {state === 'ended' && recording && (
        <p className="mt-3">
          <Link to={recordingPath(course._id, recording._id)} className="link wrap-anywhere">
            Watch the recording: {recording.title}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Registration({ session }: { session: TimedSession }) {
  const { _id, title, isRegistered, link, capacity, registered } = session;
  // Instructors and administrators see the link without registering.
  if (!isRegistered && link) return null;
  if (!isRegistered && capacity !== null && registered >= capacity)
    return <p className="mt-4 font-semibold">This session is full. A place may become available later.</p>;
  return (
    <ApiForm
      hiddenFields={{ sessionId: _id, intent: isRegistered ? 'leave' : 'register' }}
      preventScrollReset
      className="mt-4 flex flex-wrap items-center gap-3"
    >
      {({ busy }) => (
        <>
          {isRegistered && <span className="font-semibold">You’re registered.</span>}
          <Button type="submit" size="sm" variant={isRegistered ? 'quiet' : 'primary'} busy={busy}>
            {isRegistered ? 'Cancel my registration' : 'Register'}
            <span className="sr-only"> for {title}</span>
          </Button>
        </>
      )}
    </ApiForm>
  );
}
