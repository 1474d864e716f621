import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { counted } from '../../../../contract/text/time/formats.ts';
import type { ThreadDetail } from '../../contract.ts';
import { Act, Open } from './act.tsx';

/** The actions on a question that the viewer may take. */
export function QuestionActions({ thread, may }: Pick<ThreadDetail, 'thread' | 'may'>) {
  const { _id, voted, votes, pinned, state, held, editedAt } = thread;
  return (
    <div className="mt-3 -ml-3 flex flex-wrap items-center gap-1">
      {may.vote ? (
        <Act
          intent={voted ? 'unvote' : 'vote'}
          pressed={voted}
          icon={<ThumbsUp aria-hidden="true" fill={voted ? 'currentColor' : 'none'} />}
        >
          I have this question too{votes > 0 && ` (${votes})`}
        </Act>
      ) : (
        votes > 0 && <span className="px-3 text-sm text-ink-2">{counted(votes, 'vote')}</span>
      )}
      {may.edit && (
        <Open what="edit" of={_id}>
          Edit
        </Open>
      )}
      {may.remove && (
        <Open what="delete" of={_id}>
          Delete
        </Open>
      )}
      {may.moderate && (
        <>
          <Act intent={pinned ? 'unpin' : 'pin'}>{pinned ? 'Unpin' : 'Pin'}</Act>
          <Act intent={state === 'closed' ? 'reopen' : 'close'}>
            {state === 'closed' ? 'Reopen' : 'Close'}
          </Act>
        </>
      )}
      {may.hide && held && state !== 'hidden' && (
        <Act intent="release" more={{ editedAt: editedAt ?? '' }}>
          Publish
        </Act>
      )}
      {may.hide &&
        (state === 'hidden' ? (
          <Act intent="unhide">Show again</Act>
        ) : (
          <Open what="hide" of={_id}>
            Hide
          </Open>
        ))}
    </div>
  );
}
