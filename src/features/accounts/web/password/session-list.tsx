import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import type { z } from 'zod';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useRestoredFocus } from '../../../../ui/overlays/use-restored-focus.ts';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { SessionList as SessionAnswer } from '../../contract.ts';

type Session = z.infer<typeof SessionAnswer>['sessions'][number];

/**
 * The signed-in devices, the current one first, each with a button to end its session.
 * @param props.headingId id of the list's heading; it receives focus when the pressed button is gone
 */
export function SessionList({ sessions, headingId }: { sessions: Session[]; headingId: string }) {
  const focus = useRestoredFocus(
    () => null,
    () => document.getElementById(headingId),
  );
  const sorted = sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <div {...focus}>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {sorted.map((session) => (
          <Line key={session._id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <EndForm label="End all other sessions" />
      ) : (
        <p className="mt-4 text-ink-2">You’re not signed in on any other device.</p>
      )}
    </div>
  );
}

const handheld = /iPhone|iPad|Android/;

function Line({ session }: { session: Session }) {
  const { _id, device, current, address, lastSeenAt } = session;
  const Icon = handheld.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {current && <Badge tone="green">This device</Badge>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {current ? (
            'Active now'
          ) : (
            <>
              Last seen <LocalTime format="time" iso={lastSeenAt} />
            </>
          )}
          {address && ` · ${plain(address)}`}
        </p>
      </div>
      {!current && <EndForm id={_id} label="End session" about={`${device}, ${plain(address)}`} />}
    </li>
  );
}

/** Shows an IPv4-mapped IPv6 address as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:/, '');

function EndForm({ id, label, about }: { id?: string; label: string; about?: string }) {
  return (
    <ApiForm
      hiddenFields={id ? { intent: 'end', session: id } : { intent: 'end-others' }}
      preventScrollReset
      className={id ? undefined : 'mt-4'}
    >
      {({ busy }) => (
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {label}
          {about && <span className="sr-only">: {about}</span>}
        </Button>
      )}
    </ApiForm>
  );
}
