import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { faultOf } from '../../../media/components/upload/fault-of.ts';

/** A title and a video make a lecture; its upload starts at once. */
export function AddLecture({
  section,
  field,
  onAdd,
}: {
  section: string;
  /** The name under which what is wrong here is known. */
  field: string;
  onAdd: (title: string, file: File) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();

  function add() {
    if (!title.trim() || !file) return setFault('Please fill all fields');
    const wrong = faultOf(file, 'video');
    if (wrong) return setFault(wrong);
    onAdd(title.trim(), file);
    close();
  }
  function close() {
    setIsOpen(false);
    setTitle('');
    setFile(undefined);
    setFault(undefined);
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
    <fieldset className="w-full space-y-4 rounded-card border border-hairline bg-sunken p-4">
      <legend className="sr-only">New lecture in {section}</legend>
      <TextField
        label="Title of the lecture"
        required
        autoFocus
        maxLength={limits.partTitleLength}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={addOnEnter}
      />
      <FileField
        label="Video"
        required
        hint="MP4, WebM or OGG, up to 1024 MB."
        accept="video/mp4,video/webm,video/ogg,.mp4,.webm,.ogg,.ogv"
        error={fault}
        onFiles={([chosen]) => {
          setFile(chosen);
          setFault(chosen ? (faultOf(chosen, 'video') ?? undefined) : undefined);
        }}
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
