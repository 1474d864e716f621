import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { emptyNoteSentence, longNoteSentence, noteCharacters } from '../limits.ts';

type Props = {
  label: string;
  initial?: string;
  fieldRef?: Ref<HTMLTextAreaElement>;
  onFocus?: () => void;
  onInput?: (text: string) => void;
  onSave: (text: string) => void;
  onCancel?: () => void;
};

/** Writes one note. Ctrl+Enter saves, Escape cancels. */
export function NoteForm({ label, initial = '', fieldRef, onFocus, onInput, onSave, onCancel }: Props) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  function save(event?: FormEvent): void {
    event?.preventDefault();
    const trimmed = text.trim();
    const problem = problemOf(trimmed);
    setError(problem);
    if (problem) return;
    onSave(trimmed);
    setText('');
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    if (event.key === 'Escape') onCancel?.();
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-3">
      <TextArea
        ref={fieldRef}
        label={label}
        rows={2}
        max={noteCharacters}
        value={text}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onInput?.(value);
        }}
        onFocus={onFocus}
        onKeyDown={press}
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm" variant="secondary">
          Save note
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function problemOf(text: string): string | undefined {
  if (text === '') return emptyNoteSentence;
  return text.length > noteCharacters ? longNoteSentence : undefined;
}
