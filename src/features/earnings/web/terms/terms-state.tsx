import { Badge } from '../../../../ui/display/badge.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { VersionState } from '../../terms/contract.ts';

const names: Record<VersionState, string> = {
  planned: 'Planned',
  current: 'In force',
  past: 'Past',
  cancelled: 'Cancelled',
};
const tones = { planned: 'amber', current: 'green', past: 'neutral', cancelled: 'neutral' } as const;

type Props = { terms: { state: VersionState; announcedAt: string | null } };

/** The state of a version of the terms; if it is planned, also when instructors were told of it. */
export const TermsState = ({ terms: { state, announcedAt } }: Props) => (
  <>
    <Badge tone={tones[state]}>{names[state]}</Badge>
    {state === 'planned' && (
      <span className="block text-sm text-ink-2">
        {announcedAt ? (
          <>
            announced <LocalTime format="short" iso={announcedAt} />
          </>
        ) : (
          'not announced'
        )}
      </span>
    )}
  </>
);
