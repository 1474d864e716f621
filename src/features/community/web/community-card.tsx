import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Card } from '../../../ui/display/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

/** A link to the group where a course's learners meet. */
export function CommunityCard({ courseId, available }: { courseId: string; available: boolean }) {
  return (
    <Card as="section" aria-labelledby="community">
      <h2 id="community" className="text-lg">
        Community
      </h2>
      {available ? (
        <>
          <p className="mt-1 text-sm text-ink-2">Ask, answer and compare notes with others on this course.</p>
          <JoinButton courseId={courseId} />
          {/* Rendered only on the server, to keep the player's script small: browsers with scripts ignore it anyway. */}
          <noscript>
            {import.meta.env.SSR && (
              <a
                className={buttonClass('secondary', 'sm', 'mt-3')}
                href={`/dashboard/courses/${courseId}/community`}
              >
                Join Community
              </a>
            )}
          </noscript>
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-2">No community link available</p>
      )}
    </Card>
  );
}

function JoinButton({ courseId }: { courseId: string }) {
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    await openCommunity(courseId);
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="needs-js mt-3"
      busy={busy}
      icon={<ExternalLink aria-hidden="true" />}
      onClick={join}
    >
      Join Community<span className="sr-only"> (opens in a new tab)</span>
    </Button>
  );
}

async function openCommunity(courseId: string): Promise<void> {
  try {
    const { url } = await read(
      createClient(window.location.origin).courses[':id'].discord.$get({ param: segments({ id: courseId }) }),
    );
    if (!openTab(url)) sayBlocked(url);
  } catch (error) {
    const refused = error instanceof ApiFailure && error.status < 500;
    toast.error(refused ? error.message : 'Failed to get community link');
  }
}

/** @returns whether the browser allowed the tab to open; the opened page cannot reach back to this one */
function openTab(url: string): boolean {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.href = url;
  return true;
}

const sayBlocked = (url: string) =>
  toast.error('Failed to join community', {
    description: 'Your browser blocked the new tab.',
    action: { label: 'Open here', onClick: () => window.location.assign(url) },
  });
