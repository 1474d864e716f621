import type { ReactNode } from 'react';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Stars } from '../../../ui/display/rating/stars.tsx';
import type { Review } from '../contract.ts';

/** A review with the instructor's reply; below it, the viewer's actions. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { author, rating, text, own, createdAt, editedAt, answer } = review;
  return (
    <article className="py-6" aria-label={`Review by ${author.name}`}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={author.name} src={author.photo ?? undefined} size="sm" decorative />
        <span className="font-semibold">{author.name}</span>
        {own && <Badge tone="green">Your review</Badge>}
        <Stars value={rating} className="text-sm" />
        <span className="text-sm text-ink-2">
          {formatDate(createdAt)}
          {editedAt && ' · edited'}
        </span>
      </header>
      {text && <p className="mt-3 max-w-prose break-words whitespace-pre-line">{text}</p>}
      {answer && (
        <div className="mt-4 ml-4 max-w-prose border-l-4 border-green-tint pl-4">
          <p className="text-sm text-ink-2">
            <strong className="text-ink">{answer.name}</strong>, instructor · {formatDate(answer.answeredAt)}
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {children}
    </article>
  );
}
