import { ApiForm } from '../../../lib/form/api-form.tsx';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import type { Part } from '../../../lib/page/part.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Card } from '../../../ui/display/card.tsx';

/** The personal URL of a calendar with all sessions the learner has registered for. */
export function CalendarFeedCard({ feed }: { feed: Part<{ url: string | null }> }) {
  const url = feed.data?.url ?? null;
  return (
    <Card as="section" padding="lg" className="mt-10 max-w-3xl" aria-labelledby="calendar">
      <h2 id="calendar" className="text-xl">
        Your calendar
      </h2>
      <p className="mt-2 text-ink-2">
        Subscribe to this link, and every live session you register for, in any course, will appear in your
        calendar. Don’t share it: anyone who has it can see your sessions.
      </p>
      <FailedPart part={feed} />
      {url && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 basis-64 rounded bg-sunken px-3 py-2 text-sm break-all">{url}</code>
          <CopyButton value={url} label="Copy the link" />
        </p>
      )}
      {feed.data && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ApiForm hiddenFields={{ intent: 'new-feed' }} preventScrollReset>
            {({ busy }) => (
              <Button type="submit" variant="secondary" busy={busy}>
                {url ? 'Replace the link' : 'Create a calendar link'}
              </Button>
            )}
          </ApiForm>
          {url && (
            <ApiForm hiddenFields={{ intent: 'end-feed' }} preventScrollReset>
              {({ busy }) => (
                <Button type="submit" variant="quiet" busy={busy}>
                  Remove the link
                </Button>
              )}
            </ApiForm>
          )}
        </div>
      )}
    </Card>
  );
}
