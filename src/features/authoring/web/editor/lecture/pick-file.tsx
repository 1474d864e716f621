import { useRef } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { RowIcon } from '../curriculum/row-icon.tsx';

/** A small button that opens the file picker. */
export function PickFile(props: {
  label: string;
  about: string;
  /** The name of this field in errors. */
  field?: string;
  accept?: string;
  onFile?: (file: File) => void;
  /** Several files at once. */
  onFiles?: (files: File[]) => void;
}) {
  const { label, about, field, accept, onFile, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="btn-flush"
        icon={<RowIcon name="upload" />}
        aria-label={`${label}: ${about}`}
        data-field={field}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={onFiles !== undefined}
        accept={accept}
        aria-label={`${label}: ${about}`}
        className="hidden"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          const [first] = chosen;
          if (!first) return;
          onFile?.(first);
          onFiles?.(chosen);
        }}
      />
    </>
  );
}
