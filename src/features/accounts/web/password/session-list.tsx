import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { Form, useNavigation } from 'react-router';
import type { z } from 'zod';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useKeptFocus } from '../../../../ui/overlays/use-restored-focus.ts';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { SessionList as SessionAnswer } from '../../contract.ts';

type Session = z.infer<typeof SessionAnswer>['sessions'][number];

/**
 * The devices that are signed in, the one in use first, each with a way to end it.
 * @param props.headingId what says what this list is; takes the focus when the button that was pressed is gone
 */
export function SessionList({ sessions, headingId }: { sessions: Session[]; headingId: string }) {
  const focus = useKeptFocus(
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
              Last seen <LocalTime look="time" iso={lastSeenAt} />
            </>
          )}
          {address && ` · ${plain(address)}`}
        </p>
      </div>
      {!current && <EndForm id={_id} label="End session" about={`${device}, ${plain(address)}`} />}
    </li>
  );
}

/** An IPv4 address as people know it, also where it came in the clothes of the newer kind. */
const plain = (address: string): string => address.replace(/^::ffff:/, '');

function EndForm({ id, label, about }: { id?: string; label: string; about?: string }) {
  const { formData } = useNavigation();
  const intent = id ? 'end' : 'end-others';
  const busy = formData?.get('intent') === intent && formData.get('session') === (id ?? null);
  return (
    <Form method="post" preventScrollReset className={id ? undefined : 'mt-4'}>
      <input type="hidden" name="intent" value={intent} />
      {id && <input type="hidden" name="session" value={id} />}
      <Button type="submit" size="sm" variant="secondary" busy={busy}>
        {label}
        {about && <span className="sr-only"> of {about}</span>}
      </Button>
    </Form>
  );
}
