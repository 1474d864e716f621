import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../../../contract/text/time/clock-time.ts';
import { counted } from '../../../../contract/text/time/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { Thread } from '../../contract.ts';
import type { ThreadState } from '../../limits.ts';

export const stateLabels: Record<ThreadState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Unanswered', tone: 'amber' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Closed', tone: 'neutral' },
  hidden: { label: 'Hidden', tone: 'red' },
};

/** The page of a question. */
export const threadPath = ({ course, _id }: Pick<Thread, 'course' | '_id'>): string =>
  `/dashboard/courses/${course._id}/questions/${_id}`;

type Props = {
  thread: Thread;
  /** Names its course, in a list across courses. */
  withCourse?: boolean;
  /** In front of the title, such as a button that plays from its second. */
  lead?: ReactNode;
  /** Whether it is about the part that is playing. */
  isHere?: boolean;
};

/** A question in a list. */
export function ThreadItem({ thread, withCourse = false, lead, isHere = false }: Props) {
  const { title, state, pinned, held, author, answers, votes, lecture, second, createdAt } = thread;
  const { label, tone } = stateLabels[state];
  return (
    <li
      aria-current={isHere || undefined}
      className={cx('flex items-start gap-3 py-4', isHere && '-mx-3 rounded-control bg-green-tint px-3')}
    >
      {lead}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <Link to={threadPath(thread)} className="wrap-anywhere font-semibold text-ink">
            {pinned && <Pin aria-label="Pinned" className="mr-1 inline size-4 align-[-2px]" />}
            {title}
          </Link>
          <Badge tone={held ? 'amber' : tone}>{held ? 'Waiting for review' : label}</Badge>
        </div>
        <p className="wrap-anywhere mt-1 text-sm text-ink-2">
          {author.own ? 'You' : author.name} · <LocalTime iso={createdAt} format="short" /> ·{' '}
          {counted(answers, 'answer')}
          {votes > 0 && ` · ${counted(votes, 'vote')}`}
          {withCourse && ` · ${thread.course.title}`}
          {!lead && lecture && ` · ${lecture.title}${second === null ? '' : ` at ${clockTime(second)}`}`}
        </p>
      </div>
    </li>
  );
}
