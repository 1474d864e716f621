import { counted, formatCount } from '../../../contract/text/time/formats.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { Announcement } from '../contract.ts';
import { audienceHints } from '../limits.ts';
import { StateBadge } from './state-badge.tsx';

/** An announcement with its state and whom it reached. */
export function AnnouncementText({ announcement }: { announcement: Announcement }) {
  const { body, state, audience, sendAt, recipients, emailed, readers, hiddenReason } = announcement;
  return (
    <div className="mt-6 max-w-3xl space-y-4">
      {hiddenReason && (
        <Notice tone="warning" title="Hidden by an administrator">
          <p className="wrap-anywhere">{hiddenReason}</p>
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <StateBadge state={state} />
        <span>For: {audienceHints[audience].label}</span>
        <LocalTime format="time" iso={sendAt} />
        {recipients > 0 && (
          <span>
            {counted(recipients, 'recipient')}, {formatCount(emailed)} by email, {formatCount(readers)} read
            it in the course
          </span>
        )}
      </p>
      <Card padding="lg">
        <Markdown level={2}>{body}</Markdown>
      </Card>
    </div>
  );
}
