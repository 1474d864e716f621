import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type FileFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value'> & {
    onFiles?: (files: File[]) => void;
    /** An upload in progress; `value` is 0–100. */
    progress?: { value: number; label: string };
    /** A short instruction. */
    prompt?: string;
  };

/** A drop zone that also opens the file picker; a native file input underneath. */
export function FileField(props: FileFieldProps) {
  const { ids, field, rest: own } = useFieldParts(props);
  const { className, onFiles, progress, prompt, onChange, ...rest } = own;
  const [names, setNames] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    setNames(files.map((file) => file.name));
    onChange?.(event);
    onFiles?.(files);
  }
  return (
    <Field {...field}>
      <div className="dropzone" data-over={over || undefined}>
        <Upload aria-hidden="true" />
        {names.length > 0 ? (
          <strong className="max-w-full break-words">{names.join(', ')}</strong>
        ) : (
          <span>
            <span className="dropzone-action">
              {prompt ?? (rest.multiple ? 'Choose files' : 'Choose a file')}
            </span>
            <span className="needs-js"> or drop {rest.multiple ? 'them' : 'it'} here</span>
          </span>
        )}
        <input
          {...rest}
          {...ids.control}
          type="file"
          className={className}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {progress && <ProgressBar value={progress.value} label={progress.label} showLabel />}
    </Field>
  );
}
