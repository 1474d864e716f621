import Library from 'lucide-react/icons/library';
import Receipt from 'lucide-react/icons/receipt';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { formatUsd } from '../../../contract/money/money.ts';
import type { Activity } from '../contract.ts';
import { relativeTime } from './relative-time.ts';

/** The latest activities, newest first. `now` comes from the server, so that both sides render the same text. */
export function ActivityList({ activities, now }: { activities: Activity[]; now: number }) {
  if (activities.length === 0) return <p className="text-ink-2">No recent activities found</p>;
  return (
    <ol className="divide-y divide-hairline">
      {activities.map((activity) => (
        <li key={`${activity.type} ${activity._id}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-control bg-green-tint text-green [&_svg]:size-5"
          >
            {icons[activity.type]}
          </span>
          <div className="min-w-0 flex-1 text-sm">
            <p className="break-words">{sentenceOf(activity)}</p>
            <time dateTime={activity.createdAt} className="text-ink-2">
              {relativeTime(activity.createdAt, now)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}

const icons = { user: <UserPlus />, course: <Library />, order: <Receipt /> };

const outcomes = {
  completed: 'bought',
  pending: 'ordered',
  failed: 'tried to buy',
  refunded: 'was refunded for',
} as const;

function sentenceOf(activity: Activity): ReactNode {
  switch (activity.type) {
    case 'user':
      return (
        <>
          <strong>{activity.name}</strong> signed up
        </>
      );
    case 'course':
      return (
        <>
          <strong>{activity.instructor.name || 'Unknown'}</strong> created “{activity.title}”
        </>
      );
    case 'order': {
      const { user, course, bundle, isGift } = activity;
      const { paymentStatus, amount } = activity.paymentInfo;
      const free = isGift ? 'gave' : 'enrolled in';
      return (
        <>
          <strong>{user.name}</strong> {amount === 0 ? free : outcomes[paymentStatus]} {isGift && 'the gift '}
          “{bundle?.title ?? course.title}”{amount > 0 && ` · ${formatUsd(amount)}`}
        </>
      );
    }
  }
}
