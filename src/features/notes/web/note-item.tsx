import { useState } from 'react';
import { clockTime } from '../../../contract/text/time/clock-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoteForm } from './note-form.tsx';
import type { ShownNote } from './shown-notes.ts';

type Props = {
  note: ShownNote;
  onSeek: () => void;
  onSave: (text: string, replaces: string) => void;
  onDelete: () => void;
};

/** A note below the video. Its time is a button that plays the video from there. */
export function NoteItem({ note, onSeek, onSave, onDelete }: Props) {
  const [editing, setEditing] = useState<string>();
  const at = clockTime(note.second);
  if (editing !== undefined)
    return (
      <li className="py-3">
        <NoteForm
          label={`Edit your note at ${at}`}
          initial={editing}
          onCancel={() => setEditing(undefined)}
          onSave={(text) => {
            onSave(text, editing);
            setEditing(undefined);
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-3">
      <button
        type="button"
        className="link min-h-11 cursor-pointer tabular-nums"
        aria-label={`Play from ${at}`}
        onClick={onSeek}
      >
        {at}
      </button>
      <div className="min-w-0 flex-1 basis-48 py-2.5">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        {note.unsent &&
          (note.unsent.refused ? (
            <p className="mt-1 text-sm text-red">Not saved: {note.unsent.refused}</p>
          ) : (
            <p className="mt-1 text-sm text-ink-2">Not sent yet</p>
          ))}
      </div>
      <div className="ml-auto flex">
        <Button size="sm" variant="quiet" onClick={() => setEditing(note.text)}>
          Edit<span className="sr-only"> the note at {at}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={onDelete}>
          Delete<span className="sr-only"> the note at {at}</span>
        </Button>
      </div>
    </li>
  );
}
