import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { Post } from '../../contract.ts';

type Props = Pick<Post, 'author' | 'createdAt' | 'editedAt' | 'held' | 'hiddenReason'>;

/** Who wrote something and when, and whether others can see it. */
export function AuthorLine({ author, createdAt, editedAt, held, hiddenReason }: Props) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <Avatar name={author.name} src={author.photo} size="sm" decorative />
        <strong className="text-ink">{author.name}</strong>
        {author.role === 'instructor' && <Badge tone="green">Instructor</Badge>}
        {author.role === 'admin' && <Badge tone="green">Milepost</Badge>}
        {author.own && <Badge>You</Badge>}
        <LocalTime iso={createdAt} />
        {editedAt && <span>· edited</span>}
      </p>
      {held && (
        <p className="mt-2 text-sm">
          <Badge tone="amber">Waiting for review</Badge> An administrator checks links before others can see
          them.
        </p>
      )}
      {hiddenReason !== null && (
        <p className="mt-2 text-sm">
          <Badge tone="red">Hidden</Badge> Reason: {hiddenReason}
        </p>
      )}
    </>
  );
}
