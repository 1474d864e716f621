import { type Ref, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../../contract/text/time/clock-time.ts';
import { draftName, findDraft, forgetDraft, keepDraft } from '../../../lib/form/drafts/form-drafts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { type ShownNote, shownNotes } from './shown-notes.ts';
import { useNotes } from './use-notes.ts';

type Props = {
  courseId: string;
  lectureId: string;
  viewerId: string;
  video: RefObject<HTMLVideoElement | null>;
  /** Receives focus when the key `n` is pressed. */
  fieldRef: Ref<HTMLTextAreaElement>;
};

/** The user's notes in a lecture, below its video: written at the current second, even without a connection. */
export function NotesPanel({ courseId, lectureId, viewerId, video, fieldRef }: Props) {
  const notes = useNotes(courseId, viewerId);
  const [second, setSecond] = useState(0);
  const draft = draftName(`note:${lectureId}`, viewerId);
  const [typed, setTyped] = useState<string>();
  // A note that was half written before a reload. The code for other forms’ drafts would make the player slower to load.
  useEffect(() => {
    const { text, second = 0 } = findDraft(draft).fields;
    setTyped(text);
    setSecond(Number(second));
  }, [draft]);
  const [deleting, setDeleting] = useState<ShownNote | null>(null);
  const shown = shownNotes(notes.stored ?? [], notes.waiting, lectureId);
  const seek = (to: number) => {
    if (video.current) video.current.currentTime = to;
  };
  return (
    <>
      <NoteForm
        key={typed}
        initial={typed}
        fieldRef={fieldRef}
        label={`Your note at ${clockTime(second)}`}
        onFocus={() => setSecond(Math.floor(video.current?.currentTime ?? 0))}
        onInput={(text) => keepDraft(draft, { fields: text ? { text, second: `${second}` } : {} })}
        onSave={(text) => {
          forgetDraft(draft);
          notes.change(crypto.randomUUID(), { lectureId, second, text });
        }}
      />
      <ol className="mt-4 divide-y divide-hairline empty:hidden">
        {shown.map((note) => (
          <NoteItem
            key={note._id}
            note={note}
            onSeek={() => seek(note.second)}
            onSave={(text, replaces) =>
              notes.change(note._id, { lectureId, second: note.second, text }, replaces)
            }
            onDelete={() => setDeleting(note)}
          />
        ))}
      </ol>
      {notes.failed && notes.stored === null && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          We couldn’t load your earlier notes.
          <Button size="sm" variant="quiet" onClick={notes.retry}>
            Retry
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this note?"
        confirmLabel="Delete note"
        onClose={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) notes.change(deleting._id, null, deleting.text);
          setDeleting(null);
        }}
      >
        <p className="line-clamp-4 whitespace-pre-line">{deleting?.text}</p>
      </ConfirmDialog>
      <p className="mt-4">
        <Link to={`/dashboard/courses/${courseId}/notes`} className="link text-sm">
          All notes in this course
        </Link>
      </p>
    </>
  );
}
