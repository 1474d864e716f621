import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../../../../contract/constants.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { FileField } from '../../../../../ui/forms/file-field.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { fileProblem, videoAccept } from '../../../../media/web/upload/check-file.ts';

/** Adds a lecture from a title and a video. The upload of the video starts immediately. */
export function AddLecture({
  section,
  field,
  onAdd,
}: {
  section: string;
  /** The name of this field in errors. */
  field: string;
  onAdd: (title: string, file: File) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<File>();
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const fault = file && fileProblem(file, 'video');
  const missing = (value: unknown) => (isTried && !value ? 'Please fill all fields' : undefined);

  function add() {
    if (!title.trim() || !file || fault) {
      // Synchronously: the first invalid field receives focus.
      flushSync(() => setIsTried(true));
      return fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    onAdd(title.trim(), file);
    close();
  }
  function close() {
    setIsOpen(false);
    setTitle('');
    setFile(undefined);
    setIsTried(false);
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden="true" />}
        aria-label={`Add lecture to ${section}`}
        data-field={field}
        onClick={() => setIsOpen(true)}
      >
        Add lecture
      </Button>
    );
  }
  return (
    <fieldset ref={fields} className="w-full space-y-4 rounded-card border border-hairline bg-sunken p-4">
      <legend className="sr-only">New lecture in {section}</legend>
      <TextField
        label="Lecture title"
        required
        autoFocus
        maxLength={limits.partTitleLength}
        value={title}
        error={missing(title.trim())}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={addOnEnter}
      />
      <FileField
        label="Video"
        required
        hint="MP4, WebM or OGG, under 1024 MB."
        accept={videoAccept}
        error={fault ?? missing(file)}
        onFiles={([chosen]) => setFile(chosen)}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={add}>Upload lecture</Button>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
