import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { courseFields } from '../../../../../contract/course/fields.ts';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';

const pencilId = 'edit-course-title';

/** The course's title as the editor's heading, edited in place: Enter accepts, Escape restores. */
export function useInlineTitle(title: string, disabled: boolean, onChange: (title: string) => void) {
  const [before, setBefore] = useState<string | null>(null);
  const isEditing = before !== null;

  function finish() {
    flushSync(() => setBefore(null));
    document.getElementById(pencilId)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key must not also submit the form or close the dialog.
    event.preventDefault();
    if (event.key === 'Escape' && isEditing) onChange(before);
    finish();
  }
  const heading = (
    <span className={isEditing ? 'sr-only' : undefined}>{title.trim() || 'Untitled course'}</span>
  );
  const control = isEditing ? (
    <div className="flex flex-1 items-start gap-1">
      <TextField
        label="Course title"
        labelHidden
        autoFocus
        className="font-display font-bold"
        fieldClassName="flex-1"
        limit={courseFields.title.max}
        value={title}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <IconButton label="Save title" className="!mt-0" onClick={finish}>
        <Check aria-hidden="true" />
      </IconButton>
    </div>
  ) : (
    <IconButton
      id={pencilId}
      label="Edit title"
      size="sm"
      disabled={disabled}
      onClick={() => setBefore(title)}
    >
      <Pencil aria-hidden="true" />
    </IconButton>
  );
  return { heading, control };
}
