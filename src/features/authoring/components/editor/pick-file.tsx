import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';

/** A small button that opens the file picker. */
export function PickFile(props: {
  label: string;
  about: string;
  accept?: string;
  onFile: (file: File) => void;
}) {
  const { label, about, accept, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Upload aria-hidden="true" />}
        aria-label={`${label}: ${about}`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={`${label}: ${about}`}
        className="hidden"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
