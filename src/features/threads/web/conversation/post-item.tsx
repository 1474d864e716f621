import Check from 'lucide-react/icons/check';
import type { FormProblem } from '../../../../lib/form/api-form.tsx';
import { ChangeFailed } from '../../../../lib/form/failures/change-failed.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { Post, ThreadDetail } from '../../contract.ts';
import { Act, Open } from './act.tsx';
import { AuthorLine } from './author-line.tsx';
import { type Opened, OpenedForm, revisionOf } from './opened-form.tsx';
import { ThreadText } from './thread-text.tsx';

type Props = {
  post: Post;
  may: ThreadDetail['may'];
  /** The form that is open below it. */
  opened: Opened | null;
  failure?: FormProblem;
};

/** An answer, and what the viewer may do with it. */
export function PostItem({ post, may, opened, failure }: Props) {
  return (
    <li className="py-5" id={post._id}>
      <article aria-label={`Answer by ${post.author.name}`}>
        {post.accepted && (
          <p className="mb-2">
            <Badge tone="green" icon={<Check aria-hidden="true" />}>
              Solution
            </Badge>
          </p>
        )}
        <AuthorLine {...post} />
        {opened !== 'edit' && <ThreadText>{post.body}</ThreadText>}
        {opened ? (
          <OpenedForm
            what={opened}
            id={post._id}
            post={post._id}
            body={post.body}
            revision={revisionOf(post)}
            failure={failure}
          />
        ) : (
          <>
            <div className="mt-2 -ml-3 flex flex-wrap gap-1 empty:hidden">
              <PostActions post={post} may={may} />
            </div>
            <ChangeFailed failure={failure} />
          </>
        )}
      </article>
    </li>
  );
}

function PostActions({ post, may }: Pick<Props, 'post' | 'may'>) {
  const isShown = !post.held && post.hiddenReason === null;
  const { _id } = post;
  return (
    <>
      {may.moderate && isShown && (
        <Act intent={post.accepted ? 'unaccept' : 'accept'} post={_id}>
          {post.accepted ? 'Not the solution' : 'Mark as solution'}
        </Act>
      )}
      {post.author.own && may.answer && post.hiddenReason === null && (
        <Open what="edit" of={_id}>
          Edit
        </Open>
      )}
      {post.author.own && post.hiddenReason === null && (
        <Open what="delete" of={_id}>
          Delete
        </Open>
      )}
      {may.hide && post.held && post.hiddenReason === null && (
        <Act intent="release" post={_id} more={{ editedAt: post.editedAt ?? '' }}>
          Publish
        </Act>
      )}
      {may.hide &&
        (post.hiddenReason === null ? (
          <Open what="hide" of={_id}>
            Hide
          </Open>
        ) : (
          <Act intent="unhide" post={_id}>
            Show again
          </Act>
        ))}
    </>
  );
}
